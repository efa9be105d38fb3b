/** Tests of goods that are heavier than the greatest step of a price list (CO-08). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EqualPieces, goodsCost, packagesOf, priceFor, priceLists } from './cost.ts';

const way = { store: null, service: 'estandar', zone: 'local' } as const;
const steps = [
  { upToGrams: 1_000, price: 4_900 },
  { upToGrams: 5_000, price: 8_900 },
];
const lists = priceLists(steps.map((step) => ({ ...way, ...step })));
/** `2 × 3000` is two pieces of 3 kg. */
const goods = (...texts: string[]): EqualPieces[] =>
  texts.map((text) => {
    const [pieces, grams] = text.split(' × ').map(Number);
    return { pieces: pieces ?? 0, grams: grams ?? 0 };
  });

test.each<[string, string[], number[], number | undefined]>([
  ['all that fits is one package', ['2 × 2500'], [5_000], 8_900],
  ['one gram more is two packages', ['1 × 2500', '1 × 2501'], [2_501, 2_500], 17_800],
  ['the rest has the price of its weight', ['3 × 2000'], [4_000, 2_000], 17_800],
  ['small pieces fill a package', ['1 × 4500', '5 × 200'], [4_900, 600], 13_800],
  ['pieces without weight need no further package', ['1 × 5000', '9 × 0'], [5_000], 8_900],
  ['many packages', ['7 × 5000', '1 × 1000'], [...Array(7).fill(5_000), 1_000], 7 * 8_900 + 4_900],
  ['nothing', ['0 × 9000'], [], 0],
])('CO-08 %s', (_, texts, weights, cost) => {
  expect(packagesOf(goods(...texts), 5_000)).toEqual(weights);
  expect(goodsCost(lists, goods(...texts), way)).toBe(cost);
});

test('CO-08 one piece that is heavier than the list has no price, and neither have goods without a list', () => {
  expect(() => packagesOf(goods('1 × 5001'), 5_000)).toThrow(RangeError);
  expect(goodsCost(lists, goods('1 × 100', '1 × 5001'), way)).toBeUndefined();
  expect(goodsCost(lists, goods('1 × 100'), { ...way, zone: 'lejana' })).toBeUndefined();
});

test('CO-08 packages have all pieces, none is too heavy, and few are half empty; the cost is their sum', () => {
  const items = fc.array(fc.record({ grams: fc.nat(5_000), pieces: fc.nat(20) }), { maxLength: 6 });
  fc.assert(
    fc.property(items, (some) => {
      const packages = packagesOf(some, 5_000);
      const weigh = some.reduce((sum, { grams, pieces }) => sum + grams * pieces, 0);
      expect(packages.reduce((sum, grams) => sum + grams, 0)).toBe(weigh);
      expect(Math.max(0, ...packages)).toBeLessThanOrEqual(5_000);
      // What two packages have together would not fit in one.
      expect(packages.filter((grams) => grams <= 2_500).length).toBeLessThanOrEqual(1);
      const cost = packages.reduce((sum, grams) => sum + (priceFor(steps, grams) ?? Number.NaN), 0);
      expect(goodsCost(lists, some, way)).toBe(cost);
      if (packages.length === 1) expect(cost).toBe(priceFor(steps, weigh));
    }),
  );
});
