/** Tests of the amounts of exchanges (AF-02). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastCharge } from '../balance.ts';
import { exchangeLine, exchangePayment } from './exchange.ts';

describe('AF-02 an exchange pays or returns the difference only', () => {
  test.each([
    ['the same price', { price: 50_000, refund: 50_000, returnedPrice: 50_000, wantedPrice: 50_000 }, 0],
    ['an offer that has ended', { price: 30_000, refund: 30_000, returnedPrice: 50_000, wantedPrice: 50_000 }, 0],
    ['a dearer piece', { price: 50_000, refund: 50_000, returnedPrice: 50_000, wantedPrice: 55_000 }, 5_000],
    ['a cheaper piece', { price: 50_000, refund: 50_000, returnedPrice: 50_000, wantedPrice: 42_000 }, -8_000],
    ['a coupon', { price: 50_000, refund: 45_000, returnedPrice: 50_000, wantedPrice: 50_000 }, 0],
    [
      'a piece that is no longer sold',
      { price: 30_000, refund: 30_000, returnedPrice: null, wantedPrice: 35_000 },
      5_000,
    ],
  ])('%s', (_, of, difference) => {
    expect(exchangeLine({ pieces: 1, ...of })?.difference).toBe(difference);
  });

  test('a piece that costs less than the share of the coupon is not offered', () => {
    const of = { pieces: 1, price: 50_000, refund: 10_000, returnedPrice: 50_000 };
    expect(exchangeLine({ ...of, wantedPrice: 40_000 })?.price).toBe(40_000);
    expect(exchangeLine({ ...of, wantedPrice: 39_999 })).toBeUndefined();
  });

  const centavos = fc.integer({ min: 0, max: 10_000_000 });

  test('the total is the refund and the difference, to the centavo', () => {
    const cases = { pieces: fc.integer({ min: 1, max: 9 }), price: centavos, wantedPrice: centavos, coupon: centavos };
    fc.assert(
      fc.property(fc.record(cases), fc.option(centavos), ({ pieces, price, wantedPrice, coupon }, returnedPrice) => {
        const refund = Math.max(0, price * pieces - coupon);
        const line = exchangeLine({ pieces, price, refund, returnedPrice, wantedPrice });
        if (line === undefined) return;
        const total = line.price * pieces - line.discount;
        expect(exchangePayment(total, refund).byCustomer).not.toSatisfy((one: number) => one > 0 && one < leastCharge);
        expect(total).toBe(refund + line.difference);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(line.difference).toBe((wantedPrice - (returnedPrice ?? price)) * pieces);
      }),
    );
  });

  test('the refund and the customer pay the total, and no provider is asked for less than it charges', () => {
    fc.assert(
      fc.property(centavos, centavos, (total, refund) => {
        const { byRefund, byCustomer } = exchangePayment(total, refund);
        expect(byRefund + byCustomer).toBe(total);
        expect(byRefund).toBeLessThanOrEqual(refund);
        expect(byCustomer).toBeGreaterThanOrEqual(0);
        if (total >= leastCharge && byCustomer > 0) expect(byCustomer).toBeGreaterThanOrEqual(leastCharge);
        if (refund >= total) expect(byCustomer).toBe(0);
      }),
    );
  });
});
