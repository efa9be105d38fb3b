import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDate, toDay } from './days.ts';
import { holidaysWith } from './holidays.ts';
import { addWorkDays, formatWeekdays, mondayToFriday, mondayToSaturday, parseWeekdays } from './work-days.ts';

test.each([
  ['LMXJV', mondayToFriday],
  ['lmxjvs', mondayToSaturday],
  ['VJXML', mondayToFriday],
  ['D', 1],
  ['S', 64],
  ['LMXJVSD', 127],
  ['', undefined],
  ['LL', undefined],
  ['LMW', undefined],
  ['L M', undefined],
  ['L-V', undefined],
  ['ß', undefined],
])('AP-15 the weekdays "%s"', (text, days) => expect(parseWeekdays(text)).toBe(days));

test('AP-15 weekdays are read as they are written, from Monday on', () => {
  expect(formatWeekdays(127)).toBe('LMXJVSD');
  expect(formatWeekdays(mondayToSaturday)).toBe('LMXJVS');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 127 }), (days) => {
      expect(parseWeekdays(formatWeekdays(days))).toBe(days);
    }),
  );
});

/** 13 November 2026 is a Friday; Monday 16 is a holiday. */
test.each([
  ['2026-11-13', 0, mondayToFriday, '2026-11-13'],
  ['2026-11-13', 1, mondayToFriday, '2026-11-17'],
  ['2026-11-13', 1, mondayToSaturday, '2026-11-14'],
  ['2026-11-13', 2, mondayToSaturday, '2026-11-17'],
  ['2026-11-13', 5, mondayToFriday, '2026-11-23'],
  // The first day is no work day: both 0 and 1 give the next work day.
  ['2026-11-14', 0, mondayToFriday, '2026-11-17'],
  ['2026-11-15', 1, mondayToFriday, '2026-11-17'],
  ['2026-11-16', 0, mondayToSaturday, '2026-11-17'],
  ['2026-12-24', 1, mondayToFriday, '2026-12-28'],
  ['2026-12-31', 1, mondayToFriday, '2027-01-04'],
  ['2028-02-28', 1, mondayToFriday, '2028-02-29'],
  // The work days are only Sundays, and then only Mondays, many of which are holidays.
  ['2026-11-13', 2, 0b1, '2026-11-22'],
  ['2026-11-13', 1, 0b10, '2026-11-23'],
])('AP-15 from %s %i work days of %i is %s', (date, count, weekdays, due) => {
  expect(toDate(addWorkDays(toDay(date), count, weekdays, holidaysWith()))).toBe(due);
});

test('AP-15 a year without a work day is an error, not an endless loop', () => {
  expect(() => addWorkDays(20_000, 1, mondayToFriday, { has: () => true })).toThrow(RangeError);
  expect(() => addWorkDays(20_000, 0, 0, holidaysWith())).toThrow(RangeError);
});
