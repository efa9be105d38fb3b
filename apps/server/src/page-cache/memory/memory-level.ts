/** The pages in memory, with the index of their tags and the frequencies by which W-TinyLFU admits and evicts them. */
import type { RenderedPage } from '../second-level-cache.ts';
import { TagIndex } from './tag-index.ts';
import { TinyLfuSketch } from './tiny-lfu-sketch.ts';
import { WTinyLfu } from './w-tiny-lfu.ts';

export interface Entry<Page> {
  rendered: RenderedPage<Page>;
  bytes: number;
  /** Invalidated: served only while no newer page can be rendered. */
  stale: boolean;
  /** When rendering a newer page failed last. */
  failedAt: number;
}

/** Memory that a page of the shop takes on average; the sketch of frequencies is sized by it. */
const averageBytes = 20_000;
/** A page larger than this share of the memory would evict too many others, and is not cached. */
const largestShare = 0.1;
/** A page with as many visitors is worth more on disk than a page with one. */
const popular = 2;

export class MemoryLevel<Page> {
  readonly #maxBytes: number;
  readonly #now: () => number;
  readonly #frequency: TinyLfuSketch;
  readonly #entries: WTinyLfu<Entry<Page>>;
  readonly #tags = new TagIndex();

  constructor(maxBytes: number, now: () => number) {
    this.#maxBytes = maxBytes;
    this.#now = now;
    this.#frequency = new TinyLfuSketch(maxBytes / averageBytes);
    this.#entries = new WTinyLfu({
      maxBytes,
      frequency: this.#frequency,
      onEvict: (key, { rendered }) => this.#tags.remove(key, rendered.tags),
    });
  }

  /** The hash of a visitor's address, by which a visitor counts once for a page. Valid in this process only. */
  visitor(address: string): number {
    return this.#frequency.hash(address);
  }

  find(key: string): Entry<Page> | undefined {
    return this.#entries.find(key);
  }

  isFresh({ rendered, stale }: Entry<Page>): boolean {
    return !stale && (rendered.until === undefined || this.#now() < rendered.until);
  }

  /** Counts a hit. */
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
    // A page whose rendering began before an invalidation must not replace a fresh one.
    if (old && stale && this.isFresh(old)) return;
    if (old) this.#tags.remove(key, old.rendered.tags);
    this.#tags.add(key, rendered.tags);
    this.#entries.put(key, { rendered, bytes: rendered.bytes, stale, failedAt: Number.NEGATIVE_INFINITY });
  }

  /** Marks every page with one of these tags as stale. */
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
