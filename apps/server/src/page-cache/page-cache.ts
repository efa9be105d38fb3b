/**
 * The cache of rendered pages (decision 16): in memory by W-TinyLFU, and on disk if there is a second level. A page is
 * rendered once for all simultaneous requests (request coalescing), and purged by its tags. A purged page is served
 * stale while no newer page can be rendered (stale-if-error).
 */

import { ConcurrentPurges } from './concurrent-purges.ts';
import { type Entry, MemoryLevel } from './memory/memory-level.ts';
import type { Render, RenderedPage, SecondLevelCache } from './second-level-cache.ts';

/** A page from the renderer or from disk, and whether one of its tags was purged meanwhile. */
interface Finished<Page> {
  rendered: RenderedPage<Page>;
  purged: boolean;
  outcome: 'made' | 'disk';
}

export interface PageCacheOptions<Page> {
  /** Bytes of all pages in memory together. With 0, no page is cached, in memory or on disk. */
  maxBytes: number;
  /** Seed of the hashes of pages and visitors; random by default. */
  seed?: number;
  /** Whether the database is known to be unavailable. Stale pages are then served without trying to render. */
  isAway?: () => boolean;
  secondLevel?: SecondLevelCache<Page> | undefined;
  now?: () => number;
}

/**
 * How a request was answered. `hit`: from memory. `disk`: from the second level. `made`: rendered. `shared`: rendered
 * for a simultaneous request. `stale`: an older page, since no newer one could be rendered. `passed`: a page that is
 * not cached.
 */
export type Outcome = 'hit' | 'disk' | 'made' | 'shared' | 'stale' | 'passed';

/** Milliseconds after a failed rendering in which the stale page is served without another attempt. */
const pauseAfterFailure = 1_000;

export class PageCache<Page> {
  readonly #options: PageCacheOptions<Page>;
  readonly #now: () => number;
  readonly #memory: MemoryLevel<Page>;
  readonly #pending = new Map<string, Promise<Finished<Page>>>();
  readonly #purges = new ConcurrentPurges();
  readonly outcomes: Record<Outcome, number> = { hit: 0, disk: 0, made: 0, shared: 0, stale: 0, passed: 0 };

  constructor(options: PageCacheOptions<Page>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#memory = new MemoryLevel(options.maxBytes, this.#now, options.seed);
  }

  /** The hash of a visitor's IP address, so that each visitor counts once for a page. Valid in this process only. */
  visitor(address: string): number {
    return this.#memory.visitor(address);
  }

