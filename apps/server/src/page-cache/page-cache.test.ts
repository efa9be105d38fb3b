import { describe, expect, test } from 'vitest';
import { newCache, rendered } from './test-rendering.ts';

describe('page cache', () => {
  test('a page is rendered once for all requests of one moment, and cached', async () => {
    const pages = newCache();
    let times = 0;
    const render = async () => rendered(`made ${++times}`);
    const asked = await Promise.all([1, 2, 3].map(() => pages.get('/', render)));
    expect(asked.map(({ page }) => page)).toEqual(['made 1', 'made 1', 'made 1']);
    expect(asked.map(({ outcome }) => outcome)).toEqual(['made', 'shared', 'shared']);
    expect(await pages.get('/', render)).toEqual({ page: 'made 1', outcome: 'hit' });
    expect(pages.peek('/')).toBe('made 1');
    expect(pages.peek('/other')).toBeUndefined();
  });

  test('a personal page is not cached', async () => {
    const pages = newCache();
    const render = async () => rendered('mine', { cacheable: false });
    expect(await pages.get('/', render)).toEqual({ page: 'mine', outcome: 'passed' });
    expect(pages.peek('/')).toBeUndefined();
  });

  test('a page expires at its time', async () => {
    let now = 1_000;
    const pages = newCache(1_000, () => now);
    await pages.get('/', async () => rendered('offer', { until: 2_000 }));
    now = 1_999;
    expect(pages.peek('/')).toBe('offer');
    now = 2_000;
    expect(pages.peek('/')).toBeUndefined();
  });

  test('another encoding of a page counts, and may evict others', async () => {
    const pages = newCache(100);
    for (let at = 0; at < 10; at++) await pages.get(`/${at}`, async () => rendered(`${at}`, { bytes: 10 }));
    expect(pages.size).toMatchObject({ pages: 10, bytes: 100, dropped: 0 });
    pages.grow('/5', 25);
    expect(pages.size).toMatchObject({ pages: 7, bytes: 95, dropped: 3 });
    pages.grow('/gone', 50);
    expect(pages.size.bytes).toBe(95);
  });

  test('a scan of pages that are requested once evicts no page that was requested twice', async () => {
    const pages = newCache(1_000);
    await pages.get('/loved', async () => rendered('loved'));
    pages.peek('/loved');
    for (let at = 0; at < 500; at++) await pages.get(`/${at}`, async () => rendered('walk'));
    expect(pages.peek('/loved')).toBe('loved');
    expect(pages.size.bytes).toBeLessThanOrEqual(1_000);
  });

  test('a page that is larger than its share is served and not cached', async () => {
    const pages = newCache(1_000);
    expect((await pages.get('/', async () => rendered('huge', { bytes: 101 }))).page).toBe('huge');
    expect(pages.size).toMatchObject({ pages: 0, bytes: 0 });
  });
});
