/** `shop worker`: runs jobs, and serves only its metrics. */
import { databaseFromPrimary, isSupervised, reportReady } from '../cluster/supervised.ts';
import { connect, prepareDatabase } from '../database.ts';
import { openMetrics } from '../metrics/server.ts';
import { requireDatabaseUrl } from '../settings/require-database-url.ts';
import type { Run } from './run.ts';
import { work } from './work.ts';

/**
 * Starts the worker.
 * @throws Error with one sentence for an operator
 */
export async function worker(run: Run): Promise<void> {
  const { settings, say, metrics } = run;
  if (isSupervised) {
    await work(run, connect(await databaseFromPrimary(), run));
    run.logStream.flush();
    return reportReady(metrics, settings);
  }
  requireDatabaseUrl('worker', settings);
  const database = await prepareDatabase(run);
  const fault = async () => {
    const isAvailable = await database.timed.query('select 1').then(
      () => true,
      () => false,
    );
    return isAvailable ? undefined : 'The database cannot be reached.';
  };
  await openMetrics(run, 'worker', fault);
  await work(run, database);
  say('Worker open: it does the jobs of the database.');
}
