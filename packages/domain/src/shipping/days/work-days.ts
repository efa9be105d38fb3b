import { weekdayOf } from './days.ts';
import type { Holidays } from './holidays.ts';

/** Weekdays on which something is done: bit 0 for Sunday to bit 6 for Saturday. */
export type Weekdays = number;

export const mondayToFriday: Weekdays = 0b0111110;
export const mondayToSaturday: Weekdays = 0b1111110;

/** Letters of the weekdays as operators write them, Sunday first: `DLMXJVS`. */
const letters = 'DLMXJVS';

/** `LMXJV` → the weekdays; undefined for other letters, a repeated one or none. */
export function parseWeekdays(text: string): Weekdays | undefined {
  let days = 0;
  for (const letter of text.toUpperCase()) {
    const bit = 1 << letters.indexOf(letter);
    if (!letters.includes(letter) || days & bit) return undefined;
    days |= bit;
  }
  return days === 0 ? undefined : days;
}

/** The weekdays as `LMXJVSD`: the week begins on Monday, as a reader expects. */
export const formatWeekdays = (days: Weekdays): string =>
  [...'LMXJVSD'].filter((letter) => days & (1 << letters.indexOf(letter))).join('');

export const isWorkDay = (day: number, weekdays: Weekdays, holidays: Holidays): boolean =>
  (weekdays & (1 << weekdayOf(day))) !== 0 && !holidays.has(day);

/** Most days that are looked through: so many without a work day are a mistake of the rows. */
const mostDays = 400;

/**
 * The so-manieth work day after a day, which itself does not count; with 0 the day itself, or the next work day if it
 * is none. Never earlier for a later day, for more days, or with one more holiday.
 *
 * @throws RangeError without a work day in a year
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
