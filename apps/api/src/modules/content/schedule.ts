/** When blocks are shown, by their dates. */
export interface Scheduled {
  from?: string | undefined;
  until?: string | undefined;
}

/** From the first moment until just before the second (RT-01, to the second). */
export function isShown({ from, until }: Scheduled, now: number): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
}

/** The next moment at which one of these begins or ends, in epoch milliseconds. */
export function nextChange(parts: readonly Scheduled[], now: number): number | undefined {
  const moments = parts
    .flatMap(({ from, until }) => [from, until])
    .flatMap((date) => (date === undefined ? [] : [Date.parse(date)]))
    .filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments) : undefined;
}

const mexicanDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' });
/** Mexico City keeps UTC−6 all year since 2022. */
const offset = 6 * 3_600_000;
const day = 24 * 3_600_000;

/** `2026-11-27`: the date in Mexico City. */
export function dateInMexico(now: number): string {
  return mexicanDate.format(now);
}

/** The midnight in Mexico City that ends the day of `now`, in epoch milliseconds. */
export function nextMidnight(now: number): number {
  return Math.floor((now - offset) / day) * day + day + offset;
}
