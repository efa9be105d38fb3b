import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assumedGrams, type PriceRow, priceFor, priceLists, shippingCost } from './cost.ts';

const row = (store: number | null, upToGrams: number, price: number): PriceRow => ({
  ...{ store, service: 'estandar', zone: 'local', upToGrams, price },
});
const lists = priceLists([
  row(null, 500, 60_00),
  row(null, 1_000, 99_00),
  row(null, 5_000, 150_00),
  row(7, 2_000, 40_00),
]);
const parcel = { grams: 1_000, shipsFree: false, value: 100_00 };
const way = { store: null, service: 'estandar', zone: 'local' } as const;
const freeFrom = 399_00;

describe('issue 17, item 2: what shipping costs', () => {
  test.each([
    ['by the first step that is enough', parcel, way, 99_00],
    ['the weight of a step is included', { ...parcel, grams: 500 }, way, 60_00],
    ['one gram more is the next step', { ...parcel, grams: 501 }, way, 99_00],
    ['an unknown weight counts as a kilogram', { ...parcel, grams: null }, way, 99_00],
    ['the store’s own list goes first', parcel, { ...way, store: 7 }, 40_00],
    ['and is alone, where it ends', { ...parcel, grams: 3_000 }, { ...way, store: 7 }, undefined],
    ['a store without one has the general list', parcel, { ...way, store: 8 }, 99_00],
    ['without a list it is not known', parcel, { ...way, zone: 'lejana' as const }, undefined],
    ['nor for more than the list has', { ...parcel, grams: 5_001 }, way, undefined],
    ['what ships free is free', { ...parcel, grams: 5_001, shipsFree: true }, way, 0],
    ['free from the threshold on', { ...parcel, value: freeFrom }, way, 0],
    ['and not one centavo below', { ...parcel, value: freeFrom - 1 }, way, 99_00],
  ])('%s', (_what, given, by, cost) => expect(shippingCost(lists, given, by, freeFrom)).toBe(cost));

  test('more weight is never cheaper, in any list of rising prices, whatever the sequence of its rows', () => {
    const rising = fc
      .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.nat(90_000)), {
        selector: ([grams]) => grams,
        minLength: 1,
      })
      .chain((steps) => {
        const prices = steps.map(([, price]) => price).toSorted((a, b) => a - b);
        const sorted = steps.map(([grams]) => grams).toSorted((a, b) => a - b);
        return fc.shuffledSubarray(
          sorted.map((grams, i) => row(null, grams, prices[i] ?? 0)),
          { minLength: sorted.length },
        );
      });
    fc.assert(
      fc.property(rising, fc.integer({ min: 1, max: 60_000 }), fc.nat(60_000), (rows, grams, more) => {
        const known = priceLists(rows);
        const light = shippingCost(known, { ...parcel, grams }, way, freeFrom);
        const heavy = shippingCost(known, { ...parcel, grams: grams + more }, way, freeFrom);
        // If a parcel is too heavy for the price list, heavier parcels have no price either.
        if (light === undefined) expect(heavy).toBeUndefined();
        else if (heavy !== undefined) expect(heavy).toBeGreaterThanOrEqual(light);
        expect(light).toBe(priceFor(rows, grams));
        expect(shippingCost(known, { ...parcel, grams: null }, way, freeFrom)).toBe(priceFor(rows, assumedGrams));
      }),
    );
  });
});
