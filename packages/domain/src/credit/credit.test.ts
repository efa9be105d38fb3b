/** Tests of the rules of the store credit: its decision, and what is due when (RT-29, AF-04). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideCredit, limitStep } from './credit-decision.ts';
import { creditDebt, creditStatements, cutOf, dueOf, overdueCut } from './credit-statements.ts';

const terms = {
  ...{ leastIncome: 500_000, incomeShare: 30, greatestLimit: 3_000_000, automaticLimit: 1_000_000 },
  ...{ cutDay: 20, daysToPay: 20 },
};

describe('RT-29 the decision', () => {
  test.each([
    ['an income that is too low', 499_999, 3, { kind: 'refused' }],
    ['the least income', 500_000, 1, { kind: 'accepted', limit: 150_000 }],
    ['a limit is a multiple of 100 pesos', 1_234_567, 1, { kind: 'accepted', limit: 370_000 }],
    ['the greatest limit of the rule', 3_333_334, 1, { kind: 'accepted', limit: 1_000_000 }],
    ['a greater limit', 4_000_000, 9, { kind: 'operator', limit: 1_200_000 }],
    ['never more than the greatest limit', 90_000_000, 9, { kind: 'operator', limit: 3_000_000 }],
    ['a customer who never paid an order', 1_000_000, 0, { kind: 'operator', limit: 300_000 }],
  ])('%s', (_, income, paidOrders, decision) => expect(decideCredit({ income, paidOrders }, terms)).toEqual(decision));

  test('a limit that would be zero is none', () =>
    expect(decideCredit({ income: 30_000, paidOrders: 1 }, { ...terms, leastIncome: 0 })).toEqual({ kind: 'refused' }));

  test('no limit is more than the share of the income, nor more than the greatest limit', () =>
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.nat(5), (income, paidOrders) => {
        const decision = decideCredit({ income, paidOrders }, terms);
        if (decision.kind === 'refused') return;
        expect(decision.limit).toBeGreaterThan(0);
        expect(decision.limit % limitStep).toBe(0);
        expect(decision.limit).toBeLessThanOrEqual(Math.min(income * 0.3, terms.greatestLimit));
        if (decision.kind === 'accepted') expect(decision.limit).toBeLessThanOrEqual(terms.automaticLimit);
      }),
    ));
});

describe('AF-04 the dates', () => {
  test.each([
    ['2026-11-20', '2026-11-20', '2026-12-10'],
    ['2026-11-21', '2026-12-20', '2027-01-09'],
    ['2026-12-21', '2027-01-20', '2027-02-09'],
    ['2028-02-28', '2028-03-20', '2028-04-09'],
  ])('what is bought on %s is cut on %s and due on %s', (date, cut, due) => {
    expect(cutOf(date, terms)).toBe(cut);
    expect(dueOf(cut, terms)).toBe(due);
  });

  test.each([
    ['2026-12-10', '2026-10-20'],
    ['2026-12-11', '2026-11-20'],
    ['2027-01-05', '2026-11-20'],
  ])('on %s, the statement of %s is the latest that was due', (today, cut) =>
    expect(overdueCut(today, terms)).toBe(cut),
  );
});

const bought = (date: string, amount: number) => ({ date, amount });
const paid = (date: string, amount: number) => ({ date, amount: -amount });

describe('AF-04 the statements', () => {
  test('have the purchases of their month, and payments cover the oldest first', () => {
    const movements = [
      ...[bought('2026-10-01', 50_000), bought('2026-10-21', 30_000), paid('2026-10-25', 60_000)],
      ...[bought('2026-11-25', 7_000)],
    ];
    const statements = creditStatements(movements, terms);
    expect(statements).toEqual([
      { cut: '2026-10-20', due: '2026-11-09', charges: 50_000, credits: 0, missing: 0 },
      { cut: '2026-11-20', due: '2026-12-10', charges: 30_000, credits: 60_000, missing: 20_000 },
      { cut: '2026-12-20', due: '2027-01-09', charges: 7_000, credits: 0, missing: 7_000 },
    ]);
    expect(creditDebt(statements, '2026-12-10')).toEqual({ overdue: 0, next: { due: '2026-12-10', amount: 20_000 } });
    expect(creditDebt(statements, '2026-12-11')).toEqual({
      ...{ overdue: 20_000, next: { due: '2027-01-09', amount: 7_000 } },
    });
  });

  test('what is paid too much covers what is bought later', () => {
    const movements = [bought('2026-10-01', 10_000), paid('2026-10-02', 25_000), bought('2026-12-01', 20_000)];
    expect(creditStatements(movements, terms).map(({ missing }) => missing)).toEqual([0, 5_000]);
  });

  const date = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((one) => one.toISOString().slice(0, 10));
  const movement = fc.record({ date, amount: fc.integer({ min: -100_000, max: 100_000 }) });

  test('add up to the debt, whatever happens, and no part of them is below zero', () =>
    fc.assert(
      fc.property(fc.array(movement), date, (movements, today) => {
        const sorted = movements.toSorted((one, other) => (one.date < other.date ? -1 : 1));
        const statements = creditStatements(sorted, terms);
        const owed = sorted.reduce((sum, { amount }) => sum + amount, 0);
        const missing = statements.reduce((sum, one) => sum + one.missing, 0);
        expect(missing).toBe(Math.max(0, owed));
        expect(statements.every((one) => one.missing >= 0 && one.missing <= one.charges)).toBe(true);
        expect(statements.reduce((sum, { charges, credits }) => sum + charges - credits, 0)).toBe(owed);
        const { overdue, next } = creditDebt(statements, today);
        expect(overdue + (next?.amount ?? 0)).toBeLessThanOrEqual(Math.max(0, owed));
      }),
    ));

  test('every date is before its due date, which is before the cut of the next month', () =>
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 27 }), (day, cutDay, daysToPay) => {
        const days = { cutDay, daysToPay };
        const cut = cutOf(day, days);
        expect(cut >= day && dueOf(cut, days) > cut).toBe(true);
        expect(dueOf(overdueCut(day, days), days) < day).toBe(true);
      }),
    ));
});
