/** Purges changed pages from a CDN by their tags, soon after a change was committed (decision 16). */
import { followInvalidations, type OpenDatabase } from '@tianguis/database';
import type { Log } from '../logging/logging.ts';
import { pause } from '../pause.ts';
import { whileLeader } from './leader-lock.ts';
import { PendingTags, type Tags } from './pending-tags.ts';

export type PurgeHook = {
  /** URL that receives POST with `{"tags": […]}` or `{"purge_everything": true}`, the format of Cloudflare's API. */
  url: string;
  /** Sent as a bearer token. */
  token: string | undefined;
};

export type PurgerOptions = {
  database: OpenDatabase;
  hook: PurgeHook;
  log: Log;
  /**
   * Milliseconds for which changes are gathered before a call. The time is longer than any of our processes serves a
   * stale page.
   */
  gatherFor?: number;
  /** Milliseconds until a failed call is repeated. The time doubles with each failure, up to a minute. */
  retryAfter?: number;
};

export type Purger = { stop(): Promise<void> };

/** The most tags that CDNs accept in one call. */
const tagsPerCall = 30;
const timeout = 10_000;
const longestWait = 60_000;
/** Milliseconds between two checks whether the feed has begun. */
const pollInterval = 20;

/**
 * Follows the changes and sends their tags to the CDN. If there are several processes, only the leader sends tags. A
 * new leader first purges everything, since the earlier leader may have left tags unsent.
 */
export function startPurger({ database, hook, log, gatherFor = 2_500, retryAfter = 1_000 }: PurgerOptions): Purger {
  const ending = new AbortController();
  const pending = new PendingTags();

  const feed = followInvalidations({
    url: database.url,
    pool: database.pool,
    onChange: (tags) => pending.add(tags),
  });

  const working = whileLeader(database.url, ending.signal, async (signal) => {
    // Wait for the first reading of the feed, which reports everything. The purge at the start and the purge by the
    // reading then become one call.
    while (!feed.current && !signal.aborted) await pause(pollInterval, signal);
    pending.add(undefined);
    let wait = retryAfter;
    while (!signal.aborted) {
      await pending.some(signal);
      await pause(gatherFor, signal);
      if (signal.aborted) return;
      const tags = pending.take();
      try {
        for (const body of toBodies(tags)) await call(hook, body, signal);
        wait = retryAfter;
      } catch (err) {
        pending.add(tags);
        if (signal.aborted) return;
        log.warn({ err, wait }, 'the CDN could not be purged');
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

function toBodies(purged: Tags): object[] {
  if (purged === undefined) return [{ purge_everything: true }];
  const tags = [...purged];
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`The CDN's purge hook answered ${reply.status}.`);
}
