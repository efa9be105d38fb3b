/** Tests which shops hand lines over, and how far shops are (CO-08). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearShop, shopDistance, shopsWithAll } from './pick-up.ts';

/** Each line: variant, pieces, and the stock of shops 1, 2, 3. */
type Written = [variant: string, pieces: number, stocks: number[]];
const shops = (...lines: Written[]) =>
  shopsWithAll(
    lines.map(([variant, pieces, stocks]) => ({
      ...{ variant, pieces },
      shopStocks: new Map(stocks.flatMap((stock, at) => (stock > 0 ? [[at + 1, stock]] : []))),
    })),
  );

test.each<[string, Written[], number[]]>([
  ['no shop has the goods', [['A', 1, []]], []],
  ['shops with enough pieces', [['A', 2, [1, 2, 3]]], [2, 3]],
  [
    'one shop must have all lines',
    [
      ['A', 1, [1, 1, 0]],
      ['B', 1, [0, 1, 1]],
    ],
    [2],
  ],
  [
    'and two shops with one each are none',
    [
      ['A', 1, [1, 0]],
      ['B', 1, [0, 1]],
    ],
    [],
  ],
  [
    'lines of one variant need their pieces together',
    [
      ['A', 1, [1, 2]],
      ['A', 1, [1, 2]],
    ],
    [2],
  ],
  ['nothing is picked up nowhere', [], []],
])('CO-08 %s', (_, lines, expected) => expect(shops(...lines)).toEqual(expected));

test('CO-08 a shop is named exactly if it has the pieces of every variant', () => {
  const line = fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 4 }));
  const stocks = fc.record({ A: fc.array(fc.nat(6), { maxLength: 3 }), B: fc.array(fc.nat(6), { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), stocks, (lines, known) => {
      const stockOf = (variant: string) => known[variant as 'A' | 'B'] ?? [];
      const sum = (variant: string) => lines.reduce((all, [one, pieces]) => all + (one === variant ? pieces : 0), 0);
      const expected = [1, 2, 3].filter((shop) =>
        lines.every(([variant]) => (stockOf(variant)[shop - 1] ?? 0) >= sum(variant)),
      );
      expect(shops(...lines.map(([variant, pieces]): Written => [variant, pieces, stockOf(variant)]))).toEqual(
        expected,
      );
    }),
  );
});

test('CO-08 shops of the state are nearer than those of a neighbour, and all others are not near', () => {
  const [cdmx, mexico, morelos, puebla, jalisco] = [9, 15, 17, 21, 14];
  const distances = [cdmx, mexico, morelos, jalisco].map((state) => shopDistance(state, cdmx));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(new Set(distances).size).toBe(4);
  expect([cdmx, mexico, morelos].every((state) => shopDistance(state, cdmx) <= nearShop)).toBe(true);
  expect([jalisco, puebla].map((state) => shopDistance(state, cdmx) <= nearShop)).toEqual([false, false]);
});
