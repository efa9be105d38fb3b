import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable, type OpenDatabase } from '@tianguis/database';
import { sparingly } from './jobs/sparingly.ts';
import type { Run } from './run.ts';

/** Milliseconds until the beginning that failed for want of the database is tried again. */
const pause = 1_000;

/**
 * Begins to do jobs on an open database; what waits for the queues is loaded only now. A database that goes away meanwhile is waited
 * for: by then the doors are open, and a shop without jobs is better than none.
 */
export async function work({ settings, shutdown, log, metrics }: Run, database: OpenDatabase): Promise<void> {
  const [{ startWorker }, { jobs }, { registerJobs }] = await Promise.all([
    import('./jobs/worker.ts'),
    import('./jobs/jobs.ts'),
    import('./jobs/counts.ts'),
  ]);
  if (shutdown.begun) return;
  if (settings.purgeHook) {
    const { startPurger } = await import('./cdn/purger.ts');
    const purger = startPurger({ database, hook: settings.purgeHook, log });
    shutdown.add('telling of the CDN', () => purger.stop());
  }
  const tell = sparingly((err) =>
    log.error({ err }, 'the database went away before jobs could begin: they begin when it is back'),
  );
  const begin = async () => {
    for (;;) {
      try {
        return await startWorker({ database, settings, log, jobs });
      } catch (err) {
        if (!(err instanceof Error) || !isUnavailable(err) || shutdown.begun) throw err;
        tell(err);
        await wait(pause);
      }
    }
  };
  const starting = begin();
  // Noted before it has started: whoever stops the shop meanwhile must not leave it behind.
  shutdown.add('jobs', async () => (await starting.catch(() => undefined))?.stop());
  await starting;
  registerJobs(metrics, database.timed);
}
