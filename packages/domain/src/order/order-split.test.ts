/** Tests of the split of an order and of refunds by pieces (CO-07, AF-01, OD-04). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LineShares, orderTotal, type Payable, type SplitLine, splitOrder } from './order-split.ts';
import { paidFor, refundOf } from './refund.ts';

const line = (key: string, more: Partial<SplitLine> = {}): SplitLine => ({
  ...{ key, parcel: 'p', pieces: 1, price: 10_000, discount: 0 },
  ...more,
});
const card = (amount: number) => ({ key: 'tarjeta', amount });
const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0);

describe('AF-01 the parts of an order', () => {
  test('a coupon, shipping and two tenders are split among the lines to the centavo', () => {
    const lines = [
      line('a', { price: 30_000, discount: 1_000 }),
      line('b', { pieces: 3, price: 3_333, discount: 333 }),
    ];
    const shares = splitOrder(lines, [{ key: 'p', shipping: 9_900 }], [{ key: 'saldo', amount: 10_000 }, card(38_566)]);
    expect(shares).toEqual([
      {
        ...{ key: 'a', pieces: 1, goods: 30_000, discount: 1_000 },
        net: { amount: 29_000, byTender: new Map(Object.entries({ saldo: 5_971, tarjeta: 23_029 })) },
        shipping: { amount: 7_425, byTender: new Map(Object.entries({ saldo: 1_529, tarjeta: 5_896 })) },
      },
      {
        ...{ key: 'b', pieces: 3, goods: 9_999, discount: 333 },
        net: { amount: 9_666, byTender: new Map(Object.entries({ saldo: 1_990, tarjeta: 7_676 })) },
        shipping: { amount: 2_475, byTender: new Map(Object.entries({ saldo: 510, tarjeta: 1_965 })) },
      },
    ]);
  });

  test('goods that a coupon pays wholly share the shipping of their parcel all the same', () => {
    const lines = [line('a', { discount: 10_000 }), line('b', { discount: 10_000 })];
    const shares = splitOrder(lines, [{ key: 'p', shipping: 99 }], [card(99)]);
    expect(shares.map(({ net, shipping }) => [net.amount, shipping.amount])).toEqual([
      [0, 50],
      [0, 49],
    ]);
  });

  test('an order that costs nothing has no tender', () => {
    const [share] = splitOrder([line('a', { discount: 10_000 })], [{ key: 'p', shipping: 0 }], []);
    expect(share && paidFor(share)).toBe(0);
    expect(share && refundOf(share, { refunded: 0, pieces: 1, withShipping: true })).toEqual({
      ...{ amount: 0, byTender: new Map() },
    });
  });

  test.each([
    ['tenders that do not add up', () => splitOrder([line('a')], [], [card(9_999)]), 'the tenders are 9999 centavos'],
    ['a discount beyond its line', () => splitOrder([line('a', { discount: 10_001 })], [], [card(-1)]), 'exceeds'],
    ['shipping of a parcel without lines', () => splitOrder([], [{ key: 'p', shipping: 5 }], [card(5)]), 'no parts'],
  ])('%s are refused', (_, split, message) => expect(split).toThrow(message));
});

test('AF-01 a refund of three pieces with one discount returns what each piece cost, and never more', () => {
  const [share] = splitOrder([line('a', { pieces: 3, price: 1_000, discount: 100 })], [], [card(2_900)]);
  if (!share) throw new Error('the order has a line');
  const refund = (refunded: number, pieces: number) =>
    refundOf(share, { refunded, pieces, withShipping: false }).amount;
  expect([refund(0, 2), refund(2, 1), refund(0, 3)]).toEqual([1_933, 967, 2_900]);
  for (const [refunded, pieces] of [
    [2, 2],
    [3, 1],
    [-1, 1],
    [0, 0.5],
  ] as const)
    expect(() => refund(refunded, pieces)).toThrow('cannot be refunded');
});

interface RandomOrder {
  lines: SplitLine[];
  parcels: { key: string; shipping: number }[];
  tenders: { key: string; amount: number }[];
}

const amounts = fc.integer({ min: 0, max: 50_000_00 });
const randomOrders: fc.Arbitrary<RandomOrder> = fc
  .record({
    lines: fc.array(
      fc.record({
        parcel: fc.nat({ max: 3 }),
        pieces: fc.integer({ min: 1, max: 99 }),
        price: amounts,
        part: fc.nat(100),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    shipping: fc.array(fc.nat({ max: 50_000 }), { minLength: 4, maxLength: 4 }),
    cuts: fc.array(fc.nat({ max: 1_000 }), { maxLength: 3 }),
  })
  .map(({ lines: drawn, shipping, cuts }) => {
    const lines = drawn.map(({ parcel, pieces, price, part }, at) => ({
      ...{ key: `l${at}`, parcel: `p${parcel}`, pieces, price },
      discount: Math.floor((price * pieces * part) / 100),
    }));
    const parcels = [...new Set(lines.map(({ parcel }) => parcel))].map((key, at) => ({
      ...{ key, shipping: shipping[at] ?? 0 },
    }));
    const total = orderTotal(lines, parcels);
    const ends = [...cuts.map((cut) => Math.floor((total * cut) / 1_000)).toSorted((one, other) => one - other), total];
    const tenders = ends.map((end, at) => ({ key: `t${at}`, amount: end - (ends[at - 1] ?? 0) }));
    return { lines, parcels, tenders };
  });

test('AF-01 OD-04 shares are never negative, and add up to every line, parcel and tender', () => {
  fc.assert(
    fc.property(randomOrders, ({ lines, parcels, tenders }) => {
      const shares = splitOrder(lines, parcels, tenders);
      for (const share of shares)
        for (const { amount, byTender } of [share.net, share.shipping]) {
          expect(Math.min(0, amount, ...byTender.values())).toBe(0);
          expect(sum(byTender.values())).toBe(amount);
        }
      for (const { key, shipping } of parcels) {
        const own = new Set(lines.filter(({ parcel }) => parcel === key).map((one) => one.key));
        expect(sum(shares.filter((one) => own.has(one.key)).map((one) => one.shipping.amount))).toBe(shipping);
      }
      const ofTender = (key: string) =>
        sum(shares.flatMap(({ net, shipping }) => [net, shipping].map(({ byTender }) => byTender.get(key) ?? 0)));
      for (const { key, amount } of tenders) expect(ofTender(key)).toBe(amount);
    }),
  );
});

test('AF-01 a piece returns its price, whatever paid for it', () => {
  const net = (byTender: [string, number][]): Payable => ({
    amount: sum(byTender.map(([, share]) => share)),
    byTender: new Map(byTender),
  });
  const line = {
    pieces: 2,
    net: net([
      ['card', 485_601],
      ['balance', 34_199],
    ]),
    shipping: net([]),
  };
  const refund = (refunded: number) => refundOf(line, { refunded, pieces: 1, withShipping: true });
  expect([refund(0), refund(1)]).toEqual([
    {
      amount: 259_900,
      byTender: new Map([
        ['card', 242_800],
        ['balance', 17_100],
      ]),
    },
    {
      amount: 259_900,
      byTender: new Map([
        ['card', 242_801],
        ['balance', 17_099],
      ]),
    },
  ]);
});

test('AF-01 any sequence of refunds returns what was paid, by tender, whoever orders the pieces', () => {
  const refunds = (share: LineShares, sizes: readonly number[]) => {
    const byTender = new Map<string, number>();
    let refunded = 0;
    for (const size of [...sizes, share.pieces]) {
      const pieces = Math.min(size, share.pieces - refunded);
      const refund = refundOf(share, { refunded, pieces, withShipping: true });
      // Whatever paid for the pieces, the same money goes back.
      const alone = ({ amount }: Payable): Payable => ({ amount, byTender: new Map([['one', amount]]) });
      const one = { ...share, net: alone(share.net), shipping: alone(share.shipping) };
      expect(refund.amount).toBe(refundOf(one, { refunded, pieces, withShipping: true }).amount);
      refunded += pieces;
      expect(sum(refund.byTender.values())).toBe(refund.amount);
      expect(Math.min(1, ...refund.byTender.values())).toBe(1);
      for (const [key, amount] of refund.byTender) byTender.set(key, (byTender.get(key) ?? 0) + amount);
    }
    return byTender;
  };
  fc.assert(
    fc.property(randomOrders, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), (order, sizes) => {
      for (const share of splitOrder(order.lines, order.parcels, order.tenders)) {
        const returned = refunds(share, sizes);
        expect(sum(returned.values())).toBe(paidFor(share));
        for (const { key } of order.tenders) {
          const paid = (share.net.byTender.get(key) ?? 0) + (share.shipping.byTender.get(key) ?? 0);
          expect(returned.get(key) ?? 0).toBe(paid);
        }
      }
    }),
  );
});
