import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceFor } from './cost.ts';

const steps = [
  { upToGrams: 5_000, price: 12_900 },
  { upToGrams: 1_000, price: 7_900 },
  { upToGrams: 30_000, price: 29_900 },
];

test.each([
  [1, 7_900],
  [1_000, 7_900],
  [1_001, 12_900],
  [5_000, 12_900],
  [30_000, 29_900],
  [30_001, undefined],
])('AP-15 a parcel of %i g costs %s centavos, whatever the sequence of the steps', (grams, price) => {
  expect(priceFor(steps, grams)).toBe(price);
  expect(priceFor(steps.toReversed(), grams)).toBe(price);
  expect(priceFor([], grams)).toBeUndefined();
});

test('AP-15 with prices that rise, what is heavier is never cheaper', () => {
  const list = fc
    .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 })
    .map((limits) => limits.sort((a, b) => a - b).map((upToGrams, i) => ({ upToGrams, price: 1_000 * i })));
  const grams = fc.integer({ min: 1, max: 110_000 });
  fc.assert(
    fc.property(list, grams, grams, (prices, a, b) => {
      const [light, heavy] = [priceFor(prices, Math.min(a, b)), priceFor(prices, Math.max(a, b))];
      if (heavy !== undefined) expect(light).toBeLessThanOrEqual(heavy);
    }),
  );
});
