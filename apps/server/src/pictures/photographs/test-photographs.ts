/** For tests: photographs, and hostile files that are made here. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of random looking stripes, so that a changed byte changes it. */
export const picture = (width = 640, height = 480) =>
  sharp({
    create: { width, height, channels: 3, background: '#a33', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  });

/** A PNG with a header of this size, and the given rows. */
export function pngOf(width: number, height: number, data: Buffer = deflateSync(Buffer.alloc(1_000))): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))],
  ]);
}

/** A chunk of a PNG. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A true PNG of one colour: few bytes, many pixels. */
export const plainPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The place where a JPEG continues after its first marker. */
const afterStart = 2;

/** A JPEG with a comment, in which another file can hide. */
export function withComment(jpeg: Buffer, text: string): Buffer {
  const comment = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, afterStart), head, comment, jpeg.subarray(afterStart)]);
}

/** Marks a JPEG as larger than it is. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A generator of whole numbers below a limit, the same for the same seed (mulberry32). */
export function randomOf(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Changes, cuts, repeats or inserts some bytes. */
export function mutated(file: Buffer, random: (limit: number) => number): Buffer {
  let bytes = Buffer.from(file);
  for (let change = 0; change <= random(8); change++) {
    const at = random(bytes.length);
    const piece = bytes.subarray(at, at + random(64));
    const ways = [
      () => void bytes.writeUInt8(random(256), at),
      () => void bytes.subarray(at, at + random(32)).fill(random(256)),
      () => {
        bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
      },
      () => {
        bytes = Buffer.concat([bytes.subarray(0, Math.max(at, 1)), bytes.subarray(at + piece.length)]);
      },
      () => {
        bytes = Buffer.concat([bytes.subarray(0, Math.max(at, 1)), Buffer.from('<script>alert(1)</script>')]);
      },
    ];
    ways[random(ways.length)]?.();
  }
  return bytes;
}
