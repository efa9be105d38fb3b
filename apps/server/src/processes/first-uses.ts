import { flushCompileCache } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { makeWaiting } from '@tianguis/api';
import type { Log } from '../logging/logging.ts';
import { untilCalm } from './calm.ts';

/** Milliseconds between two values. Compiling a schema takes about as long, so requests get half of the time. */
const pause = 3;

/**
 * Compiles the schemas and loads the modules that calls of the API need at their first use. Runs once the shop listens,
 * so that neither the start nor most visitors wait.
 */
export async function makeFirstUses(log: Log): Promise<void> {
  await untilCalm();
  try {
    await makeWaiting(() => wait(pause, undefined, { ref: false }));
    // Node stores the compiled code of the modules in memory until the code is written to the cache on disk.
    flushCompileCache();
  } catch (err) {
    log.error({ err }, 'a part of the API cannot be prepared: calls that need it fail');
  }
}
