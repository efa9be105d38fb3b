/**
 * Values that are made at their first use, such as functions that are compiled from schemas, and modules that few calls
 * need. So a server listens before it has made these values.
 */

/** Values that were not used yet, in the sequence in which they were declared. */
const waiting = new Set<() => unknown>();

/** Returns a function that makes the value at its first call. {@link makeWaiting} may make the value before. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  const get = () => {
    if (made === undefined) {
      made = { value: make() };
      waiting.delete(get);
    }
    return made.value;
  };
  waiting.add(get);
  return get;
}

/**
 * Makes all values that wait for their first use, so that no visitor waits for them. Calls `pause` after each value, so
 * that requests are answered meanwhile.
 * @throws the first error of a value that cannot be made
 */
export async function makeWaiting(pause: () => Promise<unknown>): Promise<void> {
  for (const get of waiting) {
    await get();
    await pause();
  }
}
