/** Tells what changed in the database, as tags of its table `invalidations`; undefined: nobody knows what. */
export interface Changes {
  on(listener: (tags: readonly string[] | undefined) => void): void;
}

export interface HeldOptions {
  /** Milliseconds for which a value is held in memory. */
  ttlMs?: number;
  /** Until this many times as old it is still given out while a new one is read; 1: never. */
  staleFactor?: number;
  /** A change of one of these tags makes the value be read anew before it is given out again. */
  changes?: Changes | undefined;
  tags?: readonly string[];
  now?: () => number;
}

/**
 * A way to read something that everybody asks for and that may be some seconds old: callers at one moment share one reading, and
 * nobody waits while an old value is being replaced. The same object comes back until it is read anew.
 */
export function held<Value>(
  readAnew: () => Promise<Value>,
  { ttlMs = 15_000, staleFactor = 10, changes, tags = [], now = Date.now }: HeldOptions = {},
): () => Promise<Value> {
  let last: { value: Value; readAt: number } | undefined;
  let reading: Promise<Value> | undefined;

  const read = (): Promise<Value> => {
    if (reading) return reading;
    const mine = readAnew()
      .then((value) => {
        if (reading === mine) last = { value, readAt: now() };
        return value;
      })
      .finally(() => {
        if (reading === mine) reading = undefined;
      });
    reading = mine;
    return mine;
  };

  changes?.on((changed) => {
    if (changed !== undefined && !changed.some((tag) => tags.includes(tag))) return;
    last = undefined;
    // What is being read may be of before the change: those who wait for it get it, and nobody else.
    reading = undefined;
  });

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
