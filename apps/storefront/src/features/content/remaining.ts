const two = (value: number) => String(value).padStart(2, '0');

/** Converts seconds to days and a clock, `{ days: 1, clock: '02:03:04' }`; undefined if no time is left. */
export function remaining(seconds: number): { days: number; clock: string } | undefined {
  const left = Math.ceil(seconds);
  if (left <= 0) return undefined;
  const clock = [Math.floor((left % 86_400) / 3600), Math.floor((left % 3600) / 60), left % 60].map(two).join(':');
  return { days: Math.floor(left / 86_400), clock };
}
