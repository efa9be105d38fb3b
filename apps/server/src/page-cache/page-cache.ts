/**
 * Rendered pages (architecture §3): in memory by W-TinyLFU, and on disk where there is such a level. One rendering at a time
 * for each address (request coalescing), purged by tags. A purged page is served stale while nothing newer can be had (stale-if-error).
 */
import { PurgesMeanwhile } from './purges-meanwhile.ts';
import { TagIndex } from './tag-index.ts';
import { TinyLfuSketch } from './tiny-lfu-sketch.ts';
import { WTinyLfu } from './w-tiny-lfu.ts';

/** A page as its maker gives it. */
export interface Made<Page> {
  page: Page;
  /** What it shows: `product:7`, `category:3`, `content`. */
  tags: readonly string[];
  /** Milliseconds since 1970 from which it is no longer true by itself: an offer ends, a day begins. */
  until?: number | undefined;
  /** Whether it may be given to others; a page that may not is never cached. */
  cacheable: boolean;
  /** Whether it says that something could not be had: an older page is better than that. */
  failed: boolean;
  bytes: number;
}

/** CachedPages beyond memory, which outlive the process. */
export interface SecondLevelCache<Page> {
  /** Number of the changes that a page knows whose making begins now; undefined: nobody can say. */
  readonly place: number | undefined;
  /** The page of a key, and whether it is still true; undefined when there is none. It never rejects. */
  read(key: string, isPopular: boolean): Promise<{ made: Made<Page>; isTrue: boolean } | undefined>;
  /** Keeps a page that knows of all changes below `place`; in the background. */
  write(key: string, made: Made<Page>, place: number, isPopular: boolean): void;
}

/** A page that was had, and whether one of its tags was purged meanwhile. */
interface Finished<Page> {
  made: Made<Page>;
  purged: boolean;
  outcome: 'made' | 'disk';
}

interface Entry<Page> {
  made: Made<Page>;
  bytes: number;
  /** Taken back: given out only when no other can be made. */
  stale: boolean;
  /** When making another one failed last. */
  failedAt: number;
}

export interface PageCacheOptions<Page> {
  /** Bytes of all pages in memory together; none is cached at 0, on disk neither. */
  maxBytes: number;
  /** Whether what pages are made of is known to be away: an older page is then given at once, instead of after a vain attempt. */
  isAway?: () => boolean;
  secondLevel?: SecondLevelCache<Page> | undefined;
  now?: () => number;
}

/**
 * What became of the questions so far. `hit`: from memory; `disk`: from the second level; `passed`: a page that is not
 * cached; `stale`: an older one, since no newer could be had.
 */
export type Outcome = 'hit' | 'disk' | 'made' | 'shared' | 'stale' | 'passed';

/**
 * Of a page of the shop with what it takes in memory, by which the sketch of frequencies is made as large as it must
 * be.
 */
const usualBytes = 20_000;
/** A page longer than this share of the whole would push out too many others. */
const largestShare = 0.1;
/** Milliseconds for which nobody tries again to make a page whose making failed, while an older one is at hand. */
const pauseAfterFailure = 1_000;
/** A page that so many visitors ask for is worth more on disk than one that was asked for once. */
const popular = 2;

