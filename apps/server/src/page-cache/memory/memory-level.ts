/**
 * The pages in memory, with an index of their tags. W-TinyLFU admits and evicts pages by their estimated frequencies.
 */
import type { RenderedPage } from '../second-level-cache.ts';
import { TagIndex } from './tag-index.ts';
import { TinyLfuSketch } from './tiny-lfu-sketch.ts';
import { WTinyLfu } from './w-tiny-lfu.ts';

export interface Entry<Page> {
  rendered: RenderedPage<Page>;
  bytes: number;
  /** The page was invalidated. It is served only while no newer page can be rendered. */
  stale: boolean;
  /** When a newer page could not be rendered, for the last time. */
  failedAt: number;
}

/** Average bytes of memory of a page, by which the sketch of frequencies is sized. */
const averageBytes = 20_000;
/** A page with more than this share of the memory is not cached, since it would evict too many others. */
const largestShare = 0.1;
/** A page with this number of visitors counts as popular, and stays on disk longer. */
const popular = 2;

export class MemoryLevel<Page> {
  readonly #maxBytes: number;
  readonly #now: () => number;
  readonly #frequency: TinyLfuSketch;
  readonly #entries: WTinyLfu<Entry<Page>>;
  readonly #tags = new TagIndex();

  constructor(maxBytes: number, now: () => number, seed?: number) {
    this.#maxBytes = maxBytes;
    this.#now = now;
    this.#frequency = new TinyLfuSketch(maxBytes / averageBytes, seed);
    this.#entries = new WTinyLfu({
      maxBytes,
      frequency: this.#frequency,
      onEvict: (key, { rendered }) => this.#tags.remove(key, rendered.tags),
    });
  }

  /** The hash of a visitor's IP address, so that each visitor counts once for a page. Valid in this process only. */
  visitor(address: string): number {
    return this.#frequency.hash(address);
  }

  find(key: string): Entry<Page> | undefined {
    return this.#entries.find(key);
  }

  isFresh({ rendered, stale }: Entry<Page>): boolean {
    return !stale && (rendered.until === undefined || this.#now() < rendered.until);
  }

  /** Counts a request for a page that is in memory. */
  noteHit(key: string, visitor: number | undefined): void {
    this.#entries.ask(key, visitor);
  }

  /** Counts a request for a page that is not in memory. */
  noteMiss(key: string, visitor: number | undefined): void {
    this.#frequency.note(this.#frequency.hash(key), visitor);
  }

  isPopular(key: string): boolean {
    return this.#frequency.estimate(this.#frequency.hash(key)) >= popular;
  }

  store(key: string, rendered: RenderedPage<Page>, stale: boolean): void {
    if (rendered.bytes > this.#maxBytes * largestShare) return;
    const old = this.find(key);
    // A page must not replace a fresh one if its rendering began before an invalidation.
    if (old && stale && this.isFresh(old)) return;
    if (old) this.#tags.remove(key, old.rendered.tags);
    this.#tags.add(key, rendered.tags);
    this.#entries.put(key, { rendered, bytes: rendered.bytes, stale, failedAt: Number.NEGATIVE_INFINITY });
  }

  /** Marks all pages with one of these tags as stale. */
  purge(tags: readonly string[]): void {
    for (const key of this.#tags.keysOf(tags)) {
      const entry = this.find(key);
      if (entry) entry.stale = true;
    }
  }

  purgeAll(): void {
    for (const entry of this.#entries.items) entry.stale = true;
  }

  grow(key: string, bytes: number): void {
    this.#entries.grow(key, bytes);
  }

  get size(): { pages: number; bytes: number; dropped: number } {
    return this.#entries.size;
  }
}
