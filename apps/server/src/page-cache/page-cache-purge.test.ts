import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './second-level-cache.ts';
import { newCache, rendered, slow } from './test-rendering.ts';

describe('purging', () => {
  test('a purge invalidates the pages with its tag, and no others', async () => {
    const pages = newCache();
    await pages.get('/7', async () => rendered('seven', { tags: ['product:7', 'category:1'] }));
    await pages.get('/8', async () => rendered('eight', { tags: ['product:8', 'category:1'] }));
    pages.purge(['product:7', 'product:9']);
    expect([pages.peek('/7'), pages.peek('/8')]).toEqual([undefined, 'eight']);
    pages.purge(['category:1']);
    expect(pages.peek('/8')).toBeUndefined();
  });

  test('a page whose rendering began before a purge of its tag is not cached, and not shared with later requests', async () => {
    const pages = newCache();
    const old = slow(rendered('old', { tags: ['product:7'] }));
    const before = pages.get('/7', old.render);
    pages.purge(['product:7']);
    let times = 0;
    const makeNew = async () => rendered(`new ${++times}`, { tags: ['product:7'] });
    const after = [pages.get('/7', makeNew), pages.get('/7', makeNew)];
    old.finish();
    // This page is for the request that came before the purge. No cache may store it, not even a CDN.
    expect(await before).toEqual({ page: 'old', outcome: 'passed' });
    // The later requests waited, and one of them rendered the page again for both.
    expect((await Promise.all(after)).map(({ page }) => page)).toEqual(['new 1', 'new 1']);
    expect(pages.peek('/7')).toBe('new 1');
  });

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'a purge %i ticks after the end of the rendering invalidates the page',
    async (ticks) => {
      const pages = newCache();
      let finish = (_page: RenderedPage<string>) => {};
      const page = new Promise<RenderedPage<string>>((done) => {
        finish = done;
      });
      const asked = pages.get('/7', () => page);
      finish(rendered('old', { tags: ['product:7'] }));
      for (let tick = 0; tick < ticks; tick++) await undefined;
      pages.purge(['product:7']);
      await asked;
      expect(pages.peek('/7')).toBeUndefined();
    },
  );

  test('a purge of other tags does not invalidate a page that is being rendered', async () => {
    const pages = newCache();
    const page = slow(rendered('seven', { tags: ['product:7'] }));
    const asked = pages.get('/7', page.render);
    pages.purge(['product:8']);
    page.finish();
    await asked;
    expect(pages.peek('/7')).toBe('seven');
  });

  test('while a rendering does not end, the number of recorded changes is bounded', async () => {
    const pages = newCache();
    const endless = slow(rendered('late', { tags: ['product:1'] }));
    const asked = pages.get('/late', endless.render);
    for (let at = 2; at < 30_000; at++) pages.purge([`product:${at}`]);
    endless.finish();
    expect((await asked).page).toBe('late');
    // After the limit of recorded tags is reached, all pages count as purged.
    expect(pages.peek('/late')).toBeUndefined();
  });

  test('in any sequence of events: never over its bytes, and never a page from before a purge of its tag', async () => {
    const key = fc.nat(7);
    const step = fc.oneof(
      fc.record({ ask: key, bytes: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ finish: fc.nat() }),
      fc.record({ purge: key }),
      fc.constant({ purgeAll: true as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
        const pages = new PageCache<number>({ maxBytes: 200 });
        /** The current version of each tag. A page contains the version at the beginning of its rendering. */
        const current = new Map<number, number>();
        let version = 0;
        const open: (() => void)[] = [];
        const settle = () => new Promise((done) => setImmediate(done));
        for (const one of steps) {
          if ('ask' in one) {
            const cached = pages.peek(`${one.ask}`);
            if (cached !== undefined) expect(cached).toBe(current.get(one.ask) ?? 0);
            void pages.get(`${one.ask}`, () => {
              const begun = current.get(one.ask) ?? 0;
              return new Promise<RenderedPage<number>>((done) =>
                open.push(() =>
                  done({ page: begun, tags: [`t${one.ask}`], cacheable: true, failed: false, bytes: one.bytes }),
                ),
              );
            });
          } else if ('finish' in one) {
            open.splice(one.finish % Math.max(1, open.length), 1)[0]?.();
            await settle();
          } else if ('purge' in one) {
            current.set(one.purge, ++version);
            pages.purge([`t${one.purge}`]);
          } else {
            for (const tag of [0, 1, 2, 3, 4, 5, 6, 7]) current.set(tag, ++version);
            pages.purgeAll();
          }
          expect(pages.size.bytes).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});
