export interface HeldOptions {
  /** Milliseconds for which a value is held in memory. */
  ttlMs?: number;
  /** Until this many times as old it is still given out while a new one is read; 1: never. */
  staleFactor?: number;
  now?: () => number;
}

/**
 * A way to read something that everybody asks for and that may be some seconds old: callers at one moment share one reading, and
 * nobody waits while an old value is being replaced. The same object comes back until it is read anew.
 */
export function held<Value>(
  readAnew: () => Promise<Value>,
  { ttlMs = 15_000, staleFactor = 10, now = Date.now }: HeldOptions = {},
): () => Promise<Value> {
  let last: { value: Value; readAt: number } | undefined;
  let reading: Promise<Value> | undefined;

  const read = (): Promise<Value> => {
    reading ??= readAnew()
      .then((value) => {
        last = { value, readAt: now() };
        return value;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return async () => {
    if (last === undefined) return read();
    const age = now() - last.readAt;
    if (age < ttlMs) return last.value;
    if (age >= ttlMs * staleFactor) return read();
    // A failure is not lost: once the value is too old, the next caller meets it.
    read().catch(() => undefined);
    return last.value;
  };
}
