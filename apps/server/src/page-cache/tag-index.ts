/** An index from tags to the keys of cached pages. */
export class TagIndex {
  readonly #keys = new Map<string, Set<string>>();

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      if (keys) keys.add(key);
      else this.#keys.set(tag, new Set([key]));
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keys.delete(tag);
    }
  }

  /** Keys with one of these tags. A key with several of these tags is repeated. */
  *keysOf(tags: readonly string[]): Generator<string> {
    for (const tag of tags) yield* this.#keys.get(tag) ?? [];
  }
}
