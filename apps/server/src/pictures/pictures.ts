/** Pictures by name: from the store, or made now and kept. */
import type { PictureRecipe } from '@tianguis/demo';
import type pg from 'pg';
import type { Maker } from './maker.ts';
import { createQueue } from './queue.ts';
import type { PictureName, PictureStore } from './store.ts';

/** WebP. `isFinal`: what stands under this name for ever; else it stands in for one that is still to be fetched. */
export type Picture = { bytes: Uint8Array; isFinal: boolean };

export type Pictures = {
  /** The picture, or nothing when there is no such one. Rejects with QueueFull when too many wait. */
  get(name: PictureName): Promise<Picture | undefined>;
  /** How many are being made or wait for it. */
  readonly pending: number;
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
  const inFlight = new Map<string, Promise<Picture | undefined>>();
  const placeholders = new Map<number, Promise<Uint8Array>>();

  async function make(name: PictureName): Promise<Picture | undefined> {
    const matter = await matterOf(name.key);
    if (!matter) return undefined;
    if ('placeholder' in matter) return { bytes: await placeholderOf(name.width), isFinal: false };
    const bytes = await queue(() => maker.make(matter, name.width));
    await store.write(name, bytes);
    return { bytes, isFinal: true };
  }

  async function matterOf(
    key: string,
  ): Promise<PictureRecipe | { original: string } | { placeholder: true } | undefined> {
    const found = await sourceOf(pool, key);
    if (found?.source.kind === 'demo') return found.source.recipe;
    if (found?.source.kind !== 'fetched') return undefined;
    const original = store.original(key);
    if (original !== undefined) return { original };
    // Fetched by a machine that does not share its folder with this one, or the folder was lost.
    if (found.state === 'here') await fetchAgain(pool, key);
    return { placeholder: true };
  }

  function placeholderOf(width: number): Promise<Uint8Array> {
    const begun = placeholders.get(width) ?? queue(() => maker.make({ placeholder: true }, width));
    placeholders.set(width, begun);
    begun.catch(() => placeholders.delete(width));
    return begun;
  }

  return {
    async get(name) {
      const stored = await store.read(name);
      if (stored) return { bytes: stored, isFinal: true };
      // Everybody who asks for the same picture waits for the same work.
      const id = `${name.key}-${name.width}`;
      const begun = inFlight.get(id) ?? make(name).finally(() => inFlight.delete(id));
      inFlight.set(id, begun);
      return begun;
    },
    get pending() {
      return inFlight.size;
    },
  };
}

type Source = { kind: 'demo'; recipe: PictureRecipe } | { kind: 'fetched' } | { kind: 'file' };

/** How a picture comes to be: by the demo's recipe, or from the address that a feed names. */
async function sourceOf(
  pool: PicturesOptions['pool'],
  key: string,
): Promise<{ source: Source; state: string | null } | undefined> {
  const { rows } = await pool.query<{ source: Source; state: string | null }>({
    name: 'picture-source',
    text: 'select source, fetch_state as state from pictures where key = $1',
    values: [key],
  });
  return rows[0];
}

async function fetchAgain(pool: PicturesOptions['pool'], key: string): Promise<void> {
  await pool.query({
    name: 'picture-again',
    text: `update pictures set fetch_state = 'waiting', fetch_attempts = 0, fetch_at = now() where key = $1 and fetch_state = 'here'`,
    values: [key],
  });
}
