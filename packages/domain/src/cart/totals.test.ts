/** Tests of the totals of a cart (VA-07, BL-03, ST-06). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon } from './coupon.ts';
import { type FreeShippingRule, freeShippingOf, freeShippingRules } from './free-shipping.ts';
import type { PricedLine } from './priced-line.ts';
import { type CartTerms, cartTotals } from './totals.ts';

const line = (key: string, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ key, seller: 1, department: 1, price: 10_000, listPrice: 12_500, pieces: 1, shipsFree: false },
  ...more,
});
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  ...{ percent: null, amount: null, most: null, least: 0, seller: null, department: null },
  ...more,
});
const from = (value: number, by: FreeShippingRule = 'cart') => ({ freeShipping: { from: value, by } });
const terms = (more: Partial<CartTerms> = {}): CartTerms => ({ ...from(50_000), shippingOf: () => 9_900, ...more });

describe('VA-07 only what can be bought counts', () => {
  test('a line without pieces costs nothing, and frees no shipping', () => {
    const lines = [line('a', { pieces: 2 }), line('b', { pieces: 0, price: 900_000, shipsFree: true })];
    expect(cartTotals(lines, terms())).toMatchObject({
      ...{ pieces: 2, goods: 20_000, listGoods: 25_000, saved: 5_000, shipping: 9_900, total: 29_900 },
      shipsFree: false,
    });
  });

  test('an empty cart costs nothing, and does not ship free either', () => {
    expect(cartTotals([], terms())).toEqual({
      ...{ pieces: 0, goods: 0, listGoods: 0, discount: 0, saved: 0, shipping: 0, total: 0, sellers: [] },
      ...{ isShippingKnown: true, shipsFree: false, toFreeShipping: 50_000, coupon: { state: 'none' } },
    });
  });
});

describe('CO-04 the least shipping, before a postal code is known', () => {
  const two = [line('a'), line('b', { seller: 2 })];
  const unknown = { shippingOf: () => undefined };

  test('adds up what each seller costs at least; a seller that ships free costs nothing', () => {
    const least = terms({ ...unknown, leastShippingOf: (seller) => seller * 1_000 });
    expect(cartTotals(two, least)).toMatchObject({ isShippingKnown: false, shippingFrom: 3_000, total: 20_000 });
    const bySeller = { ...least, ...from(50_000, 'seller') };
    const [one] = two;
    expect(cartTotals([one, line('b', { seller: 2, shipsFree: true })] as PricedLine[], bySeller)).toMatchObject({
      ...{ isShippingKnown: false, shippingFrom: 1_000 },
    });
  });

  test('is unknown if it is unknown of one seller, and if the whole cost is known', () => {
    const least = terms({ ...unknown, leastShippingOf: (seller) => (seller === 2 ? undefined : 1_000) });
    expect(cartTotals(two, least).shippingFrom).toBeUndefined();
    expect(cartTotals(two, terms(unknown)).shippingFrom).toBeUndefined();
    expect(cartTotals(two, terms({ leastShippingOf: () => 1_000 })).shippingFrom).toBeUndefined();
  });
});

describe('BL-03 free shipping', () => {
  test('a shop that sets no rule has the rule of the specification: the whole cart counts', () => {
    expect(freeShippingOf({ freeShippingThreshold: 39_900 })).toEqual({ by: 'cart', from: 39_900 });
    expect(freeShippingOf({ freeShippingThreshold: 0, freeShippingBy: 'seller' })).toEqual({ by: 'seller', from: 0 });
  });

  test.each<[string, PricedLine[], boolean, number]>([
    ['nothing ships free, and the value is a centavo below', [line('a', { price: 49_999 })], false, 1],
    ['the value is reached to the centavo', [line('a', { price: 25_000, pieces: 2 })], true, 0],
    ['any of the products ships free', [line('a'), line('b', { shipsFree: true })], true, 0],
  ])('of one seller, by either rule: %s', (_what, lines, shipsFree, toFreeShipping) => {
    for (const by of freeShippingRules) {
      const totals = cartTotals(lines, terms(from(50_000, by)));
      expect(totals.shipsFree).toBe(shipsFree);
      expect(totals.shipping).toBe(shipsFree ? 0 : 9_900);
      expect(totals.sellers).toMatchObject([{ shipsFree, toFreeShipping }]);
    }
  });

  test.each<[string, PricedLine[], boolean, number]>([
    ['any product ships free', [line('a', { shipsFree: true }), line('b', { seller: 2 })], true, 0],
    ['the total is reached', [line('a', { price: 25_000 }), line('b', { seller: 2, price: 25_000 })], true, 0],
    ['a centavo is missing', [line('a', { price: 25_000 }), line('b', { seller: 2, price: 24_999 })], false, 1],
    ['it is sold out', [line('a', { shipsFree: true, pieces: 0 }), line('b', { seller: 2 })], false, 40_000],
  ])('the rule of the specification counts the whole cart: %s', (_what, lines, shipsFree, missing) => {
    const totals = cartTotals(lines, terms());
    expect(totals).toMatchObject({ shipsFree, toFreeShipping: missing });
    for (const seller of totals.sellers)
      expect(seller).toMatchObject({ shipsFree, toFreeShipping: missing, shipping: shipsFree ? 0 : 9_900 });
  });

  test('by seller, as a shop may set it, each seller ships apart: what one sends free frees no other', () => {
    const lines = [line('a', { price: 60_000 }), line('b', { seller: 2 }), line('c', { seller: 2 })];
    const totals = cartTotals(lines, terms(from(50_000, 'seller')));
    expect(totals.sellers).toMatchObject([
      { seller: 1, shipsFree: true, shipping: 0 },
      { seller: 2, shipsFree: false, shipping: 9_900, toFreeShipping: 30_000 },
    ]);
    expect(totals).toMatchObject({ shipsFree: false, toFreeShipping: undefined, shipping: 9_900, total: 89_900 });
  });

  test('a coupon does not take free shipping away', () => {
    const lines = [line('a', { price: 50_000 })];
    expect(cartTotals(lines, terms({ coupon: coupon({ percent: 50 }) }))).toMatchObject({
      ...{ shipsFree: true, discount: 25_000, total: 25_000 },
    });
  });

  test('what shipping costs is not always known, and then it is not added', () => {
    const lines = [line('a'), line('b', { seller: 2 })];
    const shippingOf = (seller: number) => (seller === 1 ? 5_000 : undefined);
    expect(cartTotals(lines, terms({ shippingOf }))).toMatchObject({
      ...{ shipping: 5_000, isShippingKnown: false, total: 25_000 },
    });
  });
});

describe('coupons', () => {
  const three = [line('a', { price: 3_333 }), line('b', { price: 3_333 }), line('c', { price: 3_333 })];
  test.each<[string, Coupon, PricedLine[], object, number]>([
    ['a part', coupon({ percent: 10 }), [line('a')], { state: 'applied', discount: 1_000 }, 1_000],
    ['half a centavo is rounded up', coupon({ percent: 50 }), [line('a', { price: 101 })], { discount: 51 }, 51],
    ['less than half is rounded down', coupon({ percent: 10 }), three, { discount: 1_000 }, 1_000],
    ['up to a limit', coupon({ percent: 50, most: 700 }), [line('a')], { discount: 700 }, 700],
    ['an amount', coupon({ amount: 1_500 }), [line('a')], { discount: 1_500 }, 1_500],
    ['no more than the goods cost', coupon({ amount: 99_999 }), [line('a')], { discount: 10_000 }, 10_000],
    ['from a value on', coupon({ amount: 500, least: 10_000 }), [line('a')], { discount: 500 }, 500],
    ['a centavo below it', coupon({ amount: 500, least: 10_001 }), [line('a')], { state: 'below', missing: 1 }, 0],
    [
      'of one seller',
      coupon({ percent: 10, seller: 2 }),
      [line('a'), line('b', { seller: 2 })],
      { discount: 1_000 },
      1_000,
    ],
    ['of a department', coupon({ percent: 10, department: 9 }), [line('a')], { state: 'nothing' }, 0],
    ['of what does not count', coupon({ amount: 500 }), [line('a', { pieces: 0 })], { state: 'nothing' }, 0],
  ])('%s', (_what, given, lines, state, discount) => {
    const totals = cartTotals(lines, terms({ coupon: given, ...from(1) }));
    expect(totals.coupon).toMatchObject(state);
    expect(totals.discount).toBe(discount);
    expect(totals.total).toBe(totals.goods - discount);
  });
});

const anyLine = fc.record({
  key: fc.uuid(),
  seller: fc.integer({ min: 1, max: 4 }),
  department: fc.integer({ min: 1, max: 3 }),
  price: fc.integer({ min: 1, max: 100_000_000 }),
  listPrice: fc.integer({ min: 0, max: 1_000_000 }),
  pieces: fc.integer({ min: 0, max: 99 }),
  shipsFree: fc.boolean(),
});
const anyLines = fc
  .uniqueArray(anyLine, { selector: ({ key }) => key, maxLength: 20 })
  .map((lines) => lines.map((one) => ({ ...one, listPrice: one.price + one.listPrice })));
const share = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const anyCoupon = fc
  .record({
    percent: share(fc.integer({ min: 1, max: 100 })),
    amount: share(fc.integer({ min: 1, max: 10_000_000 })),
    most: share(fc.integer({ min: 1, max: 10_000_000 })),
    least: fc.integer({ min: 0, max: 100_000 }),
    seller: share(fc.integer({ min: 1, max: 4 })),
    department: share(fc.integer({ min: 1, max: 3 })),
  })
  .map((one) => (one.percent === null ? one : { ...one, amount: null }));
const anyTerms = fc.record({
  coupon: fc.option(anyCoupon, { nil: undefined }),
  freeShipping: fc.record({
    by: fc.constantFrom(...freeShippingRules),
    from: fc.integer({ min: 1, max: 10_000_000 }),
  }),
  shippingOf: fc.constantFrom(
    () => 9_900,
    (seller: number) => (seller === 1 ? undefined : 100 * seller),
  ),
});

describe('of any cart', () => {
  test('lines, sellers and totals add up to the centavo', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, given) => {
        const totals = cartTotals(lines, given);
        expect(totals.goods).toBe(lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0));
        const of = (amount: (one: (typeof totals.sellers)[number]) => number) =>
          totals.sellers.reduce((sum, one) => sum + amount(one), 0);
        expect(of(({ goods }) => goods)).toBe(totals.goods);
        expect(of(({ discount }) => discount)).toBe(totals.discount);
        expect(of(({ shipping }) => shipping ?? 0)).toBe(totals.shipping);
        expect(totals.total).toBe(totals.goods - totals.discount + totals.shipping);
        for (const amount of [totals.total, totals.goods, totals.discount, totals.saved])
          expect(Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });

  test('a coupon takes no seller below zero, nor off what it is not for', () => {
    fc.assert(
      fc.property(anyLines, anyTerms, (lines, given) => {
        const totals = cartTotals(lines, given);
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        for (const { seller, goods, discount } of totals.sellers) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(goods);
          if ((given.coupon?.seller ?? seller) !== seller) expect(discount).toBe(0);
        }
        if (given.coupon?.most) expect(totals.discount).toBeLessThanOrEqual(given.coupon.most);
      }),
    );
  });

  test('the sequence of lines means nothing', () => {
    const shuffled = anyLines.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, anyTerms, ([lines, others], given) => {
        const sorted = ({ sellers, ...rest }: ReturnType<typeof cartTotals>) => ({
          ...rest,
          sellers: sellers.toSorted((one, other) => one.seller - other.seller),
        });
        expect(sorted(cartTotals(others, given))).toEqual(sorted(cartTotals(lines, given)));
      }),
    );
  });
});
