/** What kept pages do, and whether this process knows of changes. */
import type { InvalidationFeed } from '@tianguis/database';
import type { PageCache } from '../pages/page-cache.ts';
import type { Metrics } from './metrics.ts';

export function registerKeeping(metrics: Metrics, cache: PageCache<unknown>, feed: InvalidationFeed): void {
  metrics.counter(
    'page_cache_answers_total',
    'Public pages by how they were had: hit, made, shared, stale, passed.',
    () => Object.entries(cache.outcomes).map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
  metrics.gauge('page_cache_bytes', 'Memory of the pages that are kept.', () => cache.size.bytes);
  metrics.gauge('page_cache_pages', 'Pages that are kept.', () => cache.size.pages);
  metrics.gauge('changes_current', '1 while changes of the database are read; 0: kept pages may be old.', () =>
    feed.current ? 1 : 0,
  );
}
