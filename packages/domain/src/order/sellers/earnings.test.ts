import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earningKinds, earningsOf, keptEarnings } from './earnings.ts';

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

  test('refunds in any sequence take back what the sale gave, to the centavo', () => {
    fc.assert(
      fc.property(
        fc.record({
          goods: fc.integer({ min: 0, max: 50_000_000 }),
          shipping: fc.integer({ min: 0, max: 100_000 }),
          ivaRate: fc.constantFrom(undefined, 0, 8, 16),
        }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 8 }),
        (sold, refunds) => {
          const pieces = refunds.reduce((sum, count) => sum + count, 0);
          const earnings = earningsOf({ ...sold, discount: 0 }, terms);
          let [refunded, before] = [0, keptEarnings(earnings, pieces, 0)];
          expect(before).toEqual(earnings);
          const taken = Object.fromEntries(earningKinds.map((kind) => [kind, 0]));
          for (const count of refunds) {
            refunded += count;
            const after = keptEarnings(earnings, pieces, refunded);
            for (const kind of earningKinds) {
              const part = before[kind] - after[kind];
              expect(Math.sign(part) * Math.sign(earnings[kind])).not.toBe(-1);
              taken[kind] = (taken[kind] ?? 0) + part;
            }
            before = after;
          }
          expect(taken).toEqual(earnings);
        },
      ),
      { seed: 6 },
    );
  });

  test.each([-1, 4, 1.5])('%d of 3 pieces cannot be refunded', (refunded) => {
    expect(() => keptEarnings(earningsOf(line, terms), 3, refunded)).toThrow(RangeError);
  });
});
