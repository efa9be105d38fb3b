import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, toDate, toDay } from './days.ts';
import { holidaysWith, isLegalHoliday } from './holidays.ts';

/**
 * Movable holidays by article 74, copied from printed calendars: first Monday of February, third Monday of March, third
 * Monday of November.
 */
const movable: Readonly<Record<number, readonly string[]>> = {
  2024: ['02-05', '03-18', '11-18'],
  2025: ['02-03', '03-17', '11-17'],
  2026: ['02-02', '03-16', '11-16'],
  2027: ['02-01', '03-15', '11-15'],
  2028: ['02-07', '03-20', '11-20'],
  2029: ['02-05', '03-19', '11-19'],
  2030: ['02-04', '03-18', '11-18'],
};
const always = ['01-01', '05-01', '09-16', '12-25'];
/** Years in which a president takes office. */
const changes = [2024, 2030];

test.each(Object.entries(movable))('AP-15 the holidays of %s are those of article 74, and no others', (year, days) => {
  const expected = [...always, ...days, ...(changes.includes(Number(year)) ? ['10-01'] : [])].sort();
  const found: string[] = [];
  for (let day = toDay(`${year}-01-01`); day <= toDay(`${year}-12-31`); day++) {
    if (isLegalHoliday(day)) found.push(toDate(day).slice(5));
  }
  expect(found).toEqual(expected);
});

test.each([
  '2018-10-01',
  '2023-10-01',
  '2025-10-01',
  '2029-10-01',
  '2026-02-05',
  '2026-03-21',
  '2026-11-20',
  '2026-12-12',
])('AP-15 %s is no day of rest by law', (date) => expect(isLegalHoliday(toDay(date))).toBe(false));

test('AP-15 seven days of rest a year, eight where a president takes office, whatever the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2200 }), (year) => {
      let count = 0;
      for (let day = toDay(`${year}-01-01`); calendarOf(day).year === year; day++) if (isLegalHoliday(day)) count++;
      expect(count).toBe((year - 2024) % 6 === 0 ? 8 : 7);
    }),
  );
});

test('AP-15 days that an operator added are holidays beside those of the law', () => {
  const holidays = holidaysWith([toDay('2027-06-06')]);
  expect(holidays.has(toDay('2027-06-06'))).toBe(true);
  expect(holidays.has(toDay('2027-05-01'))).toBe(true);
  expect(holidays.has(toDay('2027-06-07'))).toBe(false);
  expect(holidaysWith().has(toDay('2027-06-06'))).toBe(false);
});