  /** Returns the page if it is in memory and fresh. Synchronous. */
  peek(key: string, visitor?: number): Page | undefined {
    const entry = this.#memory.find(key);
    if (!entry || !this.#memory.isFresh(entry)) return undefined;
    this.#memory.noteHit(key, visitor);
    this.outcomes.hit++;
    return entry.rendered.page;
  }

  /** Whether the page is in memory and can be served at once. The request is not counted. */
  has(key: string): boolean {
    const entry = this.#memory.find(key);
    return entry !== undefined && (this.#memory.isFresh(entry) || this.#isBest(entry));
  }

  /**
   * Loads a page from the second level into memory while the database is unavailable, so that the page can be served at
   * once.
   * @returns whether the page is in memory now
   */
  async recall(key: string): Promise<boolean> {
    const { secondLevel } = this.#options;
    if (!this.isAway || !secondLevel || !this.isEnabled) return false;
    const found = await secondLevel.read(key, this.#memory.isPopular(key));
    if (found) this.#memory.store(key, found.rendered, !found.isFresh);
    return this.has(key);
  }

  /** Returns the page, from a cache or rendered. */
  async get(key: string, render: Render<Page>, visitor?: number): Promise<{ page: Page; outcome: Outcome }> {
    const cached = this.peek(key, visitor);
    if (cached !== undefined) return { page: cached, outcome: 'hit' };
    this.#memory.noteMiss(key, visitor);
    const answer = await this.#getMissing(key, render);
    this.outcomes[answer.outcome]++;
    return answer;
  }

  async #getMissing(key: string, render: Render<Page>): Promise<{ page: Page; outcome: Outcome }> {
    const before = this.#memory.find(key);
    if (before && this.#isBest(before)) return { page: before.rendered.page, outcome: 'stale' };
    const others = this.#pending.get(key);
    let last = await (others ?? this.#obtain(key, render));
    // If the shared rendering was purged, render again, since the purge may have come before this request.
    if (others && last.purged) last = await (this.#pending.get(key) ?? this.#obtain(key, render));
    const { rendered, purged, outcome } = last;
    const old = rendered.failed ? this.#memory.find(key) : undefined;
    if (old) {
      old.failedAt = this.#now();
      return { page: old.rendered.page, outcome: 'stale' };
    }
    if (outcome === 'disk') return { page: rendered.page, outcome };
    // If a page is purged during its rendering, the rendered page is sent only to the requests that waited for this
    // rendering.
    const isCached = rendered.cacheable && !rendered.failed && !purged;
    return { page: rendered.page, outcome: isCached ? (others ? 'shared' : 'made') : 'passed' };
  }

  /** Whether changes cannot be read. Cached pages are then served unchecked, and no other cache may store them. */
  get isAway(): boolean {
    return this.#options.isAway?.() === true;
  }

  /** Whether pages are cached at all. */
  get isEnabled(): boolean {
    return this.#options.maxBytes > 0;
  }

  /** Invalidates all pages with one of these tags, including pages that are being rendered. */
  purge(tags: readonly string[]): void {
    this.#purges.note(tags);
    this.#memory.purge(tags);
  }

  /** Invalidates all pages. */
  purgeAll(): void {
    this.#purges.noteAll();
    this.#memory.purgeAll();
  }

  /** Adds bytes that a cached page has needed since it was rendered, such as another encoding. */
  grow(key: string, bytes: number): void {
    this.#memory.grow(key, bytes);
  }

  /** Number and bytes of pages in memory. `dropped` is the number of evictions since the start. */
  get size(): { pages: number; bytes: number; dropped: number } {
    return this.#memory.size;
  }

  async #obtain(key: string, render: Render<Page>): Promise<Finished<Page>> {
    const begun = this.#purges.begin();
    const pending = this.#readOrRender(key, render, begun);
    this.#pending.set(key, pending);
    try {
      return await pending;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
      this.#purges.end();
    }
  }

  async #readOrRender(key: string, render: Render<Page>, begun: number): Promise<Finished<Page>> {
    const { secondLevel } = this.#options;
    const found = secondLevel && this.isEnabled ? await secondLevel.read(key, this.#memory.isPopular(key)) : undefined;
    if (found?.isFresh && !this.#purges.anySince(begun, found.rendered.tags)) {
      this.#memory.store(key, found.rendered, false);
      return { rendered: found.rendered, purged: false, outcome: 'disk' };
    }
    const xmin = secondLevel?.xmin;
    const rendered = await render();
    // No await from here on: a purge in between would miss a page that is neither pending nor cached.
    const purged = this.#purges.anySince(begun, rendered.tags);
    if (rendered.cacheable && !rendered.failed) {
      this.#memory.store(key, rendered, purged);
      if (!purged && xmin !== undefined && this.isEnabled)
        secondLevel?.write(key, rendered, xmin, this.#memory.isPopular(key));
    } else if (rendered.failed && found && this.#memory.find(key) === undefined)
      this.#memory.store(key, found.rendered, true);
    return { rendered, purged, outcome: 'made' };
  }

  /** Whether rendering a newer page is not worth an attempt now. */
  #isBest({ failedAt }: Entry<Page>): boolean {
    return this.#now() - failedAt < pauseAfterFailure || this.isAway;
  }
}
