/** Days of the calendar, as Mexico counts them. A day is YYYY-MM-DD. */

const mexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' });
/** `2026-11-27`: the date in Mexico City. @param now epoch milliseconds */
export const dateInMexico = (now: number): string => mexico.format(now);

const dayMs = 86_400_000;
const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/**
 * The day that is so many business days after another, which itself does not count. It knows no holidays: who keeps to
 * it is never late, and on a holiday a day early.
 */
export function addBusinessDays(day: string, count: number): string {
  let at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + dayMs);
    if (!isWeekend(at)) left--;
  }
  return at.toISOString().slice(0, 10);
}

/**
 * How many business days of another day are left until `due`, which counts, `day` does not: 0 on the day itself, and
 * for what is over.
 */
export function businessDaysUntil(day: string, due: string): number {
  let count = 0;
  for (let at = addBusinessDays(day, 1); at <= due; at = addBusinessDays(at, 1)) count++;
  return count;
}
