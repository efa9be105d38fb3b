/** Tests that pages with many visitors stay in the cache, however many URLs one visitor invents (issue 13 A11). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageCache } from '../page-cache.ts';
import { TinyLfuSketch } from './tiny-lfu-sketch.ts';

const pageBytes = 20;
const inMemory = 200;

/** With a random seed, two pages share all their counters once in some thousand runs. */
const seed = 1;

function openCache() {
  const cache = new PageCache<string>({ maxBytes: inMemory * pageBytes, seed });
  /** Requests a page. @returns true if the page came from memory */
  const ask = async (key: string, visitor: string) => {
    const render = async () => ({ page: key, tags: [], cacheable: true, failed: false, bytes: pageBytes });
    return (await cache.get(key, render, cache.visitor(visitor))).outcome === 'hit';
  };
  return { cache, ask };
}

/** Fills the cache with popular pages, each requested by six visitors. @returns their keys */
async function makePopular(ask: ReturnType<typeof openCache>['ask'], pages: number): Promise<string[]> {
  const keys = Array.from({ length: pages }, (_, at) => `/popular/${at}`);
  for (let person = 0; person < 6; person++) for (const key of keys) await ask(key, `person ${person}`);
  return keys;
}

describe('admission', () => {
  test('2,065 invented addresses, each requested twice by one visitor, evict no popular page', async () => {
    const { cache, ask } = openCache();
    const popular = await makePopular(ask, 100);
    for (let at = 0; at < 2_065; at++)
      for (let turn = 0; turn < 2; turn++) await ask(`/producto/7/olla?variante=${at}`, 'attacker');
    expect(popular.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });

  test('any number of addresses that one visitor invents and requests any number of times evicts no popular page', async () => {
    const attack = fc.record({
      popular: fc.integer({ min: 1, max: 140 }),
      invented: fc.integer({ min: 1, max: 1_500 }),
      times: fc.integer({ min: 1, max: 20 }),
      // If true, each round requests all URLs once. If false, all requests for one URL come before those for the next.
      rounds: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(attack, async ({ popular, invented, times, rounds }) => {
        const { cache, ask } = openCache();
        const keys = await makePopular(ask, popular);
        for (let at = 0; at < invented * times; at++)
          await ask(`/x/${rounds ? at % invented : Math.floor(at / times)}`, 'attacker');
        expect(keys.filter((key) => cache.peek(key) === undefined)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('a long attack evicts no popular page while people still request it', async () => {
    const { cache, ask } = openCache();
    const popular = await makePopular(ask, 100);
    for (let at = 0; at < 60_000; at++) {
      await ask(`/x/${at % 3_000}`, 'attacker');
      // During each 1,000 requests of the attack, one person requests each popular page.
      if (at % 10 === 0) await ask(popular[(at / 10) % popular.length] as string, `person ${at}`);
    }
    expect(popular.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });

  test('pages that become popular replace pages that nobody requests any more', async () => {
    const { cache, ask } = openCache();
    await makePopular(ask, inMemory);
    const fresh = Array.from({ length: 50 }, (_, at) => `/fresh/${at}`);
    for (let person = 0; person < 15; person++) for (const key of fresh) await ask(key, `visitor ${person}`);
    expect(fresh.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });
});

describe('frequency', () => {
  test('a visitor counts once for a page, several count each, and an unknown one counts each time', () => {
    const sketch = new TinyLfuSketch(1_000, seed);
    const [page, other, unknown] = ['/a', '/b', '/c'].map((key) => sketch.hash(key)) as [number, number, number];
    for (let time = 0; time < 100; time++) sketch.note(page, sketch.hash('one'));
    for (const visitor of ['one', 'two', 'three']) sketch.note(other, sketch.hash(visitor));
    for (let time = 0; time < 5; time++) sketch.note(unknown, undefined);
    expect([page, other, unknown].map((key) => sketch.estimate(key))).toEqual([1, 3, 5]);
  });

  test('counts of long ago are halved', () => {
    const sketch = new TinyLfuSketch(1_000, seed);
    const page = sketch.hash('/a');
    for (let time = 0; time < 15; time++) sketch.note(page, undefined);
    let other = 0;
    while (sketch.estimate(page) === 15 && other < 1_000_000) sketch.note(sketch.hash(`/${other++}`), undefined);
    // Other pages share some counters, so the estimate may be too high by one or two.
    expect(sketch.estimate(page)).toBeGreaterThanOrEqual(7);
    expect(sketch.estimate(page)).toBeLessThanOrEqual(9);
    expect(other).toBeLessThanOrEqual(10_000);
  });
});
