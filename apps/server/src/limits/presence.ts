/** Milliseconds for which a visitor counts as present after a request. */
const presenceTime = 5_000;

/** Remembers which visitors asked for work last, to decide whether a visitor is alone. */
export class Presence {
  readonly #now: () => number;
  /** The visitor of the last request, and the last visitor before who was a different one. */
  #last = { visitor: '', at: Number.NEGATIVE_INFINITY };
  #other = { visitor: '', at: Number.NEGATIVE_INFINITY };

  constructor(now: () => number) {
    this.#now = now;
  }

  note(visitor: string): void {
    if (this.#last.visitor !== visitor) this.#other = this.#last;
    this.#last = { visitor, at: this.#now() };
  }

  /** Whether another visitor is present. */
  isSharedWith(visitor: string): boolean {
    const { at } = this.#last.visitor === visitor ? this.#other : this.#last;
    return this.#now() - at < presenceTime;
  }
}
