/** The keys of the cached pages by tag. */
export class TagIndex {
  /** A set only where a tag has several keys: most tags have one, and a set takes twenty times the memory of a key. */
  readonly #keys = new Map<string, string | Set<string>>();

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys === undefined) this.#keys.set(tag, key);
      else if (typeof keys !== 'string') keys.add(key);
      else if (keys !== key) this.#keys.set(tag, new Set([keys, key]));
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys === key) this.#keys.delete(tag);
      else if (keys !== undefined && typeof keys !== 'string' && keys.delete(key) && keys.size === 0)
        this.#keys.delete(tag);
    }
  }

  /** Keys with one of these tags. A key that has several of them is repeated. */
  *keysOf(tags: readonly string[]): Generator<string> {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (typeof keys === 'string') yield keys;
      else if (keys !== undefined) yield* keys;
    }
  }
}
