/**
 * Lets calls wait until a queue has room, each call for a short time. A call that is refused at once would come back at
 * once, and refusing thousands of calls a second would slow down pages as well.
 */

export interface DoorOptions {
  /** The number of calls that the queue has room for. */
  room(): number;
  /** Milliseconds that a call waits. */
  patience: number;
  /** The most waiting calls. */
  most: number;
}

export class Door {
  readonly #options: DoorOptions;
  /** Functions that let the waiting calls in, the call that came first in front. */
  readonly #waiting = new Set<() => void>();

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** Whether a call may go on without waiting. */
  get isOpen(): boolean {
    return this.#waiting.size === 0 && this.#options.room() > 0;
  }

  /** @returns whether the call may go on; false if the queue had no room for too long, or if too many calls wait */
  enter(): Promise<boolean> {
    const { patience, most } = this.#options;
    if (this.#waiting.size >= most) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const letIn = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      this.#waiting.delete(letIn);
      resolve(false);
    }, patience).unref();
    this.#waiting.add(letIn);
    return promise;
  }

  /** Lets as many calls in as the queue has room for. The owner of the queue calls this when the queue gets shorter. */
  open(): void {
    let room = this.#options.room();
    for (const letIn of this.#waiting) {
      if (room-- <= 0) return;
      this.#waiting.delete(letIn);
      letIn();
    }
  }
}
