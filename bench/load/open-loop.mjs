// Calls at a fixed rate, whether the calls before have been answered or not (open-loop).
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Calls `call(due)` `rate` times a second for `seconds`; `due` is the moment from which its time counts, as
 * `performance.now()`. A timer may be late by a millisecond, which is not the shop's: up to 2 ms are left out.
 * @returns what the calls gave
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

/** Gives the value at a part of all: `percentiles(times)(0.99)`. */
export function percentiles(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
