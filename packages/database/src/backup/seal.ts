import { createHash } from 'node:crypto';
import type { Head, Part, PartEnd, Trailer } from './format.ts';
import { encodeFrame, type FrameKind } from './frames.ts';

/** Counts the parts and hashes every frame except data frames, so that a removed or added part is noticed. */
export class Seal {
  readonly #hash = createHash('sha256');
  #parts = 0;

  frame(kind: Exclude<FrameKind, 'D' | 'Z'>, value: Head | Part | PartEnd): Buffer {
    if (kind === 'E') this.#parts++;
    const frame = encodeFrame(kind, Buffer.from(JSON.stringify(value)));
    this.#hash.update(frame);
    return frame;
  }

  close(): Buffer {
    const trailer: Trailer = { parts: this.#parts, sha256: this.#hash.digest('hex') };
    return encodeFrame('Z', Buffer.from(JSON.stringify(trailer)));
  }
}
