/** Tests how pieces are divided among places (issue 38, item 3). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeliveryPromise } from '../network.ts';
import { dividePieces } from './divide.ts';

/** Promises of the places 1 to `count`, the quickest first. */
const promisesOf = (count: number): DeliveryPromise[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ place: at + 1, from: 10 + at, to: 11 + at, service: 'estandar', zone: 'local' },
  }));
const divided = (wanted: number, stocks: readonly number[]) =>
  dividePieces(wanted, promisesOf(stocks.length), (place) => stocks[place - 1] ?? 0).map(
    ({ promise: { place }, pieces }) => `${pieces} of ${place}`,
  );

test.each([
  ['the promised place has all', 3, [3, 9], ['3 of 1']],
  ['the promised place has some, and the next ones the rest', 5, [2, 0, 1, 9], ['2 of 1', '1 of 3', '2 of 4']],
  ['all places together have too few', 9, [2, 1], ['2 of 1', '1 of 2']],
  ['no place has any', 1, [0, 0], []],
  ['no place delivers', 1, [], []],
])('CO-08 %s', (_, wanted, stocks, parts) => {
  expect(divided(wanted, stocks)).toEqual(parts);
});

test('CO-08 all pieces are found if the places have them, and no place gives more than it has', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.array(fc.nat(6), { maxLength: 5 }), (wanted, stocks) => {
      const parts = dividePieces(wanted, promisesOf(stocks.length), (place) => stocks[place - 1] ?? 0);
      const sum = parts.reduce((total, { pieces }) => total + pieces, 0);
      expect(sum).toBe(
        Math.min(
          wanted,
          stocks.reduce((total, stock) => total + stock, 0),
        ),
      );
      for (const { promise, pieces } of parts) {
        expect(pieces).toBeGreaterThan(0);
        expect(pieces).toBeLessThanOrEqual(stocks[promise.place - 1] ?? 0);
      }
      // A slower place gives pieces only if the quicker places give all that they have.
      for (const { promise } of parts.slice(0, -1))
        expect(parts.find((one) => one.promise.place === promise.place)?.pieces).toBe(stocks[promise.place - 1]);
    }),
  );
});
