/** A clock that a test moves. */
import type { Clock } from '../clock.ts';

interface Timer {
  due: number;
  work: () => void;
}

export class TestClock implements Clock {
  #now: number;
  #timers = new Set<Timer>();

  constructor(start = Date.parse('2026-11-30T18:00:00Z')) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, work: () => void): () => void {
    const timer = { due: this.#now + ms, work };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Moves the clock, and fires the timers that become due, each at its time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#nextBefore(end); next; next = this.#nextBefore(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      next.work();
    }
    this.#now = end;
  }

  #nextBefore(end: number): Timer | undefined {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.reduce<Timer | undefined>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      undefined,
    );
  }
}
