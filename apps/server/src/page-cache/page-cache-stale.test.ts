import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { newCache, rendered } from './test-rendering.ts';

describe('stale pages', () => {
  test('a stale page is served while rendering a newer one fails', async () => {
    let now = 0;
    const pages = newCache(1_000, () => now);
    await pages.get('/', async () => rendered('yesterday', { tags: ['a'] }));
    pages.purgeAll();
    let times = 0;
    const failing = async () => rendered(`sorry ${++times}`, { failed: true });
    expect(await pages.get('/', failing)).toEqual({ page: 'yesterday', outcome: 'stale' });
    expect(await pages.get('/never seen', failing)).toEqual({ page: 'sorry 2', outcome: 'passed' });
    // After a failure, a request within the pause does not try again.
    expect(await pages.get('/', async () => rendered('today'))).toEqual({ page: 'yesterday', outcome: 'stale' });
    now = 1_000;
    expect((await pages.get('/', async () => rendered('today'))).page).toBe('today');
    expect(pages.peek('/')).toBe('today');
  });

  test('while the database is known to be unavailable, a stale page is served without an attempt to render', async () => {
    let isAway = false;
    const pages = new PageCache<string>({ maxBytes: 1_000, isAway: () => isAway });
    await pages.get('/', async () => rendered('yesterday', { tags: ['a'] }));
    pages.purge(['a']);
    isAway = true;
    const never = () => new Promise<never>(() => {});
    // The stale page needs no permit, since sending it costs almost nothing.
    expect(pages.has('/')).toBe(true);
    expect(await pages.get('/', never)).toEqual({ page: 'yesterday', outcome: 'stale' });
    isAway = false;
    expect(pages.has('/')).toBe(false);
    expect((await pages.get('/', async () => rendered('today'))).page).toBe('today');
  });

  test('issue 13 A1 while nothing can be rendered, a page that only the disk has is served without an attempt, fresh or not', async () => {
    let isAway = false;
    const onDisk = new Map([
      ['/fresh', { rendered: rendered('of today'), isFresh: true }],
      ['/older', { rendered: rendered('of yesterday'), isFresh: false }],
    ]);
    const secondLevel = { xmin: undefined, read: async (key: string) => onDisk.get(key), write() {} };
    const pages = new PageCache<string>({ maxBytes: 1_000, isAway: () => isAway, secondLevel });
    expect(await pages.recall('/older')).toBe(false);
    isAway = true;
    expect([await pages.recall('/fresh'), await pages.recall('/older'), await pages.recall('/never')]).toEqual([
      true,
      true,
      false,
    ]);
    const never = () => new Promise<never>(() => {});
    expect(await pages.get('/fresh', never)).toEqual({ page: 'of today', outcome: 'hit' });
    expect(await pages.get('/older', never)).toEqual({ page: 'of yesterday', outcome: 'stale' });
  });
});
