/** Frames of a backup. A frame is a letter for its kind, the length of its payload, and the payload. */

/**
 * `H` head, `P` start of a part, `D` data of the part, `E` end of the part, `Z` trailer. The payload of all kinds but
 * `D` is JSON.
 */
export type FrameKind = 'H' | 'P' | 'D' | 'E' | 'Z';

export type Frame = { kind: FrameKind; payload: Buffer };

const kinds: readonly string[] = ['H', 'P', 'D', 'E', 'Z'] satisfies FrameKind[];
const headerLength = 5;

/**
 * Written frames have at most this length. A greater length means damage or an attack, so no memory is allocated for
 * it.
 */
const maxPayload = 16 * 1024 * 1024;

export function encodeFrame(kind: FrameKind, payload: Buffer): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write(kind, 0, 'latin1');
  header.writeUInt32BE(payload.length, 1);
  return Buffer.concat([header, payload]);
}

/**
 * Parses a stream of bytes into frames. Buffers one frame at a time.
 * @throws Error of one sentence when the bytes are no frames, or end within a frame
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
  if (!kinds.includes(bytes.toString('latin1', 0, 1)) || size > maxPayload)
    throw new Error('The backup is damaged: it contains bytes that are no frame of a backup.');
  return size;
}
