import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMoney, formatMoney, installmentPlan, percentOff, readMoney } from './money.ts';

describe('money', () => {
  it.each([
    [0, '$0'],
    [123400, '$1,234'],
    [123450, '$1,234.50'],
    [5, '$0.05'],
    [1249900000, '$12,499,000'],
  ])('shows %i centavos as %s', (amount, words) => expect(formatMoney(amount)).toBe(words));

  it.each([
    [123400, '1234.00'],
    [5, '0.05'],
    [-150, '-1.50'],
  ])('writes %i centavos as %s for machines', (amount, words) => expect(decimalMoney(amount)).toBe(words));

  it.each([
    ['9.50', 950],
    ['.5', 50],
    ['9.', 900],
    ['$1,200.50', 120_050],
    [' 3 000 MXN', 300_000],
    ['1.200', 120_000],
    ['mil', undefined],
    ['', undefined],
  ])('issue 37 B2: reads the typed price %j as %j centavos', (typed, amount) => expect(readMoney(typed)).toBe(amount));

  it('F9 reads any typed price as the definition says: a point and at most two digits at the end are centavos', () => {
    const byDefinition = (typed: string) => {
      const [, before = '', decimals = ''] = /^(.*?)(?:\.(\d{0,2}))?\D*$/s.exec(typed) ?? [];
      const pesos = before.replace(/\D/g, '');
      return pesos + decimals === '' ? undefined : Number(pesos) * 100 + Number(decimals.padEnd(2, '0'));
    };
    const piece = fc.constantFrom('.', ',', '1', '0', '25', ' ', '$', 'mil', '\n', 'ñ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(readMoney(pieces.join(''))).toBe(byDefinition(pieces.join('')));
      }),
      { numRuns: 3_000, seed: 37 },
    );
  });

  it.each(['a', '.a', '.', '.1a'])('F9 reads a long text of %j in linear time', (piece) => {
    /** CPU time in microseconds. */
    const cost = (length: number) => {
      const typed = `${piece.repeat(length / piece.length)}1`;
      const began = process.cpuUsage();
      readMoney(typed);
      return process.cpuUsage(began).user;
    };
    cost(1_000);
    // A text 60 times as long costs 60 times as much. With quadratic time, the factor is 3,600.
    expect(cost(60_000) / Math.max(cost(1_000), 500)).toBeLessThan(300);
  });

  it('never overstates a discount', () => {
    expect(percentOff(10000, 7550)).toBe(24);
    expect(percentOff(10000, 10000)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, share) => {
          const sale = Math.floor(list * share);
          const off = percentOff(list, sale);
          expect(off * list).toBeLessThanOrEqual((list - sale) * 100);
        },
      ),
    );
  });

  it.each([
    [100_000, 3, 33_334, 33_333],
    [134_900, 12, 11_249, 11_241],
    [120_000, 12, 10_000, 10_000],
    [17, 18, 17, 0],
    [0, 3, 0, 0],
  ])('PA-02 %i centavos in %i months are %i at first, then %i', (total, months, first, rest) => {
    expect(installmentPlan(total, months)).toEqual({ months, first, rest, total });
  });

  it('PA-02 the payments of any price in any number of months add up to the price', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), fc.integer({ min: 2, max: 48 }), (price, months) => {
        const { first, rest, total } = installmentPlan(price, months);
        const payments = [first, ...new Array<number>(months - 1).fill(rest)];
        expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(price);
        expect(total).toBe(price);
        expect(first).toBeGreaterThanOrEqual(rest);
        expect(first - rest).toBeLessThan(months);
      }),
    );
    expect(() => installmentPlan(100, 1)).toThrow(RangeError);
    expect(() => installmentPlan(10.5, 3)).toThrow(RangeError);
  });

  it('PA-02 a dearer purchase never has a smaller monthly payment, and a longer plan never has a greater one', () => {
    const price = fc.nat(2 ** 31 - 1);
    fc.assert(
      fc.property(price, price, fc.integer({ min: 2, max: 47 }), (one, other, months) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(installmentPlan(low, months).rest).toBeLessThanOrEqual(installmentPlan(high, months).rest);
        expect(installmentPlan(low, months + 1).rest).toBeLessThanOrEqual(installmentPlan(low, months).rest);
      }),
    );
  });
});
