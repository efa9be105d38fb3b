/**
 * Estimates how many visitors ask for a page. A count-min sketch of fixed size with aging counts the requests. Before
 * it, a Bloom filter (the doorkeeper) makes each visitor count once for a page. So a visitor who requests an invented
 * URL a thousand times counts once. See TinyLFU: Einziger, Friedman, Manes, "TinyLFU: A Highly Efficient Cache
 * Admission Policy", 2017.
 */
import { randomBytes } from 'node:crypto';

const rows = 4;
/** The fewest pages for which the sketch is sized. */
const fewestPages = 1_000;
/**
 * Number of counts per cached page after which all counters are halved. The number is enough to distinguish pages, but
 * not more, since the demand for pages changes.
 */
const countsForPage = 10;
/** Counters in a row per cached page. With this number, few pages share all of their counters. */
const countersForPage = 16;
/** Bits of the doorkeeper per count. With this number, 2 % of new visitors are mistaken for known visitors. */
const bitsForCount = 8;
/** The highest value of a counter. Higher counts would change no decision, and would age more slowly. */
const mostCounted = 15;
const mask = 0xffff_ffff;

export class TinyLfuSketch {
  readonly #counters: number;
  readonly #rows: Uint8Array;
  readonly #doorkeeper: Uint32Array;
  readonly #period: number;
  readonly #seed: number;
  #counted = 0;

  /**
   * @param pages the approximate number of cached pages; the sketch needs 100 bytes for each page
   * @param seed random, so that nobody outside can find URLs that share counters. Tests pass a fixed seed.
   */
  constructor(pages: number, seed = randomBytes(4).readUInt32LE()) {
    this.#seed = seed;
    const many = Math.max(fewestPages, pages);
    this.#period = many * countsForPage;
    this.#counters = powerOf2(many * countersForPage);
    this.#rows = new Uint8Array(rows * this.#counters);
    this.#doorkeeper = new Uint32Array(powerOf2(this.#period * bitsForCount) / 32);
  }

  /** The hash of a page's URL or of a visitor's IP address. */
  hash(text: string): number {
    let hash = this.#seed;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1_e995);
      hash ^= hash >>> 15;
    }
    return mix(hash);
  }

  /**
   * Counts a request, unless the doorkeeper has seen this visitor for this page. Requests without a visitor always
   * count.
   * @param page {@link hash} of the page
   * @param visitor {@link hash} of the visitor
   * @returns whether the request was counted
   */
  note(page: number, visitor: number | undefined): boolean {
    if (visitor !== undefined && this.#wasHere(mix(page ^ Math.imul(visitor, 0x9e37_79b1)))) return false;
    for (let row = 0; row < rows; row++) {
      const at = this.#counterOf(page, row);
      const count = this.#rows[at] ?? 0;
      if (count < mostCounted) this.#rows[at] = count + 1;
    }
    if (++this.#counted >= this.#period) this.#age();
    return true;
  }

  /** How many visitors have asked for the page lately. The estimate may be too high, but never too low. */
  estimate(page: number): number {
    let least = mostCounted;
    for (let row = 0; row < rows; row++) least = Math.min(least, this.#rows[this.#counterOf(page, row)] ?? 0);
    return least;
  }

  /** Marks a pair of page and visitor. @returns whether the pair was already marked since the last aging */
  #wasHere(pair: number): boolean {
    const before = this.#mark(pair);
    return this.#mark(mix(pair)) && before;
  }

  #mark(number: number): boolean {
    const bit = number % (this.#doorkeeper.length * 32);
    const flag = 1 << (bit & 31);
    const word = this.#doorkeeper[bit >>> 5] ?? 0;
    this.#doorkeeper[bit >>> 5] = word | flag;
    return (word & flag) !== 0;
  }

  /** The index of a page's counter in a row. */
  #counterOf(page: number, row: number): number {
    return row * this.#counters + (mix(page + Math.imul(row + 1, 0x9e37_79b1)) % this.#counters);
  }

  /** Halves all counters, so that older requests count less than newer ones. */
  #age(): void {
    for (let at = 0; at < this.#rows.length; at++) this.#rows[at] = (this.#rows[at] ?? 0) >>> 1;
    this.#doorkeeper.fill(0);
    this.#counted = 0;
  }
}

/** Spreads a number over 32 bits (the finalizer of MurmurHash3). */
function mix(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) & mask) >>> 0;
}

function powerOf2(least: number): number {
  return 2 ** Math.ceil(Math.log2(least));
}
