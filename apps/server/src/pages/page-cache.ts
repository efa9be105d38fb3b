/**
 * Finished pages kept in memory (architecture §3): bounded in bytes, one rendering at a time for each address, taken back by tags.
 * What was taken back stays at hand for the time when nothing newer can be had.
 */

/** A page as its maker gives it. */
export interface Made<Page> {
  page: Page;
  /** What it shows: `product:7`, `category:3`, `content`. */
  tags: readonly string[];
  /** Milliseconds since 1970 from which it is no longer true by itself: an offer ends, a day begins. */
  until?: number | undefined;
  /** Whether it may be given to others; a page that may not is never kept. */
  kept: boolean;
  /** Whether it says that something could not be had: an older page is better than that. */
  failed: boolean;
  bytes: number;
}

/** A page that was made, and whether one of its tags was purged meanwhile. */
interface Finished<Page> {
  made: Made<Page>;
  purged: boolean;
}

interface Entry<Page> {
  made: Made<Page>;
  /** Taken back: given out only when no other can be made. */
  stale: boolean;
  probation: boolean;
  /** When making another one failed last. */
  failedAt: number;
}

export interface PageCacheOptions {
  /** Bytes of all pages together; none is kept at 0. */
  maxBytes: number;
  /** Whether what pages are made of is known to be away: an older page is then given at once, instead of after a vain attempt. */
  isAway?: () => boolean;
  now?: () => number;
}

/** What became of the questions so far. `passed`: a page that is not kept; `stale`: an older one, since no newer could be had. */
export type Outcome = 'hit' | 'made' | 'shared' | 'stale' | 'passed';

/** Out of ten bytes, those for pages that were asked for but once: a walk through the whole shop pushes out no page that many ask for. */
const probationShare = 0.3;
/** A page longer than this share of the whole would push out too many others. */
const largestShare = 0.1;
/** Milliseconds for which nobody tries again to make a page whose making failed, while an older one is at hand. */
const pauseAfterFailure = 1_000;
/** Purged tags that are remembered while pages are being made. */
const mostRemembered = 10_000;

export class PageCache<Page> {
  readonly #maxBytes: number;
  readonly #isAway: () => boolean;
  readonly #now: () => number;
  /** Least recently asked for first. */
  readonly #probation = new Map<string, Entry<Page>>();
  readonly #proven = new Map<string, Entry<Page>>();
  readonly #bytes = { probation: 0, proven: 0 };
  readonly #byTag = new Map<string, Set<string>>();
  readonly #making = new Map<string, Promise<Finished<Page>>>();
  /** Counts the purges; a tag's last one is remembered while a page is being made that began before it. */
  #purges = 0;
  readonly #purgedAt = new Map<string, number>();
  #allPurgedAt = 0;
  #makers = 0;
  readonly outcomes: Record<Outcome, number> = { hit: 0, made: 0, shared: 0, stale: 0, passed: 0 };

  constructor({ maxBytes, isAway = () => false, now = Date.now }: PageCacheOptions) {
    this.#maxBytes = maxBytes;
    this.#isAway = isAway;
    this.#now = now;
  }

