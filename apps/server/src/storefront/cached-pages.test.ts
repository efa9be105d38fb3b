import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { CachedPage } from '../page-cache/cached-page.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { createCachedPages } from './cached-pages.ts';

test('issue 4.3 a CDN keeps a page only while we are told what changes, and never one that was overtaken', () => {
  let away = false;
  const source = createCachedPages({
    make: () => Promise.reject(new Error('not asked')),
    routes: {} as ServerBuild['routes'],
    rules: { pages: {}, personal: [] },
    publicOrigin: 'http://shop.example',
    cache: new PageCache<CachedPage>({ maxBytes: 1_000, isAway: () => away }),
    cdn: { tagHeader: 'cache-tag', maxAge: 600 },
  });
  const page = (seconds: number) => ({ until: Date.now() + seconds * 1_000 }) as CachedPage;
  const keep = 'max-age=600, stale-if-error=86400';
  expect((['made', 'shared', 'hit'] as const).map((how) => source.cdnControl(page(9_000), how))).toEqual([
    keep,
    keep,
    keep,
  ]);
  expect(source.cdnControl(page(60.5), 'hit')).toMatch(/^max-age=60, /);
  expect(source.cdnControl(page(0), 'hit')).toBe('no-store');
  expect(source.cdnControl(page(9_000), 'stale')).toBe('no-store');
  expect(source.cdnControl(page(9_000), 'passed')).toBeUndefined();
  away = true;
  expect(source.cdnControl(page(9_000), 'hit')).toBe('no-store');
});
