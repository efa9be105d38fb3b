/** Counts business days. A day is a text: YYYY-MM-DD. */

const dayMs = 86_400_000;
const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/**
 * The day that is `count` business days after `day`. `day` itself does not count. Holidays count as business days, so
 * the result is never later than the legal deadline, and may be some days earlier.
 */
export function addBusinessDays(day: string, count: number): string {
  let at = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at = new Date(at.getTime() + dayMs);
    if (!isWeekend(at)) left--;
  }
  return at.toISOString().slice(0, 10);
}

/** The number of business days after `day` up to and including `due`. It is 0 on the due day and after it. */
export function businessDaysUntil(day: string, due: string): number {
  let count = 0;
  for (let at = addBusinessDays(day, 1); at <= due; at = addBusinessDays(at, 1)) count++;
  return count;
}
