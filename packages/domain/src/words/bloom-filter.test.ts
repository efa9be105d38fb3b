import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBloomFilter, mightContain } from './bloom-filter.ts';

const word = fc.stringMatching(/^[a-zñ]{3,12}$/);

test('AP-20 a Bloom filter has no false negatives', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 200 }), (words) => {
      const filter = createBloomFilter(new Set(words));
      expect(words.filter((one) => !mightContain(filter, one))).toEqual([]);
    }),
  );
});

test('AP-20 a Bloom filter has few false positives', () => {
  const words = fc.sample(word, { numRuns: 20_000, seed: 3 });
  const own = new Set(words.slice(0, 10_000));
  const filter = createBloomFilter(own);
  const others = [...new Set(words.slice(10_000))].filter((one) => !own.has(one));
  const falsePositives = others.filter((one) => mightContain(filter, one)).length;
  expect(others.length).toBeGreaterThan(5_000);
  expect(falsePositives / others.length).toBeLessThan(0.002);
});
