/** Finds pictures by name: reads them from the store, or draws and stores them. */
import { isUsedWidth } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import type { PictureRecipe } from '@tianguis/demo';
import type { Kysely } from 'kysely';
import type { DrawingPool } from './drawing/drawing-pool.ts';
import {
  type Asker,
  createSharedDrawings,
  type SharedDrawing,
  type SharedDrawingsOptions,
} from './drawing/shared-drawings.ts';
import { fetchAgain, sourceOf } from './sources.ts';
import type { PictureName, PictureStore } from './store.ts';

/**
 * The bytes are WebP. `isFinal` is true for the picture itself, which is immutable, and false for a placeholder while
 * the picture was not fetched yet.
 */
export type Picture = { bytes: Uint8Array; isFinal: boolean };

export type Pictures = {
  /**
   * Returns the picture; undefined if there is none with this name, or if the client has disconnected.
   * @throws Refused if the request would have to wait, but the queue is full
   */
  get(name: PictureName, asker: Asker): Promise<Picture | undefined>;
  /** The number of pictures that are being drawn or wait for that. */
  readonly pending: number;
};

export type PicturesOptions = {
  db: Kysely<Database>;
  store: PictureStore;
  pool: DrawingPool;
  concurrency: number;
  /** Reports files that cannot be read or written. The picture is still drawn and sent. */
  onError(error: unknown, message: string, requestId?: string): void;
  /** The longest queue of one visitor, enough for a few page views, and the longest queue of all visitors together. */
  waiting?: SharedDrawingsOptions['waiting'];
};

type Drawable = PictureRecipe | { original: string };

/** A picture that was requested and is not in the store. */
type Pending = {
  askers: number;
  source: Promise<Drawable | { placeholder: true } | undefined>;
  drawing: SharedDrawing;
};

export function createPictures({
  db,
  store,
  pool,
  concurrency,
  onError,
  waiting = { ofVisitor: 100, inAll: 1_000 },
}: PicturesOptions): Pictures {
  const drawings = createSharedDrawings({ concurrency, waiting });
  const pending = new Map<string, Pending>();
  const placeholders = new Map<number, Promise<Uint8Array>>();

  async function draw(source: Drawable, name: PictureName, requestId?: string): Promise<Uint8Array> {
    const bytes = await pool.draw(source, name.width);
    // If the disk is full, the picture is still sent, and is drawn again for the next request.
    await store.write(name, bytes).catch((error) => onError(error, 'a picture could not be stored', requestId));
    return bytes;
  }

  async function drawableOf({ key, width }: PictureName): Pending['source'] {
    const found = await sourceOf(db, key);
    if (!found || !isUsedWidth(width, found.kinds)) return undefined;
    if (found.source.kind === 'demo') return found.source.recipe;
    if (found.source.kind !== 'fetched') return undefined;
    const original = await store.original(key);
    if (original !== undefined) return { original };
    // The file is damaged or lost, or was fetched by a machine that does not share its folder.
    if (found.state === 'here') await fetchAgain(db, key);
    return { placeholder: true };
  }

  function placeholderOf(width: number): Promise<Uint8Array> {
    const drawing = placeholders.get(width) ?? pool.draw({ placeholder: true }, width);
    placeholders.set(width, drawing);
    drawing.catch(() => placeholders.delete(width));
    return drawing;
  }

  async function read(name: PictureName, requestId?: string): Promise<Uint8Array | undefined> {
    try {
      return await store.read(name);
    } catch (error) {
      onError(error, 'a stored picture could not be read', requestId);
      return undefined;
    }
  }

  function pendingOf(id: string, name: PictureName): Pending {
    const one = pending.get(id) ?? { askers: 0, source: drawableOf(name), drawing: drawings.create() };
    pending.set(id, one);
    return one;
  }

  return {
    async get(name, asker) {
      const stored = await read(name, asker.requestId);
      if (stored) return { bytes: stored, isFinal: true };
      const id = `${name.key}-${name.width}`;
      const one = pendingOf(id, name);
      one.askers += 1;
      try {
        // Wait for the source without a permit. So a database that does not answer blocks no drawing.
        const source = await one.source;
        if (!source) return undefined;
        if ('placeholder' in source) return { bytes: await placeholderOf(name.width), isFinal: false };
        const bytes = await drawings.wait(one.drawing, asker, () => draw(source, name, asker.requestId));
        return bytes && { bytes, isFinal: true };
      } finally {
        one.askers -= 1;
        if (one.askers === 0) pending.delete(id);
      }
    },
    get pending() {
      return pending.size;
    },
  };
}
