/** What this process keeps of the database, and how it learns that it is no longer true (architecture §3). */
import { followInvalidations, type InvalidationFeed, type OpenDatabase } from '@tianguis/database';
import type { Log } from '../logging.ts';
import { type ChangeTeller, createChanges } from './changes.ts';
import type { KeptPage } from './kept-page.ts';
import { type DiskOptions, openDisk } from './open-disk.ts';
import { PageCache } from './page-cache.ts';

export type Keeping = {
  changes: ChangeTeller;
  cache: PageCache<KeptPage>;
  /** Bytes of the pages on disk, as far as they are counted; undefined when none are kept there. */
  diskBytes(): number | undefined;
  /** Waits for what is being written to disk. */
  stop(): Promise<void>;
  /** Follows the changes from now on. Call it when everybody who listens to them does. */
  follow(): InvalidationFeed;
};

export type KeepingOptions = {
  database: OpenDatabase;
  maxBytes: number;
  log: Log;
  /** Pages are made of an API of another process, which may hear of a change somewhat later than this one. */
  apiIsElsewhere: boolean;
  /** Where pages are kept beyond memory, if anywhere: an API of another process says too late what it has heard of. */
  disk?: DiskOptions | undefined;
};

/** By then every process of the shop has heard of a change. */
const heardEverywhere = 1_500;

export function createKeeping({
  database: { url, pool, timed },
  maxBytes,
  log,
  apiIsElsewhere,
  disk,
}: KeepingOptions): Keeping {
  const changes = createChanges();
  let feed: InvalidationFeed | undefined;
  const onDisk =
    disk && !apiIsElsewhere
      ? openDisk(disk, { timed, log, place: () => feed?.place, onGrow: (address, bytes) => cache.grow(address, bytes) })
      : undefined;
  const cache: PageCache<KeptPage> = new PageCache({
    maxBytes,
    isAway: () => feed?.current === false,
    second: onDisk?.level,
  });
  return {
    changes,
    cache,
    diskBytes: () => onDisk?.bytes,
    stop: async () => onDisk?.stop(),
    follow() {
      // Last, so that a page is never made anew of what is about to be dropped.
      changes.on((tags) => {
        const purge = () => (tags === undefined ? cache.purgeAll() : cache.purge(tags));
        purge();
        if (apiIsElsewhere) setTimeout(purge, heardEverywhere).unref();
      });
      feed = followInvalidations({
        url,
        pool,
        onChange(tags, newest) {
          // Before the pages are dropped from memory, so that none is read from disk as it was.
          onDisk?.onChange(tags, newest);
          changes.tell(tags);
        },
        onState(state, err) {
          if (state === 'away') log.warn({ err }, 'changes cannot be read: kept pages are shown as they are');
          else log.info({}, 'changes are read again');
        },
      });
      return feed;
    },
  };
}
