import { calendarOf, weekdayOf } from './days.ts';

/** The Monday of a month that is a holiday: 1 for the first. */
const mondays: Readonly<Record<number, number>> = { 2: 1, 3: 3, 11: 3 };
/** Days that are holidays whatever their weekday. */
const fixed = new Set(['1-1', '5-1', '9-16', '12-25']);

/**
 * Whether a day is an obligatory day of rest by law (Ley Federal del Trabajo, article 74): 1 January, first Monday of
 * February, third Monday of March, 1 May, 16 September, third Monday of November, 25 December, and 1 October of the
 * years in which a president takes office (2024, 2030 …). Days of elections are set by other laws: an operator adds
 * them.
 */
export function isLegalHoliday(day: number): boolean {
  const { year, month, date } = calendarOf(day);
  if (fixed.has(`${month}-${date}`)) return true;
  if (month === 10 && date === 1) return year >= 2024 && (year - 2024) % 6 === 0;
  const nth = mondays[month];
  return nth !== undefined && weekdayOf(day) === 1 && Math.ceil(date / 7) === nth;
}

/** Days off for everybody: those of the law and those that an operator added. */
export interface Holidays {
  has(day: number): boolean;
}

/** @param further days that an operator added */
export function holidaysWith(further: Iterable<number> = []): Holidays {
  const own = new Set(further);
  return { has: (day) => own.has(day) || isLegalHoliday(day) };
}
