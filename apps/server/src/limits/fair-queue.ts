/**
 * Limits concurrent work by permits and shares the permits fairly: each visitor has a queue, and the queues are served
 * round robin. So no visitor waits for another visitor's whole queue.
 */
import { CostMeter } from './cost-meter.ts';
import { Presence } from './presence.ts';
import { VisitorQueues } from './visitor-queues.ts';

/** Ends a work. @returns its cost: its milliseconds, each divided by the number of concurrent works */
export type Leave = () => number;

export type FairQueueOptions = {
  /** The most concurrent works. */
  permits: number;
  /** The longest queue of one visitor. */
  waitingOfVisitor: number;
  /** The most works in all queues together. */
  waitingInAll: number;
  /**
   * Milliseconds that a work may wait. The limit is needed because works in progress end only by time-out while the
   * database does not answer.
   */
  timeout?: number;
  /** Returns the current time in milliseconds. */
  now?: () => number;
};

/**
 * Thrown for work that may not wait, or may not wait any longer: the queue of its visitor, or all queues together, are
 * full.
 */
export class Refused extends Error {
  override name = 'Refused';
  readonly by: 'visitor' | 'all';
  constructor(by: 'visitor' | 'all') {
    super(by === 'visitor' ? 'This visitor has too much work waiting.' : 'Too much work is waiting.');
    this.by = by;
  }
}

type Waiter = { start(): void; refuse(error: Refused): void };

const defaultTimeout = 15_000;
/** Queues may be longer by this factor for forms, since losing a person's input is worse than refusing a page. */
const forForms = 1.25;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #queues = new VisitorQueues<Waiter>();
  readonly #runningOf = new Map<string, number>();
  readonly #meter: CostMeter;
  readonly #presence: Presence;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    const now = options.now ?? (() => performance.now());
    this.#meter = new CostMeter(now);
    this.#presence = new Presence(now);
  }

  /**
   * Waits for a permit. Returns undefined if `gone` is aborted before the work begins; the work then has no cost.
   * `gone` is called only if the work has to wait. Work that continues after a wait without a permit (`isBegun`) may wait
   * however long the queues are, since refusing this work would waste its first part.
   * @throws Refused if the work may not wait
   */
  async enter(
    visitor: string,
    { gone, isForm = false, isBegun = false }: { gone?: () => AbortSignal; isForm?: boolean; isBegun?: boolean } = {},
  ): Promise<Leave | undefined> {
    this.#presence.note(visitor);
    if (this.#mayBegin(visitor)) return this.#begin(visitor);
    const signal = gone?.();
    if (signal?.aborted) return undefined;
    if (!isBegun) this.#refuseIfFull(visitor, isForm);
    return this.#wait(visitor, signal);
  }

  /** Whether another visitor asked for work in the last seconds. */
  isSharedWith(visitor: string): boolean {
    return this.#presence.isSharedWith(visitor);
  }

  get running(): number {
    return this.#meter.running;
  }

  get waiting(): number {
    return this.#queues.size;
  }

  /**
   * Whether a visitor's work may begin. A visitor who is alone may use all permits. While other visitors are present,
   * each visitor may use half of the permits, so that another visitor finds a free permit at once.
   */
  #mayBegin(visitor: string): boolean {
    if (this.running >= this.#options.permits) return false;
    return !this.#hasItsHalf(visitor) || !this.isSharedWith(visitor);
  }

  #hasItsHalf(visitor: string): boolean {
    return (this.#runningOf.get(visitor) ?? 0) >= Math.ceil(this.#options.permits / 2);
  }

  #begin(visitor: string): Leave {
    const stop = this.#meter.start();
    this.#runningOf.set(visitor, (this.#runningOf.get(visitor) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return 0;
      isOver = true;
      const cost = stop();
      this.#leave(visitor);
      return cost;
    };
  }

  #leave(visitor: string): void {
    const left = (this.#runningOf.get(visitor) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(visitor, left);
    else this.#runningOf.delete(visitor);
    this.#startWaiting();
  }

  #refuseIfFull(visitor: string, isForm: boolean): void {
    const length = this.#queues.sizeOf(visitor);
    if (length >= this.#options.waitingOfVisitor * (isForm ? forForms : 1)) throw new Refused('visitor');
    if (this.waiting >= this.#options.waitingInAll) this.#makeRoom(length + 1);
  }

  #wait(visitor: string, gone: AbortSignal | undefined): Promise<Leave | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Leave | undefined>();
    const onGone = () => {
      settle();
      this.#queues.remove(visitor, waiter);
      resolve(undefined);
    };
    const tooLate = () => {
      this.#queues.remove(visitor, waiter);
      waiter.refuse(new Refused(this.#hasItsHalf(visitor) ? 'visitor' : 'all'));
    };
    const timer = setTimeout(tooLate, this.#options.timeout ?? defaultTimeout).unref();
    const settle = () => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', onGone);
    };
    const waiter: Waiter = {
      start: () => {
        settle();
        resolve(this.#begin(visitor));
      },
      refuse: (error) => {
        settle();
        reject(error);
      },
    };
    this.#queues.push(visitor, waiter);
    gone?.addEventListener('abort', onGone, { once: true });
    return promise;
  }

  /** Refuses the last work of the longest queue. Refuses the new work if its queue would be equally long. */
  #makeRoom(length: number): void {
    const last = this.#queues.removeLastOfLongest(length);
    if (!last) throw new Refused('all');
    last.refuse(new Refused('visitor'));
  }

  #startWaiting(): void {
    while (this.running < this.#options.permits) {
      const waiter = this.#queues.next((visitor) => this.#mayBegin(visitor));
      if (!waiter) return;
      waiter.start();
    }
  }
}
