import { setTimeout as wait } from 'node:timers/promises';
import type { Run } from '../processes/run.ts';
import { untilCalm } from './calm.ts';

/** Milliseconds between two values. Compiling a schema takes about as long, so requests get half of the time. */
const pause = 3;

/**
 * Compiles the schemas and loads the modules that calls of the API need at their first use. Call it once the shop
 * listens, so that neither the start nor most visitors wait.
 */
export async function makeFirstUses({ log }: Pick<Run, 'log'>): Promise<void> {
  await untilCalm();
  const { makeWaiting } = await import('@tianguis/api');
  try {
    await makeWaiting(() => wait(pause, undefined, { ref: false }));
  } catch (err) {
    log.error({ err }, 'a part of the API cannot be prepared: calls that need it fail');
  }
}
