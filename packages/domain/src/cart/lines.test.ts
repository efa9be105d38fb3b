import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, type Wanted } from './limits.ts';
import { cartInstallments } from './months.ts';

test.each<[Wanted, number, string]>([
  [{ wanted: 2, stock: 5, most: 99 }, 2, 'ok'],
  [{ wanted: 5, stock: 5, most: 99 }, 5, 'ok'],
  [{ wanted: 6, stock: 5, most: 99 }, 5, 'less'],
  [{ wanted: 6, stock: 50, most: 4 }, 4, 'less'],
  [{ wanted: 1, stock: 0, most: 99 }, 0, 'sold-out'],
  [{ wanted: 1, stock: 5, most: 99, hindrance: 'gone' }, 0, 'gone'],
  [{ wanted: 1, stock: 0, most: 99, hindrance: 'choose' }, 0, 'choose'],
])('VA-07 of %j %i pieces count: %s', (wanted, pieces, state) => {
  expect(piecesOf(wanted)).toEqual({ pieces, state });
});

test('VA-07 pieces are never more than are wanted, there are, and are sold at once', () => {
  const whole = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), whole, fc.integer({ min: 1, max: 99 }), (wanted, stock, most) => {
      const { pieces, state } = piecesOf({ wanted, stock, most });
      expect(pieces).toBe(Math.min(wanted, stock, most));
      expect(state === 'ok').toBe(pieces === wanted);
    }),
  );
});

test.each([
  [
    [
      { months: 12, pieces: 1 },
      { months: 6, pieces: 2 },
    ],
    60_000,
    { months: 6, first: 10_000, rest: 10_000, total: 60_000 },
  ],
  [
    [
      { months: 12, pieces: 1 },
      { months: 0, pieces: 1 },
    ],
    60_000,
    undefined,
  ],
  [
    [
      { months: 12, pieces: 1 },
      { months: 0, pieces: 0 },
    ],
    60_001,
    { months: 12, first: 5_001, rest: 5_000, total: 60_001 },
  ],
  // The total is below the least amount of twelve months.
  [[{ months: 18, pieces: 1 }], 59_999, { months: 6, first: 10_004, rest: 9_999, total: 59_999 }],
  [[{ months: 18, pieces: 1 }], 29_999, undefined],
  [[], 0, undefined],
])('PA-02 a cart is paid in as many months as each thing in it allows, and its total reaches', (lines, total, plan) => {
  const plans = [
    { months: 12, from: 60_000 },
    { months: 6, from: 30_000 },
  ];
  expect(cartInstallments(lines, total, plans)).toEqual(plan);
  expect(cartInstallments(lines, total, [])).toBeUndefined();
});
