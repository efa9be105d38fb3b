/** The clock and the timers of the acquirer. Tests move a clock of their own. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `work` once after `ms` milliseconds. @returns a function that cancels the call */
  after(ms: number, work: () => void): () => void;
}

/** Node fires a timer with a longer delay at once. */
const longestTimer = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(ms, 0), longestTimer));
    return () => clearTimeout(timer);
  },
};

export const seconds = (count: number): number => count * 1_000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);

/** Epoch milliseconds as the API writes them. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();
