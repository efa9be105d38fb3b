/** Said when so much waits already that one more would wait too long. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` works at once and lets at most `limit` wait.
 * The returned function rejects with {@link QueueFull} beyond that.
 */
export function createQueue(concurrency: number, limit: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= limit) throw new QueueFull(`${limit} works are waiting already.`);
      // The one who leaves hands its place on, so the count stays.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
