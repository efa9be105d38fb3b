/**
 * Admits calls to a limited queue. A call waits until the limited queue has room, but only for a short time. A call
 * that is refused at once would come back at once, and refusing thousands of calls a second would slow down pages as
 * well.
 */

/** Milliseconds until the room is read again, since an admitted call may fail before it reaches the limited queue. */
const lookAgainAfter = 100;

export interface AdmissionOptions {
  /** The number of calls that the limited queue has room for. */
  room(): number;
  /** Milliseconds that a call waits. */
  patience: number;
  /** The most waiting calls. */
  most: number;
}

export class AdmissionQueue {
  readonly #options: AdmissionOptions;
  /** Functions that admit the waiting calls, the call that came first in front. */
  readonly #waiting = new Set<() => void>();
  #looks: ReturnType<typeof setInterval> | undefined;

  constructor(options: AdmissionOptions) {
    this.#options = options;
  }

  /** Whether a call is admitted without waiting. */
  get hasRoom(): boolean {
    return this.#waiting.size === 0 && this.#options.room() > 0;
  }

  /** @returns whether the call is admitted; false if there was no room for too long, or if too many calls wait */
  wait(): Promise<boolean> {
    const { patience, most } = this.#options;
    if (this.#waiting.size >= most) return Promise.resolve(false);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const admit = () => {
      clearTimeout(timer);
      resolve(true);
    };
    const timer = setTimeout(() => {
      this.#remove(admit);
      resolve(false);
    }, patience).unref();
    this.#waiting.add(admit);
    this.#looks ??= setInterval(() => this.admitWaiting(), lookAgainAfter).unref();
    return promise;
  }

  /** Admits as many calls as there is room for. The limited queue's owner calls this when that queue gets shorter. */
  admitWaiting(): void {
    let room = this.#options.room();
    for (const admit of this.#waiting) {
      if (room-- <= 0) return;
      this.#remove(admit);
      admit();
    }
  }

  #remove(admit: () => void): void {
    this.#waiting.delete(admit);
    if (this.#waiting.size > 0) return;
    clearInterval(this.#looks);
    this.#looks = undefined;
  }
}
