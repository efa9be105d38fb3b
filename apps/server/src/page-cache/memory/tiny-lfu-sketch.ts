/**
 * Estimates how many visitors ask for a page: a count-min sketch of fixed size with aging, behind a Bloom filter (the
 * doorkeeper) that counts each visitor once for a page (TinyLFU: Einziger, Friedman, Manes, "TinyLFU: A Highly
 * Efficient Cache Admission Policy", 2017). So a visitor who requests an invented address a thousand times counts once.
 */
import { randomBytes } from 'node:crypto';

const rows = 4;
/** The sketch is sized for at least as many pages. */
const fewestPages = 1_000;
/**
 * Counts for each cached page until all are halved: enough to distinguish pages, and no more, since the demand for
 * pages changes.
 */
const countsForPage = 10;
/** Counters of a row for each cached page: few pages share all their counters. */
const countersForPage = 16;
/** Bits of the doorkeeper for each count: 2 % of the new visitors are taken for known ones. */
const bitsForCount = 8;
/** Counters saturate here: higher counts would change no decision, and would age more slowly. */
const mostCounted = 15;
const mask = 0xffff_ffff;

export class TinyLfuSketch {
  readonly #counters: number;
  readonly #rows: Uint8Array;
  readonly #doorkeeper: Uint32Array;
  readonly #period: number;
  /** Random, so that nobody outside can find addresses that share counters. */
  readonly #seed = randomBytes(4).readUInt32LE();
  #counted = 0;

  /** @param pages the approximate number of cached pages: the sketch takes 100 bytes for each */
  constructor(pages: number) {
    const many = Math.max(fewestPages, pages);
    this.#period = many * countsForPage;
    this.#counters = powerOf2(many * countersForPage);
    this.#rows = new Uint8Array(rows * this.#counters);
    this.#doorkeeper = new Uint32Array(powerOf2(this.#period * bitsForCount) / 32);
  }

  /** The hash of a page's or visitor's address. */
  hash(text: string): number {
    let hash = this.#seed;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1_e995);
      hash ^= hash >>> 15;
    }
    return mix(hash);
  }

  /**
   * Counts a request, unless the doorkeeper knows the visitor for this page. Requests of unknown visitors always count.
   * @param page its {@link hash}
   * @param visitor its {@link hash}
   * @returns whether it was counted
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

  /** How many visitors asked for the page lately; may be too high, never too low. */
  estimate(page: number): number {
    let least = mostCounted;
    for (let row = 0; row < rows; row++) least = Math.min(least, this.#rows[this.#counterOf(page, row)] ?? 0);
    return least;
  }

  /** Whether this pair of page and visitor was noted since the last aging. Notes it. */
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
