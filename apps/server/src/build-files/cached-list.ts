import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns a function that reports whether a list contains an item. If the item is missing, the list is read again: once
 * for all simultaneous callers, and at most once in `betweenReadings` milliseconds. So a request for an invented item
 * waits, and causes almost no work.
 */
export function createCachedList(
  betweenReadings: number,
  read: () => Promise<ReadonlySet<string>>,
): (item: string) => boolean | Promise<boolean> {
  let known: ReadonlySet<string> = new Set();
  let last: Promise<unknown> = Promise.resolve();
  /**
   * The next reading of the list, if it is planned and has not begun. This reading will include items that exist now.
   */
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
