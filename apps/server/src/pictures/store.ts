/**
 * Where made pictures lie: `DATA_DIR/pictures/{first two characters}/{key}-{width}.webp`, fetched ones also as `{key}-original.webp`,
 * which has no address. A file is looked at before it is given: one that is not whole counts as not there.
 */
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PictureWidth, pictureWidths } from '@tianguis/contract';
import { writeBeside } from '../write-beside.ts';

/** One picture in one width. */
export type PictureName = { key: string; width: PictureWidth };

const nameShape = /^([A-Za-z0-9_]{4,80})-(\d{2,4})\.webp$/;

/** Reads a file name of a picture's address; nothing when it is none, or of a width that is not made. */
export function parsePictureName(file: string): PictureName | undefined {
  const [, key, digits] = nameShape.exec(file) ?? [];
  const width = pictureWidths.find((one) => String(one) === digits);
  return key === undefined || width === undefined ? undefined : { key, width };
}

export type PictureStore = {
  has(name: PictureName): boolean;
  /** The file's bytes, or nothing when it has not been made or is not whole. */
  read(name: PictureName): Promise<Buffer | undefined>;
  /** Keeps a picture. Written beside its place and moved there, so that no reader meets half a file. */
  write(name: PictureName, bytes: Uint8Array): Promise<void>;
  /** File of a fetched picture as it is kept, from which the widths are made; nothing when it is not here or not whole. */
  original(key: string): Promise<string | undefined>;
  writeOriginal(key: string, bytes: Uint8Array): Promise<void>;
};

export function createPictureStore(folder: string): PictureStore {
  const place = ({ key, width }: { key: string; width: PictureWidth | 'original' }) =>
    join(folder, key.slice(0, 2), `${key}-${width}.webp`);
  return {
    has: (name) => existsSync(place(name)),
    async read(name) {
      const bytes = await ifThere(readFile(place(name)));
      return bytes && isWhole(bytes, bytes.length) ? bytes : undefined;
    },
    write: (name, bytes) => put(place(name), bytes),
    async original(key) {
      const file = place({ key, width: 'original' });
      return (await isWholePicture(file)) ? file : undefined;
    },
    writeOriginal: (key, bytes) => put(place({ key, width: 'original' }), bytes),
  };
}

/**
 * Whether a picture file is there and whole, by its first bytes and its length.
 * @throws Error when it cannot be read
 */
export async function isWholePicture(file: string): Promise<boolean> {
  const handle = await ifThere(open(file));
  if (!handle) return false;
  try {
    const beginning = Buffer.alloc(headLength);
    await handle.read(beginning, 0, headLength, 0);
    return isWhole(beginning, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

/** "RIFF", the length of what follows, "WEBP"; name and length of the first part (RFC 9649, section 2.4). Lengths have four bytes. */
const headLength = 20;
const firstParts: readonly string[] = ['VP8 ', 'VP8L', 'VP8X'];

/**
 * An empty file, one that was cut off, and one with zeros or something else behind its beginning, as a machine that lost its power may leave
 * them, are not whole.
 */
function isWhole(beginning: Buffer, size: number): boolean {
  const name = (from: number) => beginning.toString('latin1', from, from + 4);
  return (
    size > headLength &&
    name(0) === 'RIFF' &&
    beginning.readUInt32LE(4) + 8 === size &&
    name(8) === 'WEBP' &&
    firstParts.includes(name(12)) &&
    beginning.readUInt32LE(16) + headLength <= size
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
  await writeBeside(file, (unfinished) => writeFile(unfinished, bytes));
}
