/** Tests the least that shipping costs before a postal code is known (CO-04). */
import { type DeliveryGroup, groupNumber, notDelivered, priceLists } from '@tianguis/domain/shipping';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastCostsOf } from './least-costs.ts';
import type { SentRow } from './shipment-repository.ts';

/** Prices of the general list, and of store 2, whose list has one zone. */
const prices = priceLists([
  { store: null, service: 'estandar', zone: 'lejana', upToGrams: 1_000, price: 19_900 },
  { store: null, service: 'estandar', zone: 'local', upToGrams: 1_000, price: 4_900 },
  { store: null, service: 'estandar', zone: 'local', upToGrams: 5_000, price: 8_900 },
  { store: null, service: 'voluminoso', zone: 'regional', upToGrams: 50_000, price: 49_900 },
  { store: 2, service: 'estandar', zone: 'local', upToGrams: 1_000, price: 9_900 },
]);

const group: DeliveryGroup = {
  ...{ byUs: true, origin: 0, isBigTicket: false, isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
};
const row = (
  id: number,
  grams: number | null,
  of: Partial<DeliveryGroup> = {},
  more: Partial<SentRow> = {},
): SentRow => ({
  ...{
    id,
    sku: '0',
    grams,
    shipsFree: false,
    value: 10_000,
    variantStock: 99,
    warehouses: null,
    warehouseStocks: null,
    variant: null,
    shops: null,
    shopStocks: null,
  },
  ...{ delivery: groupNumber({ ...group, ...of }), store: 1 },
  ...more,
});
const costOf = (rows: SentRow[], pieces: Readonly<Record<number, number>> = {}) =>
  leastCostsOf(
    rows.map(({ id, sku }) => ({ id, sku, pieces: pieces[id] ?? 1 })),
    rows,
    prices,
  ).costOf(1);

test.each<[string, SentRow[], Readonly<Record<number, number>>, number | undefined]>([
  ['the cheapest zone', [row(1, 900)], {}, 4_900],
  ['all lines together, as one parcel', [row(1, 900), row(2, 900)], {}, 8_900],
  ['all pieces of a line', [row(1, 400)], { 1: 3 }, 8_900],
  ['an assumed weight', [row(1, null)], { 1: 2 }, 8_900],
  ['bulky goods apart', [row(1, 900), row(2, 40_000, { isBigTicket: true })], {}, 54_800],
  ['goods that the store sends apart', [row(1, 900), row(2, 900, { byUs: false, origin: 2 })], {}, 14_800],
  ['a code by mail costs nothing', [row(1, 900), row(2, 900, {}, { delivery: notDelivered })], {}, 4_900],
  ['a line that is sold out does not count', [row(1, 900), row(2, 900)], { 2: 0 }, 4_900],
  ['only such lines', [row(1, 900)], { 1: 0 }, 0],
  ['a parcel that no list prices', [row(1, 900), row(2, 6_000)], {}, undefined],
])('CO-04 the least shipping: %s', (_what, rows, pieces, cost) => {
  expect(costOf(rows, pieces)).toBe(cost);
});

test('CO-04 no more goods cost less', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(weights, fc.integer({ min: 1, max: 1_000 }), (grams, more) => {
      const rows = grams.map((weight, at) => row(at + 1, weight));
      const known = costOf([...rows, row(99, more)]);
      if (known !== undefined) expect(costOf(rows)).toBeLessThanOrEqual(known);
    }),
  );
});
