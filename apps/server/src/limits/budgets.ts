/** What each visitor may still have worked for it: a bucket that fills by itself, and from which the measured cost is taken. */

export type BudgetOptions = {
  /** Milliseconds of work that come back in each millisecond: 0.5 is half of a process. */
  share: number;
  /** Milliseconds of work in a full bucket. */
  room: number;
  /** Milliseconds. */
  now?: () => number;
};

type Bucket = { left: number; at: number };

/** Buckets that are remembered; of those that were asked of least recently, the visitor begins with a full one again. */
const remembered = 20_000;

export class Budgets {
  readonly #options: BudgetOptions;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: BudgetOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * Seconds until this visitor may ask again; 0 when it may.
   * @param debt milliseconds of work that it may owe
   */
  secondsToWait(visitor: string, debt = 0): number {
    const bucket = this.#buckets.get(visitor);
    if (!bucket) return 0;
    const owed = -this.#leftIn(bucket) - debt;
    return owed < 0 ? 0 : Math.max(1, Math.ceil(owed / this.#options.share / 1_000));
  }

  /** Takes the cost of a work, in milliseconds; the bucket may be overdrawn, since what a work costs is known at its end. */
  spend(visitor: string, milliseconds: number): void {
    const bucket = this.#buckets.get(visitor);
    const left = bucket ? this.#leftIn(bucket) : this.#options.room;
    this.#buckets.delete(visitor);
    this.#buckets.set(visitor, { left: left - milliseconds, at: this.#now() });
    if (this.#buckets.size <= remembered) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }

  #leftIn({ left, at }: Bucket): number {
    return Math.min(this.#options.room, left + (this.#now() - at) * this.#options.share);
  }
}
