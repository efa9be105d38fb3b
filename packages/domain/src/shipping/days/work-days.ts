import { weekdayOf } from './days.ts';
import type { Holidays } from './holidays.ts';

/** Weekdays as bits: bit 0 for Sunday to bit 6 for Saturday. */
export type Weekdays = number;

export const mondayToFriday: Weekdays = 0b0111110;
export const mondayToSaturday: Weekdays = 0b1111110;

/** Letters of the weekdays as operators write them, Sunday first. */
const letters = 'DLMXJVS';

/** Parses letters such as `LMXJV`; undefined for other letters, a repeated letter or an empty text. */
export function parseWeekdays(text: string): Weekdays | undefined {
  let days = 0;
  for (const letter of text.toUpperCase()) {
    const bit = 1 << letters.indexOf(letter);
    if (!letters.includes(letter) || days & bit) return undefined;
    days |= bit;
  }
  return days === 0 ? undefined : days;
}

/** Writes weekdays as letters, `LMXJVSD`. Monday comes first, since readers expect a week to begin on Monday. */
export const formatWeekdays = (days: Weekdays): string =>
  [...'LMXJVSD'].filter((letter) => days & (1 << letters.indexOf(letter))).join('');

export const isWorkDay = (day: number, weekdays: Weekdays, holidays: Holidays): boolean =>
  (weekdays & (1 << weekdayOf(day))) !== 0 && !holidays.has(day);

/** Maximum number of days in a row without a work day. More such days mean a mistake in the rows. */
const mostDays = 400;

/**
 * The work day that is `count` work days after `day`; `day` itself does not count. With 0, `day` itself, or the next
 * work day if `day` is none. A later `day`, a greater `count` or an additional holiday never makes the result earlier.
 *
 * @throws RangeError if more than a year has no work day
 */
export function addWorkDays(day: number, count: number, weekdays: Weekdays, holidays: Holidays): number {
  let at = count === 0 ? day : day + 1;
  let left = Math.max(1, count);
  for (let idle = 0; idle < mostDays; at++) {
    if (!isWorkDay(at, weekdays, holidays)) idle++;
    else if (--left === 0) return at;
    else idle = 0;
  }
  throw new RangeError('No day is a work day.');
}
