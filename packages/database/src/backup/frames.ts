/** A backup as frames: a letter, a length, and as many bytes. */

/** `H` what the backup is, `P` a part begins, `D` its bytes, `E` it ends, `Z` the backup ends. All but `D` hold JSON. */
export type FrameKind = 'H' | 'P' | 'D' | 'E' | 'Z';

export type Frame = { kind: FrameKind; payload: Buffer };

const kinds: readonly string[] = ['H', 'P', 'D', 'E', 'Z'] satisfies FrameKind[];
const headerLength = 5;

/** More than any frame that is written; a length above it is damage or malice, and nothing is kept for it. */
const longest = 16 * 1024 * 1024;

export function encodeFrame(kind: FrameKind, payload: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write(kind, 0, 'latin1');
  header.writeUInt32BE(payload.length, 1);
  return Buffer.concat([header, payload]);
}

/**
 * Takes a stream of bytes apart again, holding one frame at a time.
 * @throws Error of one sentence when the bytes are no frames, or end within one
 */
export async function* decodeFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let pending: Buffer[] = [];
  let length = 0;
  let wanted = headerLength;
  for await (const chunk of bytes) {
    pending.push(chunk);
    length += chunk.length;
    while (length >= wanted) {
      const all = pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending);
      const size = payloadLength(all);
      wanted = headerLength + size;
      if (all.length < wanted) {
        pending = [all];
        break;
      }
      yield { kind: all.toString('latin1', 0, 1) as FrameKind, payload: all.subarray(headerLength, wanted) };
      pending = [all.subarray(wanted)];
      length = all.length - wanted;
      wanted = headerLength;
    }
  }
  if (length > 0) throw new Error('The backup is cut off: it ends in the middle of a frame.');
}

function payloadLength(bytes: Buffer): number {
  const size = bytes.readUInt32BE(1);
  if (!kinds.includes(bytes.toString('latin1', 0, 1)) || size > longest)
    throw new Error('The backup is damaged: what stands in it is no frame of a backup.');
  return size;
}
