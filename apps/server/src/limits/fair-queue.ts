/**
 * Limits concurrent work by permits and shares them fairly: each visitor has a queue, and the queues are served round
 * robin, so that no visitor waits for the whole queue of another one.
 */
import { CostMeter } from './cost-meter.ts';
import { Presence } from './presence.ts';

/** Ends a work, and gives its cost in milliseconds, each divided by the number of concurrent works. */
export type Leave = () => number;

export type FairQueueOptions = {
  /** The most concurrent works. */
  permits: number;
  /** The longest queue of one visitor. */
  waitingOfVisitor: number;
  /** The most works in all queues together. */
  waitingInAll: number;
  /** Milliseconds that a work may wait: while the database does not answer, the works in progress end only by time-out. */
  patience?: number;
  /** Milliseconds. */
  now?: () => number;
};

/** Thrown at work that may not wait, or not any longer: the queue of its visitor, or all queues together, are full. */
export class Refused extends Error {
  override name = 'Refused';
  readonly by: 'visitor' | 'all';
  constructor(by: 'visitor' | 'all') {
    super(by === 'visitor' ? 'This visitor has too much work waiting.' : 'Too much work is waiting.');
    this.by = by;
  }
}

type Waiter = { start(): void; refuse(error: Refused): void };

const defaultPatience = 15_000;
/** The queue may be longer by this factor for forms: what a person typed is worth more than a page. */
const forForms = 1.25;

export class FairQueue {
  readonly #options: FairQueueOptions;
  /** The queue of each visitor, in the sequence of their turns. */
  readonly #queues = new Map<string, Waiter[]>();
  readonly #runningOf = new Map<string, number>();
  readonly #meter: CostMeter;
  readonly #presence: Presence;
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
    const now = options.now ?? (() => performance.now());
    this.#meter = new CostMeter(now);
    this.#presence = new Presence(now);
  }

  /**
   * Waits for a permit. Returns undefined when `gone` is aborted before: the work has cost nothing. `gone` is called only
   * if the work has to wait.
   * @throws Refused when it may not wait
   */
  async enter(
    visitor: string,
    { gone, isForm = false }: { gone?: () => AbortSignal; isForm?: boolean } = {},
  ): Promise<Leave | undefined> {
    this.#presence.note(visitor);
    if (this.#mayBegin(visitor)) return this.#begin(visitor);
    const signal = gone?.();
    return signal?.aborted ? undefined : this.#wait(visitor, isForm, signal);
  }

  /** Whether another visitor asked for work lately. */
  isSharedWith(visitor: string): boolean {
    return this.#presence.isSharedWith(visitor);
  }

  get running(): number {
    return this.#meter.running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** A visitor who is alone may use all permits, else half of them: another visitor finds a free one at once. */
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

  #wait(visitor: string, isForm: boolean, gone: AbortSignal | undefined): Promise<Leave | undefined> {
    const queue = this.#queues.get(visitor) ?? [];
    if (queue.length >= this.#options.waitingOfVisitor * (isForm ? forForms : 1)) throw new Refused('visitor');
    if (this.#waiting >= this.#options.waitingInAll) this.#makeRoom(queue.length + 1);
    const { promise, resolve, reject } = Promise.withResolvers<Leave | undefined>();
    const onGone = () => {
      settle();
      this.#remove(visitor, waiter);
      resolve(undefined);
    };
    const tooLate = () => {
      this.#remove(visitor, waiter);
      waiter.refuse(new Refused(this.#hasItsHalf(visitor) ? 'visitor' : 'all'));
    };
    const timer = setTimeout(tooLate, this.#options.patience ?? defaultPatience).unref();
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
    queue.push(waiter);
    this.#queues.set(visitor, queue);
    this.#waiting += 1;
    gone?.addEventListener('abort', onGone, { once: true });
    return promise;
  }

  /** Refuses the last work of the longest queue, or the new one if its queue would be as long. */
  #makeRoom(length: number): void {
    let longest: { visitor: string; queue: Waiter[] } | undefined;
    for (const [visitor, queue] of this.#queues)
      if (queue.length > (longest?.queue.length ?? length)) longest = { visitor, queue };
    const last = longest?.queue.at(-1);
    if (!longest || !last) throw new Refused('all');
    this.#remove(longest.visitor, last);
    last.refuse(new Refused('visitor'));
  }

  #remove(visitor: string, waiter: Waiter): void {
    const queue = this.#queues.get(visitor);
    const at = queue?.indexOf(waiter) ?? -1;
    if (!queue || at < 0) return;
    queue.splice(at, 1);
    this.#waiting -= 1;
    if (queue.length === 0) this.#queues.delete(visitor);
  }

  #startWaiting(): void {
    while (this.running < this.#options.permits) {
      const turn = this.#nextTurn();
      if (!turn) return;
      const [visitor, queue] = turn;
      const waiter = queue.shift();
      this.#waiting -= 1;
      // The next turn of this visitor comes after those of all others.
      this.#queues.delete(visitor);
      if (queue.length > 0) this.#queues.set(visitor, queue);
      waiter?.start();
    }
  }

  #nextTurn(): [string, Waiter[]] | undefined {
    for (const turn of this.#queues) if (this.#mayBegin(turn[0])) return turn;
    return undefined;
  }
}
