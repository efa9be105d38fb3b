/**
 * Dates and times of day in Mexico City. A date is a text: YYYY-MM-DD. Only this file converts a moment to its date:
 * a moment that is cut in UTC has the date of the next day from 6 p.m. on. `tools/dates.test.ts` finds other cuts.
 */

/** Epoch milliseconds, or an RFC 3339 text. */
export type Moment = Date | number | string;

const timeZone = 'America/Mexico_City';
const dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const times = new Intl.DateTimeFormat('en-CA', { timeZone, timeStyle: 'short', hourCycle: 'h23' });

const at = (moment: Moment): number => new Date(moment).getTime();

/** The date of a moment, such as `2026-11-27`. */
export const dateInMexico = (moment: Moment): string => dates.format(at(moment));

/** The minute of the day of a moment, from 0 to 1439. */
export function minuteInMexico(moment: Moment): number {
  const text = times.format(at(moment));
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}

/** Formats of other time zones. Making a format takes much longer than using it. */
const zoned = new Map<string, Intl.DateTimeFormat>();

/** The date and the time of day of a moment in a time zone, such as `2026-11-27T13:05:09`. */
export function localTime(moment: Moment, zone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23', timeZone: zone } as const;
  const format = zoned.get(zone) ?? new Intl.DateTimeFormat('sv-SE', parts);
  zoned.set(zone, format);
  return format.format(at(moment)).replace(' ', 'T');
}

/** The last date of what ends at `end`. The end itself is excluded: an offer that ends at midnight ends the day before. */
export const lastDateBefore = (end: Moment): string => dateInMexico(at(end) - 1);

/** Makes a function that formats moments for shoppers. */
export function momentFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = new Intl.DateTimeFormat('es-MX', { ...options, timeZone });
  return (moment) => format.format(at(moment));
}

/** Makes a function that formats dates without a time for shoppers. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('es-MX', { ...options, timeZone: 'UTC' });
  return (date) => format.format(Date.parse(`${date}T00:00:00Z`));
}
