import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Made, PageCache } from './page-cache.ts';

const made = (page: string, given: Partial<Made<string>> = {}): Made<string> => ({
  page,
  tags: [],
  cacheable: true,
  failed: false,
  bytes: 10,
  ...given,
});

/** A page whose making ends when it is told to. */
function slow(page: Made<string>) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { make: () => done.then(() => page), finish };
}

const cache = (maxBytes = 1_000, now?: () => number) => new PageCache<string>({ maxBytes, ...(now ? { now } : {}) });

describe('page cache', () => {
  test('a page is made once for all who ask at one moment, and kept', async () => {
    const pages = cache();
    let times = 0;
    const make = async () => made(`made ${++times}`);
    const asked = await Promise.all([1, 2, 3].map(() => pages.get('/', make)));
    expect(asked.map(({ page }) => page)).toEqual(['made 1', 'made 1', 'made 1']);
    expect(asked.map(({ outcome }) => outcome)).toEqual(['made', 'shared', 'shared']);
    expect(await pages.get('/', make)).toEqual({ page: 'made 1', outcome: 'hit' });
    expect(pages.peek('/')).toBe('made 1');
    expect(pages.peek('/other')).toBeUndefined();
  });

  test('what is somebody’s own is not kept', async () => {
    const pages = cache();
    const make = async () => made('mine', { cacheable: false });
    expect(await pages.get('/', make)).toEqual({ page: 'mine', outcome: 'passed' });
    expect(pages.peek('/')).toBeUndefined();
  });

  test('a purge takes back what has its tag, and nothing else', async () => {
    const pages = cache();
    await pages.get('/7', async () => made('seven', { tags: ['product:7', 'category:1'] }));
    await pages.get('/8', async () => made('eight', { tags: ['product:8', 'category:1'] }));
    pages.purge(['product:7', 'product:9']);
    expect([pages.peek('/7'), pages.peek('/8')]).toEqual([undefined, 'eight']);
    pages.purge(['category:1']);
    expect(pages.peek('/8')).toBeUndefined();
  });

  test('a page that was begun before a purge of its tag is not kept, and not shared with who asks after it', async () => {
    const pages = cache();
    const old = slow(made('old', { tags: ['product:7'] }));
    const before = pages.get('/7', old.make);
    pages.purge(['product:7']);
    let times = 0;
    const makeNew = async () => made(`new ${++times}`, { tags: ['product:7'] });
    const after = [pages.get('/7', makeNew), pages.get('/7', makeNew)];
    old.finish();
    // For whoever asked before, and for nobody to keep, a CDN neither.
    expect(await before).toEqual({ page: 'old', outcome: 'passed' });
    // Those who asked later waited, and one of them made it once more for all.
    expect((await Promise.all(after)).map(({ page }) => page)).toEqual(['new 1', 'new 1']);
    expect(pages.peek('/7')).toBe('new 1');
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('a purge %i ticks after the end of the making finds the page', async (ticks) => {
    const pages = cache();
    let finish = (_page: Made<string>) => {};
    const page = new Promise<Made<string>>((done) => {
      finish = done;
    });
    const asked = pages.get('/7', () => page);
    finish(made('old', { tags: ['product:7'] }));
    for (let tick = 0; tick < ticks; tick++) await undefined;
    pages.purge(['product:7']);
    await asked;
    expect(pages.peek('/7')).toBeUndefined();
  });

  test('a purge of something else while a page is made does not lose it', async () => {
    const pages = cache();
    const page = slow(made('seven', { tags: ['product:7'] }));
    const asked = pages.get('/7', page.make);
    pages.purge(['product:8']);
    page.finish();
    await asked;
    expect(pages.peek('/7')).toBe('seven');
  });

  test('a page is over at its time', async () => {
    let now = 1_000;
    const pages = cache(1_000, () => now);
    await pages.get('/', async () => made('offer', { until: 2_000 }));
    now = 1_999;
    expect(pages.peek('/')).toBe('offer');
    now = 2_000;
    expect(pages.peek('/')).toBeUndefined();
  });

  test('when nothing newer can be had, what was taken back is given, until something newer can', async () => {
    let now = 0;
    const pages = cache(1_000, () => now);
    await pages.get('/', async () => made('yesterday', { tags: ['a'] }));
    pages.purgeAll();
    let times = 0;
    const failing = async () => made(`sorry ${++times}`, { failed: true });
    expect(await pages.get('/', failing)).toEqual({ page: 'yesterday', outcome: 'stale' });
    expect(await pages.get('/never seen', failing)).toEqual({ page: 'sorry 2', outcome: 'passed' });
    // What has just failed is not tried again by everybody who asks.
    expect(await pages.get('/', async () => made('today'))).toEqual({ page: 'yesterday', outcome: 'stale' });
    now = 1_000;
    expect((await pages.get('/', async () => made('today'))).page).toBe('today');
    expect(pages.peek('/')).toBe('today');
  });

  test('while it is known that nothing can be made, what was taken back is given without an attempt', async () => {
    let isAway = false;
    const pages = new PageCache<string>({ maxBytes: 1_000, isAway: () => isAway });
    await pages.get('/', async () => made('yesterday', { tags: ['a'] }));
    pages.purge(['a']);
    isAway = true;
    const never = () => new Promise<never>(() => {});
    // It waits for no turn: it costs nothing.
    expect(pages.has('/')).toBe(true);
    expect(await pages.get('/', never)).toEqual({ page: 'yesterday', outcome: 'stale' });
    isAway = false;
    expect(pages.has('/')).toBe(false);
    expect((await pages.get('/', async () => made('today'))).page).toBe('today');
  });

  test('issue 13 A1 while nothing can be made, a page that only the disk has is given without an attempt, true or not', async () => {
    let isAway = false;
    const onDisk = new Map([
      ['/true', { made: made('of today'), isTrue: true }],
      ['/older', { made: made('of yesterday'), isTrue: false }],
    ]);
    const secondLevel = { place: undefined, read: async (key: string) => onDisk.get(key), write() {} };
    const pages = new PageCache<string>({ maxBytes: 1_000, isAway: () => isAway, secondLevel });
    expect(await pages.recall('/older')).toBe(false);
    isAway = true;
    expect([await pages.recall('/true'), await pages.recall('/older'), await pages.recall('/never')]).toEqual([
      true,
      true,
      false,
    ]);
    const never = () => new Promise<never>(() => {});
    expect(await pages.get('/true', never)).toEqual({ page: 'of today', outcome: 'hit' });
    expect(await pages.get('/older', never)).toEqual({ page: 'of yesterday', outcome: 'stale' });
  });

  test('a page that is made for ever does not make it remember every change of the world', async () => {
    const pages = cache();
    const endless = slow(made('late', { tags: ['product:1'] }));
    const asked = pages.get('/late', endless.make);
    for (let at = 2; at < 30_000; at++) pages.purge([`product:${at}`]);
    endless.finish();
    expect((await asked).page).toBe('late');
    // What is not known any more counts as purged.
    expect(pages.peek('/late')).toBeUndefined();
  });

  test('another encoding of a page counts, and may push out others', async () => {
    const pages = cache(100);
    for (let at = 0; at < 10; at++) await pages.get(`/${at}`, async () => made(`${at}`, { bytes: 10 }));
    expect(pages.size).toMatchObject({ pages: 10, bytes: 100, dropped: 0 });
    pages.grow('/5', 25);
    expect(pages.size).toMatchObject({ pages: 7, bytes: 95, dropped: 3 });
    pages.grow('/gone', 50);
    expect(pages.size.bytes).toBe(95);
  });

  test('a walk through pages that nobody asks for again pushes out none that has been', async () => {
    const pages = cache(1_000);
    await pages.get('/loved', async () => made('loved'));
    pages.peek('/loved');
    for (let at = 0; at < 500; at++) await pages.get(`/${at}`, async () => made('walk'));
    expect(pages.peek('/loved')).toBe('loved');
    expect(pages.size.bytes).toBeLessThanOrEqual(1_000);
  });

  test('a page that is too large for its share is given and not kept', async () => {
    const pages = cache(1_000);
    expect((await pages.get('/', async () => made('huge', { bytes: 101 }))).page).toBe('huge');
    expect(pages.size).toMatchObject({ pages: 0, bytes: 0 });
  });

  test('whatever happens: never over its bytes, and never a page from before a purge of its tag', async () => {
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
        /** What each tag's truth is now; a page holds what it was when its making began. */
        const truth = new Map<number, number>();
        let version = 0;
        const open: (() => void)[] = [];
        const settle = () => new Promise((done) => setImmediate(done));
        for (const one of steps) {
          if ('ask' in one) {
            const seen = truth.get(one.ask) ?? 0;
            const kept = pages.peek(`${one.ask}`);
            if (kept !== undefined) expect(kept).toBe(seen);
            void pages.get(`${one.ask}`, () => {
              const begun = truth.get(one.ask) ?? 0;
              return new Promise<Made<number>>((done) =>
                open.push(() =>
                  done({ page: begun, tags: [`t${one.ask}`], cacheable: true, failed: false, bytes: one.bytes }),
                ),
              );
            });
          } else if ('finish' in one) {
            open.splice(one.finish % Math.max(1, open.length), 1)[0]?.();
            await settle();
          } else if ('purge' in one) {
            truth.set(one.purge, ++version);
            pages.purge([`t${one.purge}`]);
          } else {
            for (const tag of [0, 1, 2, 3, 4, 5, 6, 7]) truth.set(tag, ++version);
            pages.purgeAll();
          }
          expect(pages.size.bytes).toBeLessThanOrEqual(200);
        }
      }),
    );
  });
});
