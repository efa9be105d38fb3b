/** Tests of the part of an order that a balance pays (PA-05). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceShare, leastCharge, partRefusal } from './balance.ts';

test.each([
  ['enough balance pays all', 50_000, 50_000, 50_000],
  ['more balance pays no more', 50_000, 80_000, 50_000],
  ['less balance pays a part', 50_000, 20_000, 20_000],
  ['a remainder of 9.99 is made 10.00', 50_000, 49_001, 49_000],
  ['a remainder of 10.00 stays', 50_000, 49_000, 49_000],
  ['a total below the least charge is paid as a whole, or not at all', 900, 899, 0],
  ['the same, with enough balance', 900, 900, 900],
  ['no balance pays nothing', 50_000, 0, 0],
  ['nothing is to pay', 0, 5_000, 0],
])('PA-05 %s', (_, total, balance, share) => expect(balanceShare(total, balance)).toBe(share));

test('PA-05 the share is never more than total or balance, and what is left can be charged', () => {
  const amount = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(amount, amount, (total, balance) => {
      const share = balanceShare(total, balance);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(Math.min(total, balance));
      // Without balance, a total below the least charge is what it is.
      if (share > 0 && share < total) expect(total - share).toBeGreaterThanOrEqual(leastCharge);
    }),
  );
});

test.each([
  ['a part of the balance', 50_000, 30_000, 12_345, undefined],
  ['the whole balance', 50_000, 30_000, 30_000, undefined],
  ['the whole total', 50_000, 80_000, 50_000, undefined],
  ['a part that leaves 10.00', 50_000, 80_000, 49_000, undefined],
  ['more than the balance', 50_000, 30_000, 30_001, 'too-much'],
  ['more than the total', 50_000, 80_000, 50_001, 'too-much'],
  ['a part that leaves 9.99', 50_000, 80_000, 49_001, 'remainder'],
  ['a part of a total below the least charge', 900, 900, 500, 'remainder'],
])('PA-05 a customer types %s', (_, total, balance, part, refusal) =>
  expect(partRefusal(total, balance, part)).toBe(refusal),
);

test('PA-05 a typed part that is not refused is paid as typed, and what is left is nothing or can be charged', () => {
  const amount = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(amount, amount, amount, (total, balance, part) => {
      if (partRefusal(total, balance, part) !== undefined) return;
      expect(balanceShare(total, Math.min(balance, part))).toBe(part);
      expect(total === part || total - part >= leastCharge).toBe(true);
    }),
  );
});
