/** Decodes the bytes of a file: unpacks gzip, then decodes UTF-8, or UTF-16 with a byte order mark. */
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenFeed, limits } from '../faults.ts';

/**
 * Returns the file as chunks of text. Invalid bytes become U+FFFD; `checkEncoding` reports them later for the cell.
 * @throws BrokenFeed if the file cannot be unpacked, is not text or exceeds `limits.bytes`
 */
export async function* decode(file: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for await (const chunk of unpack(file)) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new BrokenFeed('The file is longer than 64 GB when unpacked: split it.');
    if (!decoder) {
      refuseOtherFormats(chunk);
      decoder = new TextDecoder(encodingOf(chunk));
    }
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  if (!decoder) throw new BrokenFeed('The file is empty.');
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function* unpack(file: Readable): AsyncGenerator<Buffer> {
  const chunks = atLeast(file, 4);
  const first = await chunks.next();
  if (first.done) return;
  const rest = prepend(first.value, chunks);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) return yield* rest;
  const gunzip = createGunzip();
  // The file is written into gunzip by hand and not by a pipe, so that errors of both are thrown here.
  const writing = feed(rest, gunzip);
  writing.catch((error) => gunzip.destroy(error instanceof Error ? error : new Error(String(error))));
  try {
    yield* gunzip as AsyncIterable<Buffer>;
    await writing;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new BrokenFeed('The file begins as gzip but cannot be unpacked: it is damaged or cut off.');
    throw error;
  } finally {
    gunzip.destroy();
  }
}

async function feed(chunks: AsyncIterable<Buffer>, into: ReturnType<typeof createGunzip>): Promise<void> {
  for await (const chunk of chunks) {
    if (into.destroyed) return;
    if (!into.write(chunk)) {
      await new Promise<void>((go) => {
        const on = () => {
          into.off('drain', on).off('close', on);
          go();
        };
        into.on('drain', on).on('close', on);
      });
    }
  }
  into.end();
}

/**
 * Returns the same chunks. The first has at least `count` bytes, or is the whole file, so that magic numbers can be
 * read.
 */
async function* atLeast(file: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let buffered: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of file) {
    if (!buffered) {
      yield chunk;
      continue;
    }
    buffered = Buffer.concat([buffered, chunk]);
    if (buffered.length < count) continue;
    yield buffered;
    buffered = undefined;
  }
  if (buffered && buffered.length > 0) yield buffered;
}

async function* prepend(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Magic numbers of file formats that the shop does not support. */
const otherFormats: readonly (readonly [string, string])[] = [
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['25504446', 'a PDF document'],
  ['504b0304', 'a zip archive or a spreadsheet (save it as CSV or TSV first)'],
  ['d0cf11e0', 'an old spreadsheet (save it as CSV or TSV first)'],
  ['28b52ffd', 'packed with zstd (unpack it first)'],
  ['425a68', 'packed with bzip2 (unpack it first)'],
];

function refuseOtherFormats(start: Buffer): void {
  const hex = start.subarray(0, 4).toString('hex');
  const format = otherFormats.find(([magic]) => hex.startsWith(magic))?.[1];
  if (format) throw new BrokenFeed(`The file is no product feed: it is ${format}.`);
  if (encodingOf(start) === 'utf-8' && start.subarray(0, 1024).includes(0))
    throw new BrokenFeed('The file is no product feed: it contains bytes that no text has.');
}
