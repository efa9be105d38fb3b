import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable, type OpenDatabase } from '@tianguis/database';
import { throttleErrors } from '../jobs/queue/throttle-errors.ts';
import type { Run } from './run.ts';

/** Milliseconds until the start is retried if the database was unavailable. */
const pause = 1_000;

/**
 * Imports and starts the worker on an open database. If the database becomes unavailable, the start is retried: the
 * shop is open by then, and a shop without jobs is better than no shop.
 */
export async function work({ settings, shutdown, log, metrics }: Run, database: OpenDatabase): Promise<void> {
  const [{ startWorker }, { jobs }, { registerJobs }] = await Promise.all([
    import('../jobs/queue/worker.ts'),
    import('../jobs/jobs.ts'),
    import('../jobs/queue/job-counts.ts'),
  ]);
  if (shutdown.begun) return;
  if (settings.purgeHook) {
    const { startPurger } = await import('../cdn/purger.ts');
    const purger = startPurger({ database, hook: settings.purgeHook, log });
    shutdown.add('purging of the CDN', () => purger.stop());
  }
  const report = throttleErrors((err) =>
    log.error({ err }, 'the worker cannot start, since the database is unavailable: it starts when it is back'),
  );
  const begin = async () => {
    for (;;) {
      try {
        return await startWorker({ database, settings, log, jobs });
      } catch (err) {
        if (!(err instanceof Error) || !isUnavailable(err) || shutdown.begun) throw err;
        report(err);
        await wait(pause);
      }
    }
  };
  const starting = begin();
  // Add this step before the worker has started, so that a shutdown during the start of the worker also stops the
  // worker.
  shutdown.add('jobs', async () => (await starting.catch(() => undefined))?.stop());
  await starting;
  registerJobs(metrics, database.timed);
}
