/**
 * Places for work that costs, shared fairly by visitors: who waits is served in turn, one piece of work of each visitor
 * after another, so nobody waits for the whole line of somebody else.
 */

/** Ends a piece of work; gives its cost: milliseconds, each divided by the number of works that were under way in it. */
export type Leave = () => number;

export type FairQueueOptions = {
  /** Works under way in all. */
  places: number;
  /** Works of one visitor that may wait. */
  waitingOfVisitor: number;
  /** Works that may wait in all. */
  waitingInAll: number;
  /** Milliseconds that a work may wait: with a silent database, those before it end only with their own time. */
  patience?: number;
  /** Milliseconds. */
  now?: () => number;
};

/** Said to work that may not wait, or not any longer: its visitor, or all together, have too much waiting. */
export class Refused extends Error {
  override name = 'Refused';
  readonly by: 'visitor' | 'all';
  constructor(by: 'visitor' | 'all') {
    super(by === 'visitor' ? 'This visitor has too much work waiting.' : 'Too much work is waiting.');
    this.by = by;
  }
}

type Waiter = { start(): void; refuse(error: Refused): void };

/** Milliseconds for which somebody who asked for work counts as being there. */
const presence = 5_000;
const defaultPatience = 15_000;
/** Forms may wait where nothing else of their visitor may any more: what somebody typed is worth more than a page. */
const forForms = 1.25;

export class FairQueue {
  readonly #options: FairQueueOptions;
  readonly #now: () => number;
  /** Of each visitor who waits, in the order of their turns. */
  readonly #lines = new Map<string, Waiter[]>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;
  /** Milliseconds that a work alone would have been charged so far, and when that was reckoned. */
  #charged = 0;
  #chargedAt = 0;
  /** The visitor who asked last, and the last one before who was another. */
  #last = { visitor: '', at: Number.NEGATIVE_INFINITY };
  #other = { visitor: '', at: Number.NEGATIVE_INFINITY };

  constructor(options: FairQueueOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * Waits for this visitor's turn. Nothing comes back when `gone` is aborted before: the work has cost nothing. It is
   * asked for only when there is something to wait for.
   * @throws Refused when it may not wait
   */
  async enter(
    visitor: string,
    { gone, isForm = false }: { gone?: () => AbortSignal; isForm?: boolean } = {},
  ): Promise<Leave | undefined> {
    this.#note(visitor);
    if (this.#mayBegin(visitor)) return this.#begin(visitor);
    const signal = gone?.();
    return signal?.aborted ? undefined : this.#wait(visitor, isForm, signal);
  }

  /** Whether anybody but this visitor has asked for work of late. */
  isSharedWith(visitor: string): boolean {
    const { at } = this.#last.visitor === visitor ? this.#other : this.#last;
    return this.#now() - at < presence;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  #note(visitor: string): void {
    if (this.#last.visitor !== visitor) this.#other = this.#last;
    this.#last = { visitor, at: this.#now() };
  }

  /** A visitor who is alone may take every place; else half of them, so that another one finds a place at once. */
  #mayBegin(visitor: string): boolean {
    if (this.#running >= this.#options.places) return false;
    return !this.#isHeldUpByItself(visitor) || !this.isSharedWith(visitor);
  }

  #isHeldUpByItself(visitor: string): boolean {
    return (this.#runningOf.get(visitor) ?? 0) >= Math.ceil(this.#options.places / 2);
  }

  #begin(visitor: string): Leave {
    this.#reckon();
    this.#running += 1;
    this.#runningOf.set(visitor, (this.#runningOf.get(visitor) ?? 0) + 1);
    const from = this.#charged;
    let isOver = false;
    return () => {
      if (isOver) return 0;
      isOver = true;
      return this.#leave(visitor) - from;
    };
  }

  #leave(visitor: string): number {
    this.#reckon();
    this.#running -= 1;
    const left = (this.#runningOf.get(visitor) ?? 1) - 1;
    if (left > 0) this.#runningOf.set(visitor, left);
    else this.#runningOf.delete(visitor);
    this.#handOut();
    return this.#charged;
  }

  #reckon(): void {
    const now = this.#now();
    if (this.#running > 0) this.#charged += (now - this.#chargedAt) / this.#running;
    this.#chargedAt = now;
  }

  #wait(visitor: string, isForm: boolean, gone: AbortSignal | undefined): Promise<Leave | undefined> {
    const line = this.#lines.get(visitor) ?? [];
    if (line.length >= this.#options.waitingOfVisitor * (isForm ? forForms : 1)) throw new Refused('visitor');
    if (this.#waiting >= this.#options.waitingInAll) this.#makeRoom(line.length + 1);
    const { promise, resolve, reject } = Promise.withResolvers<Leave | undefined>();
    const onGone = () => {
      settle();
      this.#remove(visitor, waiter);
      resolve(undefined);
    };
    const tooLate = () => {
      this.#remove(visitor, waiter);
      waiter.refuse(new Refused(this.#isHeldUpByItself(visitor) ? 'visitor' : 'all'));
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
    line.push(waiter);
    this.#lines.set(visitor, line);
    this.#waiting += 1;
    gone?.addEventListener('abort', onGone, { once: true });
    return promise;
  }

  /** The last one of the longest line goes, unless the newcomer's line would be as long. */
  #makeRoom(length: number): void {
    let longest: { visitor: string; line: Waiter[] } | undefined;
    for (const [visitor, line] of this.#lines)
      if (line.length > (longest?.line.length ?? length)) longest = { visitor, line };
    const last = longest?.line.at(-1);
    if (!longest || !last) throw new Refused('all');
    this.#remove(longest.visitor, last);
    last.refuse(new Refused('visitor'));
  }

  #remove(visitor: string, waiter: Waiter): void {
    const line = this.#lines.get(visitor);
    const at = line?.indexOf(waiter) ?? -1;
    if (!line || at < 0) return;
    line.splice(at, 1);
    this.#waiting -= 1;
    if (line.length === 0) this.#lines.delete(visitor);
  }

  #handOut(): void {
    while (this.#running < this.#options.places) {
      const turn = this.#nextTurn();
      if (!turn) return;
      const [visitor, line] = turn;
      const waiter = line.shift();
      this.#waiting -= 1;
      // Behind everybody else who waits.
      this.#lines.delete(visitor);
      if (line.length > 0) this.#lines.set(visitor, line);
      waiter?.start();
    }
  }

  #nextTurn(): [string, Waiter[]] | undefined {
    for (const turn of this.#lines) if (this.#mayBegin(turn[0])) return turn;
    return undefined;
  }
}
