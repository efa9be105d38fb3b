/** Tests of the reading of customers' files: what is refused, and that nothing is stored as it came (AF-02). */
import { readdirSync, readFileSync } from 'node:fs';
import { mostPhotographBytes, photographSide, previewSide } from '@tianguis/domain/photograph';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createDrawingPool } from '../drawing/drawing-pool.ts';
import { photographTimeLimit, readPhotographs } from './read-photographs.ts';
import { mutated, picture, plainPng, pngChunk, pngOf, randomOf, withComment, withSize } from './test-photographs.ts';

/** Megabytes that the process of the decoder may have at most. It starts with some 100 MB. */
const mostMemory = 600;

const pool = createDrawingPool(1, { timeLimit: photographTimeLimit, idleAfter: 600_000 });
const read = readPhotographs(pool, { waitingOfVisitor: 200, waitingInAll: 200, timeout: 600_000 });
afterAll(() => pool.stop());

const jpeg = await picture().jpeg().toBuffer();
const script = '<script>alert(document.cookie)</script>';

async function clean(file: Uint8Array) {
  const result = await read(file, 'ana');
  if ('fault' in result) throw new Error(result.fault);
  return { ...result, metadata: await sharp(result.bytes).metadata() };
}

describe('AF-02 a photograph is encoded again', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP, with a preview', async (format) => {
    const { bytes, preview, metadata } = await clean(await picture().toFormat(format).toBuffer());
    expect(metadata).toMatchObject({ format: 'webp', width: 640, height: 480, hasAlpha: false });
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: previewSide, height: previewSide });
    expect(preview.length).toBeLessThan(bytes.length);
  });

  test('loses its metadata and its place, and is upright', async () => {
    const exif = { IFD0: { Make: 'Camara', Copyright: 'Ana' }, IFD3: { GPSLatitude: '19/1 25/1 10/1' } };
    const file = await picture().jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer();
    expect((await sharp(file).metadata()).exif?.includes('Camara')).toBe(true);
    const { bytes, metadata } = await clean(file);
    expect(metadata).toMatchObject({ width: 480, height: 640 });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(5).fill(undefined),
    );
    expect(Buffer.from(bytes).includes('Camara')).toBe(false);
  });

  test('has a longer side of at most 2000 pixels, and is never enlarged', async () => {
    const large = await clean(await picture(4_000, 3_000).jpeg().toBuffer());
    expect(large.metadata).toMatchObject({ width: photographSide, height: 1_500 });
    expect((await clean(await picture(40, 50).jpeg().toBuffer())).metadata).toMatchObject({ width: 40, height: 50 });
  });

  test('an animation becomes its first picture', async () => {
    const frames = sharp(await picture(64, 128).png().toBuffer(), { pages: -1 });
    const file = await sharp(Buffer.concat([await frames.raw().toBuffer()]), {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    expect((await clean(file)).metadata).toMatchObject({ width: 64, height: 64 });
    expect((await clean(file)).metadata.pages ?? 1).toBe(1);
  });

  test.each([
    ['a page after its end', Buffer.concat([jpeg, Buffer.from(script)])],
    ['a page in a comment', withComment(jpeg, `<html>${script}`)],
    ['an archive after its end', Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${script}`, 'latin1')])],
  ])('a polyglot comes out clean: %s', async (_name, file) => {
    const { bytes } = await clean(file);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
  });
});

describe('AF-02 a file is refused', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['nothing', 'type', () => Buffer.alloc(0)],
    ['a page', 'type', () => Buffer.from(`<!doctype html>${script}`)],
    ['a drawing with a script', 'type', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a GIF', 'type', () => picture(64, 64).gif().toBuffer()],
    ['an AVIF', 'type', () => picture(64, 64).avif({ effort: 0 }).toBuffer()],
    ['a TIFF', 'type', () => picture(64, 64).tiff().toBuffer()],
    ['a document', 'type', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    [
      'a GIF that says it is a JPEG',
      'damaged',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await picture(64, 64).gif().toBuffer()]),
    ],
    ['a JPEG that is cut off', 'damaged', () => jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG that is cut off', 'damaged', async () => (await picture().png().toBuffer()).subarray(0, 5_000)],
    ['a WebP that is cut off', 'damaged', async () => (await picture().webp().toBuffer()).subarray(0, 2_000)],
    ['a PNG with wrong rows', 'damaged', () => pngOf(640, 480)],
    ['a PNG with a header of 60,000 pixels', 'pixels', () => pngOf(60_000, 60_000)],
    ['a JPEG that says 60,000 pixels', 'pixels', () => withSize(jpeg, 60_000, 60_000)],
    ['a true picture of 60 million pixels', 'pixels', () => plainPng(10_000, 6_000)],
    ['a picture that is a line', 'narrow', () => plainPng(20_000, 40)],
    ['a picture of a pixel', 'small', () => plainPng(1, 1)],
    [
      'the start of a JPEG and zeros',
      'damaged',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(mostPhotographBytes - 4)]),
    ],
    ['a PNG with a text of 100 MB', 'damaged', async () => bombText(await picture(64, 64).png().toBuffer())],
  ])('%s: %s', async (_name, fault, make) => {
    const result = await read(await make(), 'ana');
    // A text in a PNG may also be skipped. Then the picture comes out without it.
    if (_name.includes('text') && !('fault' in result)) expect(result.bytes.length).toBeLessThan(100_000);
    else expect(result).toEqual({ fault });
  });

  test('a file that takes too long, and the next one is read', async () => {
    const slow = createDrawingPool(1, { hangsAfter: 1 });
    const reader = readPhotographs(slow);
    expect(await reader(jpeg, 'ana')).toEqual({ fault: 'damaged' });
    expect(slow.processes).toBe(0);
    await slow.stop();
    expect(await read(jpeg, 'ana')).toHaveProperty('preview');
  });
});

/** A PNG with a compressed text chunk that is 100 MB long when it is opened. */
async function bombText(png: Buffer): Promise<Buffer> {
  const { deflateSync } = await import('node:zlib');
  const text = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000, 65))]);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, 33), pngChunk('zTXt', text), png.subarray(33, end), png.subarray(end)]);
}

describe('AF-02 under load', () => {
  test('100 mutated pictures: none is stored as it came, and the memory of the decoder is bounded', async () => {
    const random = randomOf(40);
    const sources = [jpeg, await picture().png().toBuffer(), await picture().webp().toBuffer()];
    let peak = 0;
    let taken = 0;
    for (let round = 0; round < 100; round++) {
      const file = mutated(sources[round % sources.length] as Buffer, random);
      const result = await read(file, 'ana');
      peak = Math.max(peak, memoryOfDecoder());
      if ('fault' in result) continue;
      taken += 1;
      const { bytes } = result;
      expect(Buffer.from(bytes).equals(file)).toBe(false);
      expect(Buffer.from(bytes).includes('<script>')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
    }
    // Some of them are only changed where it does not matter.
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(100);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(mostMemory);
  });

  test('the largest pictures that are taken need no more memory', async () => {
    const files = [
      await plainPng(5_000, 5_000),
      await sharp(await plainPng(8_000, 6_000))
        .jpeg({ progressive: true })
        .toBuffer(),
      await sharp(await plainPng(5_000, 5_000))
        .png({ progressive: true })
        .toBuffer(),
      await sharp(await plainPng(5_000, 5_000))
        .webp({ effort: 0 })
        .toBuffer(),
    ];
    for (const file of files) expect(await read(file, 'ana')).toHaveProperty('preview');
    const peak = memoryOfDecoder();
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(mostMemory);
  });

  test('one file is read at a time, a few wait, and the others are busy', async () => {
    const reader = readPhotographs(pool);
    const results = await Promise.all(Array.from({ length: 12 }, () => reader(jpeg, 'ana')));
    const busy = results.filter((result) => 'fault' in result && result.fault === 'busy');
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThan(12);
    expect(results.every((result) => !('fault' in result) || result.fault === 'busy')).toBe(true);
    expect(pool.processes).toBe(1);
  });
});

/** The greatest memory that the decoder's process has had, in megabytes; only Linux says this. */
function memoryOfDecoder(): number {
  if (process.platform !== 'linux') return 1;
  const tasks = readdirSync(`/proc/${process.pid}/task`);
  const children = tasks.flatMap((task) =>
    readIfThere(`/proc/${process.pid}/task/${task}/children`).trim().split(' ').filter(Boolean),
  );
  const peaks = children.map(
    (id) => Number(/VmHWM:\s+(\d+)/.exec(readIfThere(`/proc/${id}/status`))?.[1] ?? 0) / 1_024,
  );
  return Math.max(0, ...peaks);
}

/** A file of the system about a thread or a process; empty if that has just ended. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
