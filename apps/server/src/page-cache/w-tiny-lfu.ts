/**
 * What of all pages stays in memory, bounded in bytes: W-TinyLFU (Einziger, Eytan, Friedman, Manes, "Adaptive Software
 * Cache Management", 2018). A new page passes through a small window. From there it takes a place only from a page that
 * fewer visitors ask for. Pages that several visitors ask for are protected from those that one does.
 */
import type { TinyLfuSketch } from './tiny-lfu-sketch.ts';

type Segment = 'window' | 'probation' | 'protected';

/** A page in its segment, between the one asked for before it and the one asked for after it. */
interface Node<Item> {
  readonly key: string;
  readonly hash: number;
  item: Item;
  segment: Segment;
  older: Node<Item>;
  newer: Node<Item>;
}

export interface WTinyLfuOptions<Item> {
  maxBytes: number;
  frequency: TinyLfuSketch;
  /** Told of what is pushed out. */
  onDrop(key: string, item: Item): void;
}

/** Out of ten bytes, two for pages that came last, whoever asks for them: a visitor goes back and forth. */
const windowShare = 0.2;
/** Of the rest, those of pages that several visitors ask for. */
const protectedShare = 0.8;
/** By so many visitors a page is protected. */
const several = 2;

export class WTinyLfu<Item extends { bytes: number }> {
  readonly #options: WTinyLfuOptions<Item>;
  readonly #nodes = new Map<string, Node<Item>>();
  readonly #lines: Record<Segment, Line<Item>> = { window: new Line(), probation: new Line(), protected: new Line() };
  readonly #limits: { window: number; main: number; protected: number };
  #dropped = 0;

  constructor(options: WTinyLfuOptions<Item>) {
    this.#options = options;
    const main = options.maxBytes * (1 - windowShare);
    this.#limits = { window: options.maxBytes * windowShare, main, protected: main * protectedShare };
  }

  /** The item of a key, without counting as a request. */
  find(key: string): Item | undefined {
    return this.#nodes.get(key)?.item;
  }

  /** The item of a key, asked for by a visitor. */
  ask(key: string, visitor: number | undefined): Item | undefined {
    const node = this.#nodes.get(key);
    if (node === undefined) return undefined;
    // Who asks again and again keeps nothing in its place.
    if (this.#options.frequency.note(node.hash, visitor)) this.#touch(node);
    return node.item;
  }

  /** Puts an item in the place of the one of its key. */
  put(key: string, item: Item): void {
    const before = this.#nodes.get(key);
    if (before) {
      this.#lines[before.segment].bytes += item.bytes - before.item.bytes;
      before.item = item;
    } else {
      const node = createNode(key, this.#options.frequency.hash(key), item);
      this.#nodes.set(key, node);
      this.#lines.window.add(node, 'window');
    }
    this.#makeRoom();
  }

  /** Counts bytes that an item has taken up since it was put. */
  grow(key: string, bytes: number): void {
    const node = this.#nodes.get(key);
    if (node === undefined) return;
    node.item.bytes += bytes;
    this.#lines[node.segment].bytes += bytes;
    this.#makeRoom();
  }

  get items(): Iterable<Item> {
    return this.#nodes.values().map(({ item }) => item);
  }

  /** `dropped`: how many were pushed out so far. */
  get size(): { pages: number; bytes: number; dropped: number } {
    const bytes = Object.values(this.#lines).reduce((sum, line) => sum + line.bytes, 0);
    return { pages: this.#nodes.size, bytes, dropped: this.#dropped };
  }

  /**
   * Asked for again: it stands last in the line of those that go, among the protected if several visitors ask for it.
   */
  #touch(node: Node<Item>): void {
    const proven = node.segment === 'probation' && this.#options.frequency.estimate(node.hash) >= several;
    this.#move(node, proven ? 'protected' : node.segment);
    if (proven) this.#makeRoom();
  }

  #makeRoom(): void {
    const { window, probation, protected: proven } = this.#lines;
    for (let oldest = proven.oldest; oldest && proven.bytes > this.#limits.protected; oldest = proven.oldest)
      this.#move(oldest, 'probation');
    for (let oldest = window.oldest; oldest && window.bytes > this.#limits.window; oldest = window.oldest)
      this.#admit(oldest);
    // CachedPages grow in their places.
    for (let victim = probation.oldest; victim && this.#mainBytes > this.#limits.main; victim = probation.oldest)
      this.#drop(victim);
  }

  /** A page leaves the window: for a place of those that fewer visitors ask for, or for good. */
  #admit(candidate: Node<Item>): void {
    const { frequency } = this.#options;
    const asked = frequency.estimate(candidate.hash);
    while (this.#mainBytes + candidate.item.bytes > this.#limits.main) {
      const victim = this.#lines.probation.oldest ?? this.#lines.protected.oldest;
      if (victim === undefined || asked <= frequency.estimate(victim.hash)) {
        this.#drop(candidate);
        return;
      }
      this.#drop(victim);
    }
    this.#move(candidate, 'probation');
  }

  get #mainBytes(): number {
    return this.#lines.probation.bytes + this.#lines.protected.bytes;
  }

  #move(node: Node<Item>, to: Segment): void {
    this.#lines[node.segment].remove(node);
    this.#lines[to].add(node, to);
  }

  #drop(node: Node<Item>): void {
    this.#lines[node.segment].remove(node);
    this.#nodes.delete(node.key);
    this.#dropped++;
    this.#options.onDrop(node.key, node.item);
  }
}

function createNode<Item>(key: string, hash: number, item: Item): Node<Item> {
  const node = { key, hash, item, segment: 'window' } as Node<Item>;
  node.older = node;
  node.newer = node;
  return node;
}

/** CachedPages in the order in which they were asked for last: a ring, of which the newest is known. */
class Line<Item extends { bytes: number }> {
  bytes = 0;
  #newest: Node<Item> | undefined;

  get oldest(): Node<Item> | undefined {
    return this.#newest?.newer;
  }

  add(node: Node<Item>, segment: Segment): void {
    node.segment = segment;
    this.bytes += node.item.bytes;
    const newest = this.#newest;
    this.#newest = node;
    if (newest === undefined) {
      node.older = node;
      node.newer = node;
      return;
    }
    node.older = newest;
    node.newer = newest.newer;
    newest.newer.older = node;
    newest.newer = node;
  }

  remove(node: Node<Item>): void {
    this.bytes -= node.item.bytes;
    if (node.newer === node) this.#newest = undefined;
    else if (this.#newest === node) this.#newest = node.older;
    node.older.newer = node.newer;
    node.newer.older = node.older;
  }
}
