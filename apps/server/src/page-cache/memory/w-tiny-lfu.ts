/**
 * Decides which pages stay in a limited number of bytes of memory, by W-TinyLFU. A new page enters a small window. From
 * the window, a page is admitted only if it has more visitors than the page that it would evict. Pages with several
 * visitors are protected from pages with one. See Einziger, Eytan, Friedman, Manes, "Adaptive Software Cache
 * Management", 2018.
 */
import { createNode, LruList, type Node, type Segment } from './lru-list.ts';
import type { TinyLfuSketch } from './tiny-lfu-sketch.ts';

export interface WTinyLfuOptions<Item> {
  maxBytes: number;
  frequency: TinyLfuSketch;
  /** Called for each eviction. */
  onEvict(key: string, item: Item): void;
}

/** Share of the bytes for the newest pages, whatever their frequency, since visitors go back and forth. */
const windowShare = 0.2;
/** Share of the other bytes for pages with several visitors. */
const protectedShare = 0.8;
/** A page with this number of visitors is protected. */
const several = 2;

export class WTinyLfu<Item extends { bytes: number }> {
  readonly #options: WTinyLfuOptions<Item>;
  readonly #nodes = new Map<string, Node<Item>>();
  readonly #segments: Record<Segment, LruList<Item>> = {
    window: new LruList(),
    probation: new LruList(),
    protected: new LruList(),
  };
  readonly #limits: { window: number; main: number; protected: number };
  #evictions = 0;

  constructor(options: WTinyLfuOptions<Item>) {
    this.#options = options;
    const main = options.maxBytes * (1 - windowShare);
    this.#limits = { window: options.maxBytes * windowShare, main, protected: main * protectedShare };
  }

  /** Returns the item of a key, without counting a request. */
  find(key: string): Item | undefined {
    return this.#nodes.get(key)?.item;
  }

  /** Returns the item of a key, and counts a visitor's request. */
  ask(key: string, visitor: number | undefined): Item | undefined {
    const node = this.#nodes.get(key);
    if (node === undefined) return undefined;
    // A visitor who repeats a request does not make the page more recent.
    if (this.#options.frequency.note(node.hash, visitor)) this.#touch(node);
    return node.item;
  }

  /** Adds an item, or replaces the item with the same key. */
  put(key: string, item: Item): void {
    const before = this.#nodes.get(key);
    if (before) {
      this.#segments[before.segment].bytes += item.bytes - before.item.bytes;
      before.item = item;
    } else {
      const node = createNode(key, this.#options.frequency.hash(key), item);
      this.#nodes.set(key, node);
      this.#segments.window.add(node, 'window');
    }
    this.#evict();
  }

  /** Adds bytes that an item has needed since it was put. */
  grow(key: string, bytes: number): void {
    const node = this.#nodes.get(key);
    if (node === undefined) return;
    node.item.bytes += bytes;
    this.#segments[node.segment].bytes += bytes;
    this.#evict();
  }

  get items(): Iterable<Item> {
    return this.#nodes.values().map(({ item }) => item);
  }

  /** Number and bytes of pages. `dropped` is the number of evictions since the start. */
  get size(): { pages: number; bytes: number; dropped: number } {
    const bytes = Object.values(this.#segments).reduce((sum, segment) => sum + segment.bytes, 0);
    return { pages: this.#nodes.size, bytes, dropped: this.#evictions };
  }

  /**
   * Makes a page the most recent one of its segment. A page in probation with several visitors moves to the protected
   * segment.
   */
  #touch(node: Node<Item>): void {
    const proven = node.segment === 'probation' && this.#options.frequency.estimate(node.hash) >= several;
    this.#move(node, proven ? 'protected' : node.segment);
    if (proven) this.#evict();
  }

  #evict(): void {
    const { window, probation, protected: proven } = this.#segments;
    for (let oldest = proven.oldest; oldest && proven.bytes > this.#limits.protected; oldest = proven.oldest)
      this.#move(oldest, 'probation');
    for (let oldest = window.oldest; oldest && window.bytes > this.#limits.window; oldest = window.oldest)
      this.#admit(oldest);
    // Items may have grown after their admission.
    for (let victim = probation.oldest; victim && this.#mainBytes > this.#limits.main; victim = probation.oldest)
      this.#drop(victim);
  }

  /**
   * Moves a page from the window to probation if it has more visitors than the pages that it evicts. Otherwise the
   * function drops the page.
   */
  #admit(candidate: Node<Item>): void {
    const { frequency } = this.#options;
    const asked = frequency.estimate(candidate.hash);
    while (this.#mainBytes + candidate.item.bytes > this.#limits.main) {
      const victim = this.#segments.probation.oldest ?? this.#segments.protected.oldest;
      if (victim === undefined || asked <= frequency.estimate(victim.hash)) {
        this.#drop(candidate);
        return;
      }
      this.#drop(victim);
    }
    this.#move(candidate, 'probation');
  }

  get #mainBytes(): number {
    return this.#segments.probation.bytes + this.#segments.protected.bytes;
  }

  #move(node: Node<Item>, to: Segment): void {
    this.#segments[node.segment].remove(node);
    this.#segments[to].add(node, to);
  }

  #drop(node: Node<Item>): void {
    this.#segments[node.segment].remove(node);
    this.#nodes.delete(node.key);
    this.#evictions++;
    this.#options.onEvict(node.key, node.item);
  }
}
