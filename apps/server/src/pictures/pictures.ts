/** Pictures by name: from the store, or made now and kept. */
import { isUsedWidth } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import type { PictureRecipe } from '@tianguis/demo';
import type { Kysely } from 'kysely';
import { FairQueue } from '../limits/fair-queue.ts';
import type { Maker } from './maker.ts';
import { fetchAgain, sourceOf } from './sources.ts';
import type { PictureName, PictureStore } from './store.ts';

/** WebP. `isFinal`: what stands under this name for ever; else it stands in for one that is still to be fetched. */
export type Picture = { bytes: Uint8Array; isFinal: boolean };

/** Who asks for a picture, by which request, and when nobody waits for it any more. */
export type Asker = { visitor: string; requestId?: string; gone?: () => AbortSignal };

export type Pictures = {
  /**
   * The picture, or nothing when there is no such one, or whoever asked has gone.
   * @throws Refused when it would have to wait and may not
   */
  get(name: PictureName, asker: Asker): Promise<Picture | undefined>;
  /** How many are being made or wait for it. */
  readonly pending: number;
};

export type PicturesOptions = {
  db: Kysely<Database>;
  store: PictureStore;
  maker: Maker;
  concurrency: number;
  /** Told of files that cannot be read or kept; the picture is made and sent all the same. */
  onError(error: unknown, says: string, requestId?: string): void;
  /** How many of one visitor may wait to be made, a few page views' worth, and of all. */
  waiting?: { ofVisitor: number; inAll: number };
};

/**
 * Milliseconds. A page asks for thirty pictures at once, and on a busy machine one may take a second; a browser does not ask again for one
 * that it was refused.
 */
const patience = 60_000;

type Drawable = PictureRecipe | { original: string };

/**
 * A picture that is waited for, by one entry in the line of each visitor who asks for it. Whoever's turn comes first has it drawn; from then
 * on the others wait for it, and for no turn.
 */
type Wanted = {
  askers: number;
  matter: Promise<Drawable | { placeholder: true } | undefined>;
  drawn: PromiseWithResolvers<Uint8Array>;
  begun: AbortController;
  lines: Map<string, { askers: number; left: AbortController; turn: Promise<void> }>;
};

export function createPictures({
  db,
  store,
  maker,
  concurrency,
  onError,
  waiting = { ofVisitor: 100, inAll: 1_000 },
}: PicturesOptions): Pictures {
  const queue = new FairQueue({
    permits: concurrency,
    waitingOfVisitor: waiting.ofVisitor,
    waitingInAll: waiting.inAll,
    patience,
  });
  const wanted = new Map<string, Wanted>();
  const placeholders = new Map<number, Promise<Uint8Array>>();

  async function draw(matter: Drawable, name: PictureName, requestId?: string): Promise<Uint8Array> {
    const bytes = await maker.make(matter, name.width);
    // A full disk costs the next one who asks as much time again, and this one nothing.
    await store.write(name, bytes).catch((error) => onError(error, 'a picture could not be stored', requestId));
    return bytes;
  }

  async function matterOf({ key, width }: PictureName): Wanted['matter'] {
    const found = await sourceOf(db, key);
    if (!found || !isUsedWidth(width, found.kinds)) return undefined;
    if (found.source.kind === 'demo') return found.source.recipe;
    if (found.source.kind !== 'fetched') return undefined;
    const original = await store.original(key);
    if (original !== undefined) return { original };
    // Fetched by a machine that does not share its folder with this one, or the folder was lost, or the file is broken.
    if (found.state === 'here') await fetchAgain(db, key);
    return { placeholder: true };
  }

  function placeholderOf(width: number): Promise<Uint8Array> {
    const begun = placeholders.get(width) ?? maker.make({ placeholder: true }, width);
    placeholders.set(width, begun);
    begun.catch(() => placeholders.delete(width));
    return begun;
  }

  async function read(name: PictureName, requestId?: string): Promise<Uint8Array | undefined> {
    try {
      return await store.read(name);
    } catch (error) {
      onError(error, 'a stored picture could not be read', requestId);
      return undefined;
    }
  }

  /** Has it drawn when a visitor's turn comes, unless another one's has come, or everybody of this visitor has gone. */
  async function takeTurn(
    work: () => Promise<Uint8Array>,
    one: Wanted,
    visitor: string,
    left: AbortSignal,
  ): Promise<void> {
    const { begun, drawn } = one;
    const leave = await queue
      .enter(visitor, { gone: () => AbortSignal.any([left, begun.signal]) })
      .finally(() => one.lines.delete(visitor));
    if (!leave) return;
    if (!begun.signal.aborted) {
      begun.abort();
      await work().then(drawn.resolve, drawn.reject);
    }
    leave();
  }

  /** Nothing comes back when the asker has gone. */
  async function drawnFor(
    { visitor, gone }: Asker,
    one: Wanted,
    work: () => Promise<Uint8Array>,
  ): Promise<Uint8Array | undefined> {
    if (one.begun.signal.aborted) return one.drawn.promise;
    let line = one.lines.get(visitor);
    if (!line) {
      const left = new AbortController();
      line = { askers: 0, left, turn: takeTurn(work, one, visitor, left.signal) };
      one.lines.set(visitor, line);
    }
    line.askers += 1;
    const isHere = await Promise.race([line.turn.then(() => true), aborted(gone?.()).then(() => false)]);
    if (isHere) return one.begun.signal.aborted ? one.drawn.promise : undefined;
    line.askers -= 1;
    if (line.askers === 0) line.left.abort();
    return undefined;
  }

  function wantedOf(id: string, name: PictureName): Wanted {
    const known = wanted.get(id);
    if (known) return known;
    const one = {
      askers: 0,
      matter: matterOf(name),
      drawn: Promise.withResolvers<Uint8Array>(),
      begun: new AbortController(),
      lines: new Map(),
    };
    // Should whoever asked be gone by when it fails, nobody is left to be told; unheard, it would end the process.
    one.drawn.promise.catch(() => undefined);
    wanted.set(id, one);
    return one;
  }

  return {
    async get(name, asker) {
      const stored = await read(name, asker.requestId);
      if (stored) return { bytes: stored, isFinal: true };
      const id = `${name.key}-${name.width}`;
      const one = wantedOf(id, name);
      one.askers += 1;
      try {
        // Asked before the turn: while the database is silent, nobody waits for the questions of others.
        const matter = await one.matter;
        if (!matter) return undefined;
        if ('placeholder' in matter) return { bytes: await placeholderOf(name.width), isFinal: false };
        const bytes = await drawnFor(asker, one, () => draw(matter, name, asker.requestId));
        return bytes && { bytes, isFinal: true };
      } finally {
        one.askers -= 1;
        if (one.askers === 0) wanted.delete(id);
      }
    },
    get pending() {
      return wanted.size;
    },
  };
}

function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    else signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
