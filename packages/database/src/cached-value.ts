/** Tells what changed in the database, as tags of its log of invalidations; undefined: anything may have. */
export interface Changes {
  on(listener: (tags: readonly string[] | undefined) => void): void;
}

export interface CachedValueOptions {
  /** Milliseconds for which a value is fresh. */
  ttlMs?: number;
  /** Until this many times as old it is served stale while a new one is read; 1: never. */
  staleFactor?: number;
  /** A change of one of these tags makes the value be read anew before it is served again. */
  changes?: Changes | undefined;
  tags?: readonly string[];
  now?: () => number;
}

/**
 * A stale-while-revalidate cache of one value that everybody asks for and that may be some seconds old: callers at one
 * moment share one reading, and nobody waits while a stale value is being replaced. The same object comes back until it
 * is read anew.
 */
export function cachedValue<Value>(
  readAnew: () => Promise<Value>,
  { ttlMs = 15_000, staleFactor = 10, changes, tags = [], now = Date.now }: CachedValueOptions = {},
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
    // A reading that is under way may be of before the change: its callers get it, and nobody else.
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
