/** Issue 13 A11: what many ask for outlives what one invents. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';
import { TinyLfuSketch } from './tiny-lfu-sketch.ts';

const pageBytes = 20;
const inMemory = 200;

function openCache() {
  const cache = new PageCache<string>({ maxBytes: inMemory * pageBytes });
  /** True when it came from memory. */
  const ask = async (key: string, visitor: string) => {
    const make = async () => ({ page: key, tags: [], cacheable: true, failed: false, bytes: pageBytes });
    return (await cache.get(key, make, cache.visitor(visitor))).outcome === 'hit';
  };
  return { cache, ask };
}

/** CachedPages that people ask for: each by many of them. */
async function makePopular(ask: ReturnType<typeof openCache>['ask'], pages: number): Promise<string[]> {
  const keys = Array.from({ length: pages }, (_, at) => `/popular/${at}`);
  for (let person = 0; person < 6; person++) for (const key of keys) await ask(key, `person ${person}`);
  return keys;
}

describe('admission', () => {
  test('2,065 invented addresses, each asked for twice by one visitor, push out nothing that many ask for', async () => {
    const { cache, ask } = openCache();
    const popular = await makePopular(ask, 100);
    for (let at = 0; at < 2_065; at++)
      for (let turn = 0; turn < 2; turn++) await ask(`/producto/7/olla?variante=${at}`, 'attacker');
    expect(popular.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });

  test('however many addresses a visitor invents, and however often it asks for each', async () => {
    const attack = fc.record({
      popular: fc.integer({ min: 1, max: 140 }),
      invented: fc.integer({ min: 1, max: 1_500 }),
      times: fc.integer({ min: 1, max: 20 }),
      // All of one address in turn, or all addresses in turn.
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

  test('however long the attack goes on, while people go on asking', async () => {
    const { cache, ask } = openCache();
    const popular = await makePopular(ask, 100);
    for (let at = 0; at < 60_000; at++) {
      await ask(`/x/${at % 3_000}`, 'attacker');
      // Each page by one person for each 1,000 requests of the attack.
      if (at % 10 === 0) await ask(popular[(at / 10) % popular.length] as string, `person ${at}`);
    }
    expect(popular.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });

  test('what people begin to ask for takes the place of what they ask for no more', async () => {
    const { cache, ask } = openCache();
    await makePopular(ask, inMemory);
    const fresh = Array.from({ length: 50 }, (_, at) => `/fresh/${at}`);
    for (let person = 0; person < 15; person++) for (const key of fresh) await ask(key, `visitor ${person}`);
    expect(fresh.filter((key) => cache.peek(key) === undefined)).toEqual([]);
  });
});

describe('frequency', () => {
  test('a visitor counts once for a page, several count each, and nobody known counts each time', () => {
    const sketch = new TinyLfuSketch(1_000);
    const [page, other, unknown] = ['/a', '/b', '/c'].map((key) => sketch.hash(key)) as [number, number, number];
    for (let time = 0; time < 100; time++) sketch.note(page, sketch.hash('one'));
    for (const visitor of ['one', 'two', 'three']) sketch.note(other, sketch.hash(visitor));
    for (let time = 0; time < 5; time++) sketch.note(unknown, undefined);
    expect([page, other, unknown].map((key) => sketch.estimate(key))).toEqual([1, 3, 5]);
  });

  test('what was asked for long ago is forgotten by halves', () => {
    const sketch = new TinyLfuSketch(1_000);
    const page = sketch.hash('/a');
    for (let time = 0; time < 15; time++) sketch.note(page, undefined);
    let other = 0;
    while (sketch.estimate(page) === 15 && other < 1_000_000) sketch.note(sketch.hash(`/${other++}`), undefined);
    // Others share its counters, so it may stand at one or two more.
    expect(sketch.estimate(page)).toBeGreaterThanOrEqual(7);
    expect(sketch.estimate(page)).toBeLessThanOrEqual(9);
    expect(other).toBeLessThanOrEqual(10_000);
  });
});
