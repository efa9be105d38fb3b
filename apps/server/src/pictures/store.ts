/**
 * Where made pictures lie: `DATA_DIR/pictures/{first two characters}/{key}-{width}.webp`, fetched ones also as `{key}-original.webp`,
 * which has no address. A file that is there is whole.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  /** The file's bytes, or nothing when it has not been made. */
  read(name: PictureName): Promise<Buffer | undefined>;
  /** Keeps a picture. Written beside its place and moved there, so that no reader meets half a file. */
  write(name: PictureName, bytes: Uint8Array): Promise<void>;
  /** File of a fetched picture as it is kept, from which the widths are made; nothing when it is not here. */
  original(key: string): string | undefined;
  writeOriginal(key: string, bytes: Uint8Array): Promise<void>;
};

export function createPictureStore(folder: string): PictureStore {
  const place = ({ key, width }: { key: string; width: PictureWidth | 'original' }) =>
    join(folder, key.slice(0, 2), `${key}-${width}.webp`);
  return {
    has: (name) => existsSync(place(name)),
    async read(name) {
      try {
        return await readFile(place(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: (name, bytes) => put(place(name), bytes),
    original(key) {
      const file = place({ key, width: 'original' });
      return existsSync(file) ? file : undefined;
    },
    writeOriginal: (key, bytes) => put(place({ key, width: 'original' }), bytes),
  };
}

async function put(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeBeside(file, (unfinished) => writeFile(unfinished, bytes));
}
