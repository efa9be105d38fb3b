/** What this process keeps of the database, and how it learns that it is no longer true (architecture §3). */
import { followInvalidations, type InvalidationFeed, type OpenDatabase } from '@tianguis/database';
import type { Log } from '../logging.ts';
import type { CachedPage } from './cached-page.ts';
import { type ChangeTeller, createChanges } from './changes.ts';
import { type DiskOptions, openDiskCache } from './open-disk-cache.ts';
import { PageCache } from './page-cache.ts';

export type PageCaching = {
  changes: ChangeTeller;
  cache: PageCache<CachedPage>;
  /** Bytes of the pages on disk, as far as they are counted; undefined when none are cached there. */
  diskBytes(): number | undefined;
  /** Waits for what is being written to disk. */
  stop(): Promise<void>;
  /** Follows the changes from now on. Call it when everybody who listens to them does. */
  follow(): InvalidationFeed;
};

export type PageCachingOptions = {
  database: OpenDatabase;
  maxBytes: number;
  log: Log;
  /** CachedPages are made of an API of another process, which may hear of a change somewhat later than this one. */
  apiIsElsewhere: boolean;
  /** Where pages are cached beyond memory, if anywhere: an API of another process says too late what it has heard of. */
  disk?: DiskOptions | undefined;
};

/** By then every process of the shop has heard of a change. */
const heardEverywhere = 1_500;

export function openPageCache({
  database: { url, pool, timed },
  maxBytes,
  log,
  apiIsElsewhere,
  disk,
}: PageCachingOptions): PageCaching {
  const changes = createChanges();
  let feed: InvalidationFeed | undefined;
  const onDisk =
    disk && !apiIsElsewhere
      ? openDiskCache(disk, {
          timed,
          log,
          place: () => feed?.xmin,
          onGrow: (address, bytes) => cache.grow(address, bytes),
        })
      : undefined;
  const cache: PageCache<CachedPage> = new PageCache({
    maxBytes,
    isAway: () => feed?.current === false,
    secondLevel: onDisk?.level,
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
          if (state === 'away') log.warn({ err }, 'changes cannot be read: cached pages are shown as they are');
          else log.info({}, 'changes are read again');
        },
      });
      return feed;
    },
  };
}
