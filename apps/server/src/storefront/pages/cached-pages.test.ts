import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { CachedPage } from '../../page-cache/cached-page.ts';
import { PageCache } from '../../page-cache/page-cache.ts';
import { createCachedPages } from './cached-pages.ts';

test('issue 4.3 a CDN may cache a page only while changes are read, and never one that was purged', () => {
  let away = false;
  const source = createCachedPages({
    render: () => Promise.reject(new Error('not asked')),
    routes: {} as ServerBuild['routes'],
    rules: { pages: {}, personal: [] },
    publicOrigin: 'http://shop.example',
    cache: new PageCache<CachedPage>({ maxBytes: 1_000, isAway: () => away }),
    cdn: { tagHeader: 'cache-tag', maxAge: 600 },
  });
  const page = (seconds: number) => ({ until: Date.now() + seconds * 1_000 }) as CachedPage;
  const mayCache = 'max-age=600, stale-if-error=86400';
  expect((['made', 'shared', 'hit'] as const).map((how) => source.cdnControl(page(9_000), how))).toEqual([
    mayCache,
    mayCache,
    mayCache,
  ]);
  expect(source.cdnControl(page(60.5), 'hit')).toMatch(/^max-age=60, /);
  expect(source.cdnControl(page(0), 'hit')).toBe('no-store');
  expect(source.cdnControl(page(9_000), 'stale')).toBe('no-store');
  expect(source.cdnControl(page(9_000), 'passed')).toBeUndefined();
  away = true;
  expect(source.cdnControl(page(9_000), 'hit')).toBe('no-store');
});
