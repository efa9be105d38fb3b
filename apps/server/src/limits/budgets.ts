/**
 * The budget of each visitor: a token bucket that is refilled over time. The measured cost of work is taken from the
 * bucket.
 */

export type BudgetOptions = {
  /** Milliseconds of work that are refilled per millisecond: 0.5 is half of a process. */
  share: number;
  /** Milliseconds of work for which a full bucket has room. */
  room: number;
  /** Returns the current time in milliseconds. */
  now?: () => number;
};

type Bucket = { left: number; at: number };

/** The most buckets. The least recently used bucket is dropped; its visitor starts again with a full bucket. */
const mostBuckets = 20_000;

export class Budgets {
  readonly #options: BudgetOptions;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * Seconds until this visitor may send a request again; 0 if a request is allowed now.
   * @param debt milliseconds by which the bucket may be overdrawn
   */
  secondsToWait(visitor: string, debt = 0): number {
    const bucket = this.#buckets.get(visitor);
    if (!bucket) return 0;
    const owed = -this.#leftIn(bucket) - debt;
    return owed < 0 ? 0 : Math.max(1, Math.ceil(owed / this.#options.share / 1_000));
  }

  /**
   * Takes the cost of work from the bucket. The bucket may be overdrawn, since the cost is known only at the end of the
   * work.
   */
  spend(visitor: string, milliseconds: number): void {
    const bucket = this.#buckets.get(visitor);
    const left = bucket ? this.#leftIn(bucket) : this.#options.room;
    this.#buckets.delete(visitor);
    this.#buckets.set(visitor, { left: left - milliseconds, at: this.#now() });
    if (this.#buckets.size <= mostBuckets) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }

  #leftIn({ left, at }: Bucket): number {
    return Math.min(this.#options.room, left + (this.#now() - at) * this.#options.share);
  }
}
