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
  /** Bytes of the pages on disk, in all shards that were counted so far; undefined without a cache on disk. */
  diskBytes(): number | undefined;
  /** Resolves when pages on disk can be read, if there are any. Call `follow` before. */
  readonly ready: Promise<void>;
  /** Waits for pages that are being written to disk. */
  stop(): Promise<void>;
  /** Starts to follow the changes. Call it after all listeners of `changes` were added. */
  follow(): InvalidationFeed;
};

export type PageCachingOptions = {
  database: OpenDatabase;
  maxBytes: number;
  log: Log;
  /**
   * Whether pages are rendered from the API of another process, which may receive a change a little later than this
   * process.
   */
  apiIsElsewhere: boolean;
  /**
   * The cache on disk, if there is one. Not used with `apiIsElsewhere`: a page on disk is stored with the xmin of its
   * data, and only the process of the API has this xmin.
   */
  disk?: DiskOptions | undefined;
};

/** Milliseconds within which all processes of the shop have received a change. */
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
    ready: onDisk?.ready ?? Promise.resolve(),
    stop: async () => onDisk?.stop(),
    follow() {
      // Add this listener last, so that no page is rendered again from data that are about to be dropped.
      changes.on((tags) => {
        const purge = () => (tags === undefined ? cache.purgeAll() : cache.purge(tags));
        purge();
        if (apiIsElsewhere) setTimeout(purge, propagationTime).unref();
      });
      feed = followInvalidations({
        url,
        pool,
        onChange(tags, newest) {
          // Do this before pages are dropped from memory, so that no stale page is read from disk.
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
