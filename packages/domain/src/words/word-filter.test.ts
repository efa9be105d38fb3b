import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInFilter, makeWordFilter } from './word-filter.ts';

const word = fc.stringMatching(/^[a-zñ]{3,12}$/);

test('AP-20 a filter knows every word that was put in', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const filter = makeWordFilter(new Set(words));
      expect(words.filter((one) => !isInFilter(filter, one))).toEqual([]);
    }),
  );
});

test('AP-20 a filter takes few other words for its own', () => {
  const words = fc.sample(word, { numRuns: 20_000, seed: 3 });
  const own = new Set(words.slice(0, 10_000));
  const filter = makeWordFilter(own);
  const others = [...new Set(words.slice(10_000))].filter((one) => !own.has(one));
  const mistaken = others.filter((one) => isInFilter(filter, one)).length;
  expect(others.length).toBeGreaterThan(5_000);
  expect(mistaken / others.length).toBeLessThan(0.002);
});
