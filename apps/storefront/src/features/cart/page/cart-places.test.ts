import { expect, test } from 'vitest';
import type { CartPageData } from './cart-data.ts';
import { type Leaving, lostLines, nextPlaces, placesOf } from './cart-places.ts';

const undo: Leaving = { text: 'Lo quitamos', undo: 'devolver', height: 120 };

/** A cart whose sellers have these products, and these products for later. */
const cartOf = (sellers: Record<number, number[]>, later: number[] = [], most = 5): CartPageData => {
  const line = (id: number) => ({ id, sku: '0', most });
  return {
    sellers: Object.entries(sellers).map(([id, ids]) => ({ id: Number(id), goods: 100, lines: ids.map(line) })),
    later: later.map(line),
  } as unknown as CartPageData;
};
const shown = ({ sellers, later }: ReturnType<typeof placesOf>) =>
  [...sellers.map(({ lines }) => lines), later].map((lines) =>
    lines.map((line) => `${line.id}${line.leaving ? ' gone' : ''}`).join(', '),
  );
const leaving = (...ids: number[]) => new Map(ids.map((id) => [`${id} 0`, undo]));

test('RL-06 a removed line leaves its place to a row, so no other line moves', () => {
  const before = placesOf(cartOf({ 1: [10, 11, 12], 2: [20] }));
  const first = nextPlaces(before, cartOf({ 1: [10, 12], 2: [20] }), leaving(11));
  expect(shown(first)).toEqual(['10, 11 gone, 12', '20', '']);
  const second = nextPlaces(first, cartOf({ 2: [20] }), leaving(11, 10, 12));
  expect(shown(second)).toEqual(['10 gone, 11 gone, 12 gone', '20', '']);
  expect(second.sellers.map(({ hasLeft }) => hasLeft)).toEqual([true, undefined]);
  const last = nextPlaces(second, cartOf({}), leaving(11, 10, 12, 20));
  expect(shown(last)).toEqual(['10 gone, 11 gone, 12 gone', '20 gone', '']);
  // A restored line takes the place of its row.
  expect(shown(nextPlaces(last, cartOf({ 1: [11] }), leaving(10, 12, 20)))).toEqual([
    '10 gone, 11, 12 gone',
    '20 gone',
    '',
  ]);
});

test('RL-06 a line that another tab removed has no row, and a line that was saved for later has one', () => {
  const before = placesOf(cartOf({ 1: [10, 11, 12] }, [30]));
  expect(shown(nextPlaces(before, cartOf({ 1: [12] }, [11, 30]), leaving(11)))).toEqual(['11 gone, 12', '11, 30']);
});

test('RL-06 lines that can no longer be bought are found, also without a notice of the shop', () => {
  const before = cartOf({ 1: [10, 11] });
  expect(lostLines(before, before)).toEqual([]);
  expect(lostLines(before, cartOf({ 1: [10] }, [], 0)).map(({ id }) => id)).toEqual([10]);
});
