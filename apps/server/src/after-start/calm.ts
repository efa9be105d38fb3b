import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds over which the work of the process is measured. */
const period = 100;
/** The share of a period in which a calm process works at most. */
const mostBusy = 0.5;
/** The most milliseconds that the function below waits. */
const longest = 5_000;

/**
 * Waits until the requests of visitors leave half of the process free, so that work for which nobody waits does not
 * delay the first visitors of a shop that has just opened. Waits at most five seconds.
 */
export async function untilCalm(): Promise<void> {
  for (const end = performance.now() + longest; performance.now() < end; ) {
    const before = performance.eventLoopUtilization();
    await wait(period, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < mostBusy) return;
  }
}
