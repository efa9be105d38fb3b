/**
 * Records tags that are purged while pages are being rendered. Such a page may show data from before the purge, and
 * must not be cached. No tag is recorded while no page is being rendered.
 */
export class ConcurrentPurges {
  #count = 0;
  readonly #lastOf = new Map<string, number>();
  #lastOfAll = 0;
  #renderings = 0;

  /** Marks the beginning of a rendering. @returns the value that {@link anySince} takes for this rendering */
  begin(): number {
    this.#renderings++;
    return this.#count;
  }

  end(): void {
    this.#renderings--;
    if (this.#renderings === 0) this.#lastOf.clear();
  }

  note(tags: readonly string[]): void {
    this.#count++;
    if (this.#renderings > 0) for (const tag of tags) this.#lastOf.set(tag, this.#count);
    // Limit the memory, in case a rendering never ends.
    if (this.#lastOf.size > mostRecorded) this.#coverAll();
  }

  noteAll(): void {
    this.#count++;
    this.#coverAll();
  }

  /** Whether one of these tags was purged since the rendering began. */
  anySince(begun: number, tags: readonly string[]): boolean {
    return this.#lastOfAll > begun || tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > begun);
  }

  /** Makes all pages that are being rendered now count as purged. */
  #coverAll(): void {
    this.#lastOfAll = this.#count;
    this.#lastOf.clear();
  }
}

const mostRecorded = 10_000;
