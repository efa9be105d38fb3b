/** Days and times of day in Mexico City. A day is a number: days since 1 January 1970. */
import { dateInMexico, minuteInMexico } from '../../time/dates.ts';

const dayMs = 86_400_000;

/** Number of minutes of a day. */
export const dayMinutes = 1_440;

/** The day and the minute of the day in Mexico City. @param now epoch milliseconds */
export function mexicoClock(now: number): { day: number; minute: number } {
  return { day: toDay(dateInMexico(now)), minute: minuteInMexico(now) };
}

/** The day of a date such as `2026-11-24`. */
export const toDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** The date of a day, such as `2026-11-24`. */
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The weekday of a day: 0 for Sunday to 6 for Saturday. 1 January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** Year, month (from 1) and day of the month. */
export function calendarOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * dayMs);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

/** Epoch milliseconds of a minute of a day in Mexico City. */
export function momentInMexico(day: number, minute: number): number {
  const asUtc = day * dayMs + minute * 60_000;
  const shown = mexicoClock(asUtc);
  const offset = shown.day * dayMs + shown.minute * 60_000 - asUtc;
  return asUtc - offset;
}
