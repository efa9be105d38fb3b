/** Tests of the days on which customers are reminded of their credit (AF-04). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditReminders, remindsFrom } from './credit-reminders.ts';
import { dueOf } from './credit-statements.ts';

const statement = (missing = 5_000, cut = '2026-12-20', due = '2027-01-09') => ({
  ...{ cut, due, charges: 5_000, credits: 0, missing },
});

describe('AF-04 a statement', () => {
  test.each([
    ['2027-01-05', []],
    ['2027-01-06', ['due']],
    ['2027-01-09', ['due']],
    ['2027-01-10', ['overdue']],
    ['2027-08-10', ['overdue']],
  ])('that is not paid is reminded of on %s: %j', (today, kinds) => {
    expect(creditReminders([statement()], today).map(({ kind }) => kind)).toEqual(kinds);
    expect(creditReminders([statement(0)], today)).toEqual([]);
  });

  test('that has not ended is not reminded of, however few days there are to pay', () => {
    expect(remindsFrom({ cut: '2026-12-20', due: '2026-12-21' })).toBe('2026-12-21');
    expect(remindsFrom({ cut: '2026-12-20', due: '2026-12-23' })).toBe('2026-12-21');
  });

  test('has its reminder after its cut and not after its due date, for all terms', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 27 }), (day, daysToPay) => {
        const cut = `2026-12-${String(day).padStart(2, '0')}`;
        const due = dueOf(cut, { daysToPay });
        const from = remindsFrom({ cut, due });
        expect(from > cut && from <= due).toBe(true);
        expect(creditReminders([statement(1, cut, due)], from)).toEqual([{ cut, kind: 'due' }]);
      }),
    ));
});