export class PageCache<Page> {
  readonly #options: PageCacheOptions<Page>;
  readonly #now: () => number;
  readonly #frequency: TinyLfuSketch;
  readonly #memory: WTinyLfu<Entry<Page>>;
  readonly #tags = new TagIndex();
  readonly #making = new Map<string, Promise<Finished<Page>>>();
  readonly #purges = new PurgesMeanwhile();
  readonly outcomes: Record<Outcome, number> = { hit: 0, disk: 0, made: 0, shared: 0, stale: 0, passed: 0 };

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#frequency = new TinyLfuSketch(options.maxBytes / usualBytes);
    this.#memory = new WTinyLfu({
      maxBytes: options.maxBytes,
      frequency: this.#frequency,
      onDrop: (key, { made }) => this.#tags.remove(key, made.tags),
    });
  }

  /**
   * Number of a visitor, by which the same one counts once for a page: made of an address, and good for this process
   * alone.
   */
  visitor(address: string): number {
    return this.#frequency.hash(address);
  }

  /** The page if it is in memory and true; at once, without a promise. */
  peek(key: string, visitor?: number): Page | undefined {
    const entry = this.#memory.find(key);
    if (!entry || !this.#isTrue(entry)) return undefined;
    this.#memory.ask(key, visitor);
    this.outcomes.hit++;
    return entry.made.page;
  }

  /** Whether the page is in memory and given at once; nobody is counted as having asked for it. */
  has(key: string): boolean {
    const entry = this.#memory.find(key);
    return entry !== undefined && (this.#isTrue(entry) || this.#isBest(entry));
  }

  /**
   * While what pages are made of is away: brings a page into memory that only the second level has, so that it is given at once.
   * @returns whether there was one
   */
  async recall(key: string): Promise<boolean> {
    const { secondLevel } = this.#options;
    if (!this.isAway || !secondLevel || !this.isEnabled) return false;
    const found = await secondLevel.read(key, this.#isPopular(key));
    if (found) this.#store(key, found.made, !found.isTrue);
    return this.has(key);
  }

  /** The page, cached or made. `make` must not reject: what fails is a page that says so. */
  async get(key: string, make: () => Promise<Made<Page>>, visitor?: number): Promise<{ page: Page; outcome: Outcome }> {
    const cached = this.peek(key, visitor);
    if (cached !== undefined) return { page: cached, outcome: 'hit' };
    this.#frequency.note(this.#frequency.hash(key), visitor);
    const answer = await this.#getAnew(key, make);
    this.outcomes[answer.outcome]++;
    return answer;
  }

  async #getAnew(key: string, make: () => Promise<Made<Page>>): Promise<{ page: Page; outcome: Outcome }> {
    const before = this.#memory.find(key);
    if (before && this.#isBest(before)) return { page: before.made.page, outcome: 'stale' };
    const others = this.#making.get(key);
    let last = await (others ?? this.#obtain(key, make));
    // What others had begun was taken back meanwhile: perhaps before this one asked.
    if (others && last.purged) last = await (this.#making.get(key) ?? this.#obtain(key, make));
    const { made, purged, outcome } = last;
    const old = made.failed ? this.#memory.find(key) : undefined;
    if (old) {
      old.failedAt = this.#now();
      return { page: old.made.page, outcome: 'stale' };
    }
    if (outcome === 'disk') return { page: made.page, outcome };
    // One that was taken back while it was made is for whoever asked for it by then, and for nobody else.
    const isCached = made.cacheable && !made.failed && !purged;
    return { page: made.page, outcome: isCached ? (others ? 'shared' : 'made') : 'passed' };
  }

  /** Whether nobody can say what has changed: what is cached is shown, and must not be cached by others. */
  get isAway(): boolean {
    return this.#options.isAway?.() === true;
  }

  /** Whether anything is cached at all. */
  get isEnabled(): boolean {
    return this.#options.maxBytes > 0;
  }

  /** Takes back every page with one of these tags, and what is being made of them. */
  purge(tags: readonly string[]): void {
    this.#purges.note(tags);
    for (const key of this.#tags.keysOf(tags)) {
      const entry = this.#memory.find(key);
      if (entry) entry.stale = true;
    }
  }

  /** Takes back every page. */
  purgeAll(): void {
    this.#purges.noteAll();
    for (const entry of this.#memory.items) entry.stale = true;
  }

  /** Counts bytes that a cached page has taken up since it was made (another encoding of it). */
  grow(key: string, bytes: number): void {
    this.#memory.grow(key, bytes);
  }

  /** What is in memory, and how many pages were pushed out of it so far. */
  get size(): { pages: number; bytes: number; dropped: number } {
    return this.#memory.size;
  }

  async #obtain(key: string, make: () => Promise<Made<Page>>): Promise<Finished<Page>> {
    const begun = this.#purges.begin();
    const making = this.#readOrMake(key, make, begun);
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
      this.#purges.end();
    }
  }

  async #readOrMake(key: string, make: () => Promise<Made<Page>>, begun: number): Promise<Finished<Page>> {
    const { secondLevel } = this.#options;
    const found = secondLevel && this.isEnabled ? await secondLevel.read(key, this.#isPopular(key)) : undefined;
    if (found?.isTrue && !this.#purges.anySince(begun, found.made.tags)) {
      this.#store(key, found.made, false);
      return { made: found.made, purged: false, outcome: 'disk' };
    }
    const place = secondLevel?.place;
    const made = await make();
    // At one go: a purge in between would find a page that is neither being made nor cached.
    const purged = this.#purges.anySince(begun, made.tags);
    if (made.cacheable && !made.failed) {
      this.#store(key, made, purged);
      if (!purged && place !== undefined && this.isEnabled) secondLevel?.write(key, made, place, this.#isPopular(key));
    } else if (made.failed && found && this.#memory.find(key) === undefined) this.#store(key, found.made, true);
    return { made, purged, outcome: 'made' };
  }

  #isPopular(key: string): boolean {
    return this.#frequency.estimate(this.#frequency.hash(key)) >= popular;
  }

  #store(key: string, made: Made<Page>, stale: boolean): void {
    if (made.bytes > this.#options.maxBytes * largestShare) return;
    const old = this.#memory.find(key);
    // A page that began earlier must not take the place of one that is still true.
    if (old && stale && this.#isTrue(old)) return;
    if (old) this.#tags.remove(key, old.made.tags);
    this.#tags.add(key, made.tags);
    this.#memory.put(key, { made, bytes: made.bytes, stale, failedAt: Number.NEGATIVE_INFINITY });
  }

  /** Whether it is not tried now to have a newer one. */
  #isBest({ failedAt }: Entry<Page>): boolean {
    return this.#now() - failedAt < pauseAfterFailure || this.isAway;
  }

  #isTrue({ made, stale }: Entry<Page>): boolean {
    return !stale && (made.until === undefined || this.#now() < made.until);
  }
}
