/** Tags to purge; `undefined` means everything. */
export type Tags = ReadonlySet<string> | undefined;

/**
 * The most tags of a purge. Calls for more tags would take longer than cached pages are valid, so everything is purged
 * instead.
 */
const mostTags = 300;

/** The set of tags that were not yet sent to the CDN. */
export class PendingTags {
  #tags = new Set<string>();
  #all = false;
  #wake = () => {};

  /** Adds tags; `undefined` adds everything. */
  add(tags: Iterable<string> | undefined): void {
    if (tags === undefined) this.#all = true;
    else for (const tag of tags) this.#tags.add(tag);
    if (this.#tags.size > mostTags) this.#all = true;
    if (this.#all) this.#tags.clear();
    this.#wake();
  }

  /** Returns all tags and empties the set. */
  take(): Tags {
    const tags = this.#all ? undefined : this.#tags;
    this.#all = false;
    this.#tags = new Set();
    return tags;
  }

  /** Waits until there is a tag, or until the signal is aborted. */
  async some(signal: AbortSignal): Promise<void> {
    if (this.#all || this.#tags.size > 0 || signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }
}
