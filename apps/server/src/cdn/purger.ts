/** Tells a CDN which pages changed, by their tags, soon after the commit (architecture §3). */
import { followInvalidations, type OpenDatabase } from '@tianguis/database';
import pg from 'pg';
import type { Log } from '../logging.ts';
import { pause } from '../pause.ts';

export type PurgeHook = {
  /** Asked by POST with `{"tags": […]}` or `{"purge_everything": true}`, which is what Cloudflare's API takes. */
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
};

export type PurgerOptions = {
  database: OpenDatabase;
  hook: PurgeHook;
  log: Log;
  /** Milliseconds for which changes are gathered before the CDN is told: longer than any of our nodes may still show what was before. */
  gatherFor?: number;
  /** Milliseconds until a call that failed is made again; each further time twice as long, to a minute. */
  retryAfter?: number;
};

export type Purger = { stop(): Promise<void> };

/** Any number, as long as nothing else locks by it: one process of the shop tells the CDN, the others stand by. */
const lockId = 7_426_011;
/** As many as CDNs take in one call. */
const tagsPerCall = 30;
/** Of more tags than this, the calls would take longer than the pages would live. */
const mostTags = 300;
const patience = 10_000;
const longestWait = 60_000;
/** Milliseconds until it is looked again whether the changes are followed. */
const glance = 20;

/**
 * Follows the changes and passes them on. What could not be told is told later; a process that takes the work over from another
 * does not know what that one left behind, so it begins with everything.
 */
export function startPurger({ database, hook, log, gatherFor = 2_500, retryAfter = 1_000 }: PurgerOptions): Purger {
  const ending = new AbortController();
  const pending = new Pending();

  const feed = followInvalidations({
    url: database.url,
    pool: database.pool,
    onChange: (tags) => pending.add(tags),
  });

  const working = stayInCharge(database.url, ending.signal, async (signal) => {
    // The first reading of the changes is everything, too: told once.
    while (!feed.current && !signal.aborted) await pause(glance, signal);
    pending.add(undefined);
    let wait = retryAfter;
    while (!signal.aborted) {
      await pending.some(signal);
      await pause(gatherFor, signal);
      if (signal.aborted) return;
      const told = pending.take();
      try {
        for (const body of toBodies(told)) await call(hook, body, signal);
        wait = retryAfter;
      } catch (err) {
        pending.putBack(told);
        if (signal.aborted) return;
        log.warn({ err, wait }, 'the CDN could not be told of changes');
        await pause(wait, signal);
        wait = Math.min(wait * 2, longestWait);
      }
    }
  });

  return {
    async stop() {
      ending.abort();
      await feed.stop();
      await working;
    },
  };
}

/** Tags that the CDN has not been told of; `undefined` stands for everything. */
type Told = ReadonlySet<string> | undefined;

class Pending {
  #tags = new Set<string>();
  #all = false;
  #wake = () => {};

  add(tags: Iterable<string> | undefined): void {
    if (tags === undefined) this.#all = true;
    else for (const tag of tags) this.#tags.add(tag);
    if (this.#tags.size > mostTags) this.#all = true;
    if (this.#all) this.#tags.clear();
    this.#wake();
  }

  putBack(told: Told): void {
    this.add(told);
  }

  take(): Told {
    const told = this.#all ? undefined : this.#tags;
    this.#all = false;
    this.#tags = new Set();
    return told;
  }

  /** Waits until there is something to tell, or for the end. */
  async some(signal: AbortSignal): Promise<void> {
    if (this.#all || this.#tags.size > 0 || signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}

function toBodies(told: Told): object[] {
  if (told === undefined) return [{ purge_everything: true }];
  const tags = [...told];
  return Array.from({ length: Math.ceil(tags.length / tagsPerCall) }, (_, at) => ({
    tags: tags.slice(at * tagsPerCall, (at + 1) * tagsPerCall),
  }));
}

async function call({ url, token }: PurgeHook, body: object, signal: AbortSignal): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`The CDN's purge hook answered ${reply.status}.`);
}

/** Does the work while it holds the lock, over a connection whose end is the lock's end; tries again for as long as it does not. */
async function stayInCharge(
  url: string,
  ending: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!ending.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tianguis CDN',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
      options: '-c tcp_keepalives_idle=30 -c tcp_keepalives_count=3',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockId]);
      if (rows[0]?.held) await work(AbortSignal.any([ending, lost.signal]));
    } catch {
      // The database is away; the feed says so.
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(2_000, ending);
  }
}
