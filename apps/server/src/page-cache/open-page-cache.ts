/** Opens the page cache of this process, and connects it to the feed of invalidations (decision 16). */
import { followInvalidations, type InvalidationFeed, type OpenDatabase } from '@tianguis/database';
import type { Log } from '../logging/logging.ts';
import type { CachedPage } from './cached-page.ts';
import { type ChangeNotifier, createChangeNotifier } from './change-notifier.ts';
import { type DiskOptions, openDiskCache } from './disk/open-disk-cache.ts';
import { PageCache } from './page-cache.ts';

export type PageCaching = {
  changes: ChangeNotifier;
  cache: PageCache<CachedPage>;
  /** Bytes of the pages on disk that were counted so far; undefined without a cache on disk. */
  diskBytes(): number | undefined;
  /** Waits for pages that are being written to disk. */
  stop(): Promise<void>;
  /** Begins to follow the changes. Call it after all listeners of `changes` were added. */
  follow(): InvalidationFeed;
};

export type PageCachingOptions = {
  database: OpenDatabase;
  maxBytes: number;
  log: Log;
  /** Pages are rendered from the API of another process, which may receive a change somewhat later than this one. */
  apiIsElsewhere: boolean;
  /** The cache on disk, if any. Not used when `apiIsElsewhere`: the xmin of that process is not known here. */
  disk?: DiskOptions | undefined;
};

/** Milliseconds after which every process of the shop has received a change. */
const propagationTime = 1_500;

export function openPageCache({
  database: { url, pool, timed },
  maxBytes,
  log,
  apiIsElsewhere,
  disk,
}: PageCachingOptions): PageCaching {
  const changes = createChangeNotifier();
  let feed: InvalidationFeed | undefined;
  const onDisk =
    disk && !apiIsElsewhere
      ? openDiskCache(disk, {
          timed,
          log,
          xmin: () => feed?.xmin,
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
      // The last listener, so that a page is never rendered again from data that is about to be dropped.
      changes.on((tags) => {
        const purge = () => (tags === undefined ? cache.purgeAll() : cache.purge(tags));
        purge();
        if (apiIsElsewhere) setTimeout(purge, propagationTime).unref();
      });
      feed = followInvalidations({
        url,
        pool,
        onChange(tags, newest) {
          // Before the pages are dropped from memory, so that no stale one is read from disk.
          onDisk?.onChange(tags, newest);
          changes.notify(tags);
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
