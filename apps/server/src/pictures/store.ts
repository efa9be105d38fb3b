/**
 * The files of pictures: `DATA_DIR/pictures/{first two characters}/{key}-{width}.webp`. A fetched picture also has a
 * file `{key}-original.webp`, which has no URL. Each file is checked when it is read; a damaged file counts as missing.
 */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PictureWidth, pictureWidths } from '@tianguis/contract';
import { writeAtomically } from '../write-atomically.ts';

/** One picture in one width. */
export type PictureName = { key: string; width: PictureWidth };

const nameShape = /^([A-Za-z0-9_]{4,80})-(\d{2,4})\.webp$/;

/** Parses the file name in a picture's URL; undefined if the name is invalid, or has a width that is not drawn. */
export function parsePictureName(file: string): PictureName | undefined {
  const [, key, digits] = nameShape.exec(file) ?? [];
  const width = pictureWidths.find((one) => String(one) === digits);
  return key === undefined || width === undefined ? undefined : { key, width };
}

export type PictureStore = {
  has(name: PictureName): boolean;
  /** The bytes of the file; undefined if it is missing or damaged. */
  read(name: PictureName): Promise<Buffer | undefined>;
  /** Stores a picture atomically. */
  write(name: PictureName, bytes: Uint8Array): Promise<void>;
  /** The path of a stored original, from which all widths are drawn; undefined if the file is missing or damaged. */
  original(key: string): Promise<string | undefined>;
  writeOriginal(key: string, bytes: Uint8Array): Promise<void>;
};

export function createPictureStore(folder: string): PictureStore {
  const path = ({ key, width }: { key: string; width: PictureWidth | 'original' }) =>
    join(folder, key.slice(0, 2), `${key}-${width}.webp`);
  return {
    has: (name) => existsSync(path(name)),
    async read(name) {
      const bytes = await ifThere(readFile(path(name)));
      return bytes && isIntact(bytes, bytes.length) ? bytes : undefined;
    },
    write: (name, bytes) => put(path(name), bytes),
    async original(key) {
      const file = path({ key, width: 'original' });
      return (await isIntactPicture(file)) ? file : undefined;
    },
    writeOriginal: (key, bytes) => put(path({ key, width: 'original' }), bytes),
  };
}

/**
 * Whether a picture file exists and is intact, judged by the header and the length of the file.
 * @throws Error if the file cannot be read
 */
export async function isIntactPicture(file: string): Promise<boolean> {
  const handle = await ifThere(open(file));
  if (!handle) return false;
  try {
    const head = Buffer.alloc(headLength);
    await handle.read(head, 0, headLength, 0);
    return isIntact(head, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/**
 * Bytes of "RIFF", the length of the rest, "WEBP", and name and length of the first chunk (RFC 9649, section 2.4).
 * Lengths have 4 bytes.
 */
const headLength = 20;
const firstChunks: readonly string[] = ['VP8 ', 'VP8L', 'VP8X'];

/**
 * Whether a file is undamaged. After a power failure, a file may be empty or truncated, or may have zeros instead of
 * data.
 */
function isIntact(head: Buffer, size: number): boolean {
  const name = (from: number) => head.toString('latin1', from, from + 4);
  return (
    size > headLength &&
    name(0) === 'RIFF' &&
    head.readUInt32LE(4) + 8 === size &&
    name(8) === 'WEBP' &&
    firstChunks.includes(name(12)) &&
    head.readUInt32LE(16) + headLength <= size
  );
}

async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, (unfinished) => writeFile(unfinished, bytes));
}
