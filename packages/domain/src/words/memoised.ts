/** Values in a memoisation cache; the cache is cleared when it is full. */
const cacheSize = 20_000;

/** `read`, with its results for as many texts as the cache has room for. */
export function memoised<Value>(read: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = read(text);
    if (cache.size >= cacheSize) cache.clear();
    cache.set(text, value);
    return value;
  };
}
