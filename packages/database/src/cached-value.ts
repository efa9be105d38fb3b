/**
 * Calls listeners when data change in the database, with tags of the invalidation log. The tags are undefined if any
 * data may have changed.
 */
export interface Changes {
  on(listener: (tags: readonly string[] | undefined) => void): void;
}

export interface CachedValueOptions {
  /** Milliseconds for which a value is fresh. */
  ttlMs?: number;
  /**
   * A value up to `staleFactor * ttlMs` old is returned while a new value is read. With 1, stale values are never
   * returned.
   */
  staleFactor?: number;
  /** A change with one of these tags drops the value: the next caller waits for a new one. */
  changes?: Changes | undefined;
  tags?: readonly string[];
  now?: () => number;
}

/**
 * A stale-while-revalidate cache of one value that many callers need and that may be some seconds old. Concurrent
 * callers share one read, and no caller waits while a stale value is replaced. All callers get the same object until a
 * new one is read.
 */
export function cachedValue<Value>(
  readValue: () => Promise<Value>,
  { ttlMs = 15_000, staleFactor = 10, changes, tags = [], now = Date.now }: CachedValueOptions = {},
): () => Promise<Value> {
  let last: { value: Value; readAt: number } | undefined;
  let reading: Promise<Value> | undefined;

  const read = (): Promise<Value> => {
    if (reading) return reading;
    const mine = readValue()
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
    // A read in progress may have started before the change. Only callers that already wait for this read get the value
    // of the read. Later callers start a new read.
    reading = undefined;
  });

  return async () => {
    if (last === undefined) return read();
    const age = now() - last.readAt;
    if (age < ttlMs) return last.value;
    if (age >= ttlMs * staleFactor) return read();
    // The error can be ignored here: once the value is too old, the next caller reads again and gets the error.
    read().catch(() => undefined);
    return last.value;
  };
}
