import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, businessDaysUntil } from './business-days.ts';

test.each([
  // The days are a Wednesday, a Friday, a Saturday, a Sunday and the end of a year.
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-25', 20, '2026-12-23'],
  ['2026-12-31', 20, '2027-01-28'],
  ['2028-02-28', 2, '2028-03-01'],
])('issue 16, 7: %s and %i business days is %s', (day, count, due) => expect(addBusinessDays(day, count)).toBe(due));

test('twenty business days are four weeks from any business day, and never end on a weekend', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const start = new Date(days * 86_400_000);
      const due = new Date(addBusinessDays(start.toISOString().slice(0, 10), 20));
      expect([1, 2, 3, 4, 5]).toContain(due.getUTCDay());
      const between = (due.getTime() - start.getTime()) / 86_400_000;
      // After a Saturday or a Sunday, the first business day is the Monday.
      expect(between).toBe(start.getUTCDay() === 6 ? 27 : start.getUTCDay() === 0 ? 26 : 28);
    }),
  );
});

test('the business days that are left are those that were added', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40 }), (days, count) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      expect(businessDaysUntil(day, addBusinessDays(day, count))).toBe(count);
    }),
  );
  // Due on a Friday: on the Saturday after it, no business days are left.
  expect(businessDaysUntil('2026-11-28', '2026-11-27')).toBe(0);
});
