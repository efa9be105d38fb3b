/**
 * Tags that were purged while pages were being made: such a page may show what was there before the purge, and is not
 * to be cached. Nothing is remembered while no page is being made.
 */
export class PurgesMeanwhile {
  #count = 0;
  readonly #lastOf = new Map<string, number>();
  #lastOfAll = 0;
  #makers = 0;

  /** The making of a page begins; gives from where {@link anySince} counts for it. */
  begin(): number {
    this.#makers++;
    return this.#count;
  }

  end(): void {
    this.#makers--;
    if (this.#makers === 0) this.#lastOf.clear();
  }

  note(tags: readonly string[]): void {
    this.#count++;
    if (this.#makers > 0) for (const tag of tags) this.#lastOf.set(tag, this.#count);
    // A page that never ends being made must not make us remember all that happens meanwhile.
    if (this.#lastOf.size > mostRemembered) this.#coverAll();
  }

  noteAll(): void {
    this.#count++;
    this.#coverAll();
  }

  /** Whether one of these tags was purged since then. */
  anySince(begun: number, tags: readonly string[]): boolean {
    return this.#lastOfAll > begun || tags.some((tag) => (this.#lastOf.get(tag) ?? 0) > begun);
  }

  /** Whatever is being made now counts as purged. */
  #coverAll(): void {
    this.#lastOfAll = this.#count;
    this.#lastOf.clear();
  }
}

const mostRemembered = 10_000;
