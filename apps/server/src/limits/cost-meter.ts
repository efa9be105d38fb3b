/** Measures the cost of concurrent work: each millisecond is divided by the number of works in progress. */
export class CostMeter {
  readonly #now: () => number;
  #running = 0;
  /** The cost in milliseconds of a work that has run since the meter was created. */
  #cost = 0;
  #updatedAt = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  get running(): number {
    return this.#running;
  }

  /** Starts a work. Returns a function that ends the work, and returns its cost. */
  start(): () => number {
    this.#update();
    this.#running += 1;
    const from = this.#cost;
    return () => {
      this.#update();
      this.#running -= 1;
      return this.#cost - from;
    };
  }

  #update(): void {
    const now = this.#now();
    if (this.#running > 0) this.#cost += (now - this.#updatedAt) / this.#running;
    this.#updatedAt = now;
  }
}