  /** The page if it is kept and true; the quick way, without a promise. */
  peek(key: string): Page | undefined {
    const entry = this.#find(key);
    if (!entry || !this.#isTrue(entry)) return undefined;
    this.#touch(key, entry);
    this.outcomes.hit++;
    return entry.made.page;
  }

  /** The page, kept or made. `make` must not reject: what fails is a page that says so. */
  async get(key: string, make: () => Promise<Made<Page>>): Promise<{ page: Page; outcome: Outcome }> {
    const kept = this.peek(key);
    if (kept !== undefined) return { page: kept, outcome: 'hit' };
    const answer = await this.#getAnew(key, make);
    this.outcomes[answer.outcome]++;
    return answer;
  }

  async #getAnew(key: string, make: () => Promise<Made<Page>>): Promise<{ page: Page; outcome: Outcome }> {
    const before = this.#find(key);
    if (before && (this.#now() - before.failedAt < pauseAfterFailure || this.#isAway()))
      return { page: before.made.page, outcome: 'stale' };
    const others = this.#making.get(key);
    let last = await (others ?? this.#make(key, make));
    // What others had begun was taken back meanwhile: perhaps before this one asked.
    if (others && last.purged) last = await (this.#making.get(key) ?? this.#make(key, make));
    const { made, purged } = last;
    const old = made.failed ? this.#find(key) : undefined;
    if (old) {
      old.failedAt = this.#now();
      return { page: old.made.page, outcome: 'stale' };
    }
    // One that was taken back while it was made is for whoever asked for it by then, and for nobody to keep.
    const isKept = made.kept && !made.failed && !purged;
    return { page: made.page, outcome: isKept ? (others ? 'shared' : 'made') : 'passed' };
  }

  /** Whether nobody can say what has changed: what is kept is shown, and must not be kept by others. */
  get isAway(): boolean {
    return this.#isAway();
  }

  /** Whether anything is kept at all. */
  get keeps(): boolean {
    return this.#maxBytes > 0;
  }

  /** Takes back every page with one of these tags, and what is being made of them. */
  purge(tags: Iterable<string>): void {
    this.#purges++;
    for (const tag of tags) {
      if (this.#makers > 0) this.#purgedAt.set(tag, this.#purges);
      for (const key of this.#byTag.get(tag) ?? []) {
        const entry = this.#find(key);
        if (entry) entry.stale = true;
      }
    }
    // A page that never ends being made must not make us remember all that happens meanwhile.
    if (this.#purgedAt.size > mostRemembered) this.#forgetPurges();
  }

  /** Takes back every page. */
  purgeAll(): void {
    this.#purges++;
    this.#forgetPurges();
    for (const [, entry] of [...this.#probation, ...this.#proven]) entry.stale = true;
  }

  /** Whatever is being made now counts as purged. */
  #forgetPurges(): void {
    this.#allPurgedAt = this.#purges;
    this.#purgedAt.clear();
  }

  /** Counts bytes that a kept page has taken up since it was made (another encoding of it). */
  grow(key: string, bytes: number): void {
    const entry = this.#find(key);
    if (!entry) return;
    entry.made.bytes += bytes;
    this.#bytes[entry.probation ? 'probation' : 'proven'] += bytes;
    this.#makeRoom();
  }

  get size(): { pages: number; bytes: number } {
    return {
      pages: this.#probation.size + this.#proven.size,
      bytes: this.#bytes.probation + this.#bytes.proven,
    };
  }

  async #make(key: string, make: () => Promise<Made<Page>>): Promise<Finished<Page>> {
    const begun = this.#purges;
    this.#makers++;
    const making = make().then((made) => {
      // At one go: a purge in between would find a page that is neither being made nor kept.
      const purged = this.#wasPurgedSince(begun, made.tags);
      if (made.kept && !made.failed) this.#keep(key, made, purged);
      return { made, purged };
    });
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
      this.#makers--;
      if (this.#makers === 0) this.#purgedAt.clear();
    }
  }

  #wasPurgedSince(begun: number, tags: readonly string[]): boolean {
    return this.#allPurgedAt > begun || tags.some((tag) => (this.#purgedAt.get(tag) ?? 0) > begun);
  }

  #keep(key: string, made: Made<Page>, stale: boolean): void {
    if (made.bytes > this.#maxBytes * largestShare) return;
    const old = this.#find(key);
    // A page that began earlier must not take the place of one that is still true.
    if (old && stale && this.#isTrue(old)) return;
    if (old) this.#drop(key, old);
    const entry = { made, stale, probation: old?.probation ?? true, failedAt: Number.NEGATIVE_INFINITY };
    this.#shelf(entry).set(key, entry);
    this.#bytes[entry.probation ? 'probation' : 'proven'] += made.bytes;
    for (const tag of made.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
    this.#makeRoom();
  }

  /** Asked for again: it has proven itself, and stands last in the line of those that go. */
  #touch(key: string, entry: Entry<Page>): void {
    const shelf = this.#shelf(entry);
    shelf.delete(key);
    if (entry.probation) {
      entry.probation = false;
      this.#bytes.probation -= entry.made.bytes;
      this.#bytes.proven += entry.made.bytes;
    }
    this.#proven.set(key, entry);
    this.#makeRoom();
  }

  #makeRoom(): void {
    while (this.#bytes.proven > this.#maxBytes * (1 - probationShare)) {
      const [first] = this.#proven;
      if (!first) break;
      const [key, entry] = first;
      this.#proven.delete(key);
      this.#bytes.proven -= entry.made.bytes;
      entry.probation = true;
      this.#probation.set(key, entry);
      this.#bytes.probation += entry.made.bytes;
    }
    while (this.#bytes.probation + this.#bytes.proven > this.#maxBytes) {
      const [first] = this.#probation;
      if (!first) break;
      this.#drop(...first);
    }
  }

  #drop(key: string, entry: Entry<Page>): void {
    this.#shelf(entry).delete(key);
    this.#bytes[entry.probation ? 'probation' : 'proven'] -= entry.made.bytes;
    for (const tag of entry.made.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  #isTrue({ made, stale }: Entry<Page>): boolean {
    return !stale && (made.until === undefined || this.#now() < made.until);
  }

  #find(key: string): Entry<Page> | undefined {
    return this.#proven.get(key) ?? this.#probation.get(key);
  }

  #shelf({ probation }: Entry<Page>): Map<string, Entry<Page>> {
    return probation ? this.#probation : this.#proven;
  }
}
