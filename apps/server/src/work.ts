import type { OpenDatabase } from '@tianguis/database';
import type { Run } from './run.ts';

/** Begins to do jobs on an open database; what waits for the queues is loaded only now. */
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
  const starting = startWorker({ database, settings, log, jobs });
  // Noted before it has started: whoever stops the shop meanwhile must not leave it behind.
  shutdown.add('jobs', async () => (await starting.catch(() => undefined))?.stop());
  await starting;
  registerJobs(metrics, database.pool);
}
