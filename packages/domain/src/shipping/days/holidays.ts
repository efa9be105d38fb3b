import { calendarOf, weekdayOf } from './days.ts';

/** Months with a holiday on a Monday, and which Monday it is: 1 for the first. */
const mondays: Readonly<Record<number, number>> = { 2: 1, 3: 3, 11: 3 };
/** Holidays with a fixed date, month and day. */
const fixed = new Set(['1-1', '5-1', '9-16', '12-25']);

/**
 * Whether a day is an obligatory day of rest by law (Ley Federal del Trabajo, article 74). These days are 1 January,
 * first Monday of February, third Monday of March, 1 May, 16 September, third Monday of November and 25 December. In
 * the years in which a president takes office (2024, 2030 …), 1 October is also a day of rest. Days of elections are
 * set by other laws: an operator adds them.
 */
export function isLegalHoliday(day: number): boolean {
  const { year, month, date } = calendarOf(day);
  if (fixed.has(`${month}-${date}`)) return true;
  if (month === 10 && date === 1) return year >= 2024 && (year - 2024) % 6 === 0;
  const nth = mondays[month];
  return nth !== undefined && weekdayOf(day) === 1 && Math.ceil(date / 7) === nth;
}

/** Days on which nobody works: legal holidays, and days that an operator added. */
export interface Holidays {
  has(day: number): boolean;
}

/** @param further days that an operator added */
export function holidaysWith(further: Iterable<number> = []): Holidays {
  const own = new Set(further);
  return { has: (day) => own.has(day) || isLegalHoliday(day) };
}
