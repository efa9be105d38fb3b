/**
 * How many visitors ask for a page, nearly: a count-min sketch of a fixed size with aging, behind a Bloom filter that
 * lets each visitor count once for a page (TinyLFU: Einziger, Friedman, Manes, "TinyLFU: A Highly Efficient Cache
 * Admission Policy", 2017). So one visitor who asks for an invented address a thousand times counts as much as one who
 * asks once.
 */
import { randomBytes } from 'node:crypto';

const rows = 4;
/** For fewer it is not made smaller. */
const fewestPages = 1_000;
/**
 * Counts for each cached page, until all are halved: long enough to tell pages apart, and no longer, since what
 * people ask for changes.
 */
const countsForPage = 10;
/** Counters of a row for each cached page: few pages share all of theirs. */
const countersForPage = 16;
/** Bits of the filter for each count: 2 % of the visitors that are new are taken for known. */
const bitsForCount = 8;
/** More says nothing that matters, and would take longer to be forgotten. */
const mostCounted = 15;
const mask = 0xffff_ffff;

export class TinyLfuSketch {
  readonly #counters: number;
  readonly #rows: Uint8Array;
  readonly #door: Uint32Array;
  readonly #period: number;
  /** Nobody outside knows which addresses share their counters. */
  readonly #seed = randomBytes(4).readUInt32LE();
  #counted = 0;

  /** @param pages how many are cached, nearly: the sketch takes 100 bytes for each */
  constructor(pages: number) {
    const many = Math.max(fewestPages, pages);
    this.#period = many * countsForPage;
    this.#counters = powerOf2(many * countersForPage);
    this.#rows = new Uint8Array(rows * this.#counters);
    this.#door = new Uint32Array(powerOf2(this.#period * bitsForCount) / 32);
  }

  /** A text as the number by which it is counted. */
  hash(text: string): number {
    let hash = this.#seed;
    for (let at = 0; at < text.length; at++) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1_e995);
      hash ^= hash >>> 15;
    }
    return mix(hash);
  }

  /**
   * Counts a request; gives whether it counts. `page` and `visitor` by {@link hash}; each request counts where nobody
   * knows the visitor.
   */
  note(page: number, visitor: number | undefined): boolean {
    if (visitor !== undefined && this.#wasHere(mix(page ^ Math.imul(visitor, 0x9e37_79b1)))) return false;
    for (let row = 0; row < rows; row++) {
      const at = this.#place(page, row);
      const count = this.#rows[at] ?? 0;
      if (count < mostCounted) this.#rows[at] = count + 1;
    }
    if (++this.#counted >= this.#period) this.#age();
    return true;
  }

  /** How many visitors asked for it lately; rather too many than too few. */
  estimate(page: number): number {
    let least = mostCounted;
    for (let row = 0; row < rows; row++) least = Math.min(least, this.#rows[this.#place(page, row)] ?? 0);
    return least;
  }

  /** Whether this pair of page and visitor was noted since the last halving; it is from now on. */
  #wasHere(pair: number): boolean {
    const before = this.#mark(pair);
    return this.#mark(mix(pair)) && before;
  }

  #mark(number: number): boolean {
    const bit = number % (this.#door.length * 32);
    const flag = 1 << (bit & 31);
    const word = this.#door[bit >>> 5] ?? 0;
    this.#door[bit >>> 5] = word | flag;
    return (word & flag) !== 0;
  }

  /** The counter of a page in a row. */
  #place(page: number, row: number): number {
    return row * this.#counters + (mix(page + Math.imul(row + 1, 0x9e37_79b1)) % this.#counters);
  }

  /** What was asked for long ago counts less than what is asked for now. */
  #age(): void {
    for (let at = 0; at < this.#rows.length; at++) this.#rows[at] = (this.#rows[at] ?? 0) >>> 1;
    this.#door.fill(0);
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
