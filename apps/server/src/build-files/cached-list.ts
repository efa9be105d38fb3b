import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a function that tells whether a list has an item. If the item is missing, the list is read again: once for
 * all callers of one moment, and at most once in so many milliseconds. So invented items wait, and cost next to
 * nothing.
 */
export function createCachedList(
  betweenReadings: number,
  read: () => Promise<ReadonlySet<string>>,
): (item: string) => boolean | Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let last: Promise<unknown> = Promise.resolve();
  /** The next reading, which has not begun: it will include the current items. */
  let next: Promise<void> | undefined;

  const readAgain = () => {
    if (next) return next;
    const scheduled = last.then(async () => {
      next = undefined;
      const reading = read();
      last = Promise.allSettled([reading, wait(betweenReadings, undefined, { ref: false })]);
      known = await reading;
    });
    next = scheduled;
    return scheduled;
  };
  return (item) => known.has(item) || readAgain().then(() => known.has(item));
}
