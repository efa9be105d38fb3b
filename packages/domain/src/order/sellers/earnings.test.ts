import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earningKinds, earningsOf, keptEarnings, mapEarnings } from './earnings.ts';

const terms = { commission: 1_250, isr: 250, iva: 5_000 };
const line = { goods: 116_000, discount: 0, shipping: 0, ivaRate: 16 };

describe('AF-06 what a seller is owed for a delivered line', () => {
  test.each([
    ['commission of the sale, ISR of the base, half of the IVA', line, [116_000, 0, -14_500, -2_500, -8_000]],
    ['a discount that the seller pays', { ...line, discount: 11_600 }, [104_400, 0, -13_050, -2_250, -7_200]],
    [
      'shipping is income without commission',
      { ...line, shipping: 11_600 },
      [116_000, 11_600, -14_500, -2_750, -8_800],
    ],
    ['8 % of the border', { ...line, goods: 108_000, ivaRate: 8 }, [108_000, 0, -13_500, -2_500, -4_000]],
    ['books have no IVA to withhold', { ...line, ivaRate: undefined }, [116_000, 0, -14_500, -2_900, 0]],
    ['a gift of the seller', { ...line, discount: 116_000 }, [0, 0, 0, 0, 0]],
  ])('%s', (_name, sold, expected) => {
    const earnings = earningsOf(sold, terms);
    expect(earningKinds.map((kind) => earnings[kind])).toEqual(expected);
  });

  test('half a centavo is rounded up', () => {
    expect(earningsOf({ ...line, goods: 4, ivaRate: 0 }, { ...terms, commission: 1_250 }).commission).toBe(-1);
  });

  test('a change of mind leaves the shipping, and the taxes of the shipping', () => {
    const sold = { ...line, shipping: 11_600 };
    expect(keptEarnings(sold, terms, 2, { pieces: 1, withShipping: 0 })).toEqual(
      earningsOf({ ...sold, goods: 58_000 }, terms),
    );
    expect(keptEarnings(sold, terms, 2, { pieces: 2, withShipping: 1 })).toEqual(
      earningsOf({ ...sold, goods: 0, shipping: 5_800 }, terms),
    );
  });

  test('refunds in any sequence take back what the sale gave, to the centavo', () => {
    fc.assert(
      fc.property(
        fc.record({
          goods: fc.integer({ min: 0, max: 50_000_000 }),
          shipping: fc.integer({ min: 0, max: 100_000 }),
          ivaRate: fc.constantFrom(undefined, 0, 8, 16),
        }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
        (amounts, refunds) => {
          const sold = { ...amounts, discount: 0 };
          const pieces = refunds.reduce((sum, count) => sum + count, 0);
          let refunded = 0;
          let before = keptEarnings(sold, terms, pieces, { pieces: 0, withShipping: 0 });
          expect(before).toEqual(earningsOf(sold, terms));
          for (const count of refunds) {
            refunded += count;
            const after = keptEarnings(sold, terms, pieces, { pieces: refunded, withShipping: refunded });
            // No refund gives a seller money that the sale did not give.
            for (const kind of earningKinds) expect(Math.abs(after[kind])).toBeLessThanOrEqual(Math.abs(before[kind]));
            before = after;
          }
          expect(before).toEqual(mapEarnings(() => 0));
        },
      ),
      { seed: 6 },
    );
  });

  test.each([
    [-1, 0],
    [4, 0],
    [1.5, 0],
    [1, 2],
  ])('%d of 3 pieces cannot be refunded, %d of them with their shipping', (pieces, withShipping) => {
    expect(() => keptEarnings(line, terms, 3, { pieces, withShipping })).toThrow(RangeError);
  });
});
