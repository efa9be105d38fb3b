/** Metrics of the page cache, and of the feed of invalidations. */
import type { InvalidationFeed } from '@tianguis/database';
import type { PageCaching } from '../page-cache/open-page-cache.ts';
import type { Metrics } from './metrics.ts';

export function registerPageCache(
  metrics: Metrics,
  { cache, diskBytes }: Pick<PageCaching, 'cache' | 'diskBytes'>,
  feed: InvalidationFeed,
): void {
  metrics.counter(
    'page_cache_answers_total',
    'Public pages by outcome: hit (from memory), disk, made, shared, stale, passed.',
    () => Object.entries(cache.outcomes).map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
  metrics.gauge('page_cache_bytes', 'Bytes of the cached pages, by level: memory, disk.', () => {
    const disk = diskBytes();
    const levels = { memory: cache.size.bytes, ...(disk !== undefined && { disk }) };
    return Object.entries(levels).map(([level, value]) => ({ labels: { level }, value }));
  });
  metrics.gauge('page_cache_pages', 'Cached pages in memory.', () => cache.size.pages);
  metrics.counter('page_cache_evictions_total', 'Pages that were evicted from memory.', () => cache.size.dropped);
  metrics.gauge('changes_current', '1 while changes of the database are read; 0: cached pages may be stale.', () =>
    feed.current ? 1 : 0,
  );
}
