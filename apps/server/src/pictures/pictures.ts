/** Pictures by name: from the store, or made now and kept. */
import type { PictureRecipe } from '@tianguis/demo';
import type pg from 'pg';
import type { Maker } from './maker.ts';
import { createQueue } from './queue.ts';
import type { PictureName, PictureStore } from './store.ts';

export type Pictures = {
  /** The picture's WebP, or nothing when there is no such picture. Rejects with QueueFull when too many wait. */
  get(name: PictureName): Promise<Uint8Array | undefined>;
};

export type PicturesOptions = {
  pool: Pick<pg.Pool, 'query'>;
  store: PictureStore;
  maker: Maker;
  concurrency: number;
  /** How many may wait to be made: a few page views' worth. */
  queueLimit?: number;
};

export function createPictures({ pool, store, maker, concurrency, queueLimit = 200 }: PicturesOptions): Pictures {
  const queue = createQueue(concurrency, queueLimit);
  const inFlight = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(name: PictureName): Promise<Uint8Array | undefined> {
    const recipe = await recipeOf(pool, name.key);
    if (!recipe) return undefined;
    const bytes = await queue(() => maker.make(recipe, name.width));
    await store.write(name, bytes);
    return bytes;
  }

  return {
    async get(name) {
      const stored = await store.read(name);
      if (stored) return stored;
      // Everybody who asks for the same picture waits for the same work.
      const id = `${name.key}-${name.width}`;
      const begun = inFlight.get(id) ?? make(name).finally(() => inFlight.delete(id));
      inFlight.set(id, begun);
      return begun;
    },
  };
}

/** How a picture is made: the demo's recipe. Pictures from elsewhere are not made here. */
async function recipeOf(pool: PicturesOptions['pool'], key: string): Promise<PictureRecipe | undefined> {
  const { rows } = await pool.query<{ source: { kind: string; recipe?: PictureRecipe } }>({
    name: 'picture-source',
    text: 'select source from pictures where key = $1',
    values: [key],
  });
  const source = rows[0]?.source;
  return source?.kind === 'demo' ? source.recipe : undefined;
}
