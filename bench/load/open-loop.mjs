// Makes calls at a fixed rate, even if earlier calls have not been answered (open-loop).
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Calls `call(due)` `rate` times a second for `seconds`. `due` is the time, as of `performance.now()`, from which the
 * call's duration counts. The timer may be late, which is not the shop's fault: a delay of up to 2 ms is not counted.
 * @returns the results of all calls
 */
export async function openLoop(call, { rate, seconds }) {
  const running = [];
  const began = performance.now();
  for (let count = 0; count < rate * seconds; count++) {
    const due = began + (count * 1_000) / rate;
    const left = due - performance.now();
    if (left > 0) await wait(left);
    running.push(call(Math.max(due, Math.min(performance.now(), due + 2))));
  }
  return Promise.all(running);
}

/** Returns a function that gives a quantile of the values: `percentiles(times)(0.99)`. */
export function percentiles(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
