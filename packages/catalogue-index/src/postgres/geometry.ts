/**
 * How ordinals are grouped. Files of sql/ have the same numbers as the variables `:block_size`, `:segment_blocks`,
 * `:segment_size` and `:buckets`.
 */
export const blockSize = 1024;
export const segmentBlocks = 64;
export const segmentSize: number = blockSize * segmentBlocks;
/** Rank buckets of a sort key: ten binary digits. */
export const buckets = 1024;

/** Names and values for files of sql/. */
export const geometryVariables: Readonly<Record<string, number>> = {
  block_size: blockSize,
  segment_blocks: segmentBlocks,
  segment_size: segmentSize,
  buckets,
};
