/**
 * Paths of the files of cached pages: `segment/shard/name`. There are two segments, as in memory (segmented LRU): `new`
 * for pages with one visitor, and `asked` for pages with several. A shard is a part of the folder, with its share of
 * the bytes.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';

export const segments = ['asked', 'new'] as const;
export type Segment = (typeof segments)[number];

/**
 * The fewest bytes of a shard. A shard must have room for many pages, and must be small enough to be counted quickly.
 */
const leastShardBytes = 8 * 2 ** 20;
const mostShards = 256;

export class PageFileLayout {
  readonly folder: string;
  /** The most bytes of a shard. */
  readonly shardBytes: number;
  /** Number of hexadecimal digits of a name that select its shard. */
  readonly #digits: number;

  constructor(folder: string, maxBytes: number) {
    this.folder = folder;
    this.#digits = maxBytes >= mostShards * leastShardBytes ? 2 : maxBytes >= 16 * leastShardBytes ? 1 : 0;
    this.shardBytes = maxBytes / 16 ** this.#digits;
  }

  get shards(): string[] {
    return Array.from({ length: 16 ** this.#digits }, (_, at) =>
      this.#digits === 0 ? '' : at.toString(16).padStart(this.#digits, '0'),
    );
  }

  shardOf(name: string): string {
    return name.slice(0, this.#digits);
  }

  path(segment: Segment, name: string): string {
    return join(this.folder, segment, this.shardOf(name), name);
  }
}

/** The file name of a page's URL: a cryptographic hash, so that nobody can find two URLs with the same name. */
export function nameOf(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 40);
}
