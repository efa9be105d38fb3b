/** The permit of one request, from its first work until its response is computed. */
import type { Permit } from '@tianguis/api';
import type { Leave } from './fair-queue.ts';

export interface PermitOptions {
  /** Takes a permit again after a wait. */
  takeAgain(): Promise<Leave>;
  /** Takes the cost of the work from the budget of the visitor. */
  spend(cost: number): void;
}

export class RequestPermit implements Permit {
  readonly #options: PermitOptions;
  #leave: Leave | undefined;
  #taking: Promise<void> | undefined;
  #isOver = false;

  constructor(leave: Leave, options: PermitOptions) {
    this.#leave = leave;
    this.#options = options;
  }

  async without<T>(wait: () => Promise<T>): Promise<T> {
    this.#giveBack();
    try {
      return await wait();
    } finally {
      await this.#take();
    }
  }

  /** Gives the permit back for good. */
  end(): void {
    this.#isOver = true;
    this.#giveBack();
  }

  #giveBack(): void {
    const leave = this.#leave;
    this.#leave = undefined;
    if (leave) this.#options.spend(leave());
  }

  /** Simultaneous waits of one request take one permit. */
  async #take(): Promise<void> {
    if (this.#leave || this.#isOver) return;
    this.#taking ??= this.#takeOne().finally(() => {
      this.#taking = undefined;
    });
    await this.#taking;
  }

  async #takeOne(): Promise<void> {
    this.#leave = await this.#options.takeAgain();
    // The response was computed without the result of the wait.
    if (this.#isOver) this.#giveBack();
  }
}
