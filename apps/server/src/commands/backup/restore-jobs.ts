/** Enqueues the jobs that waited when the backup was made, in the transaction of the restore. */
import { openDatabase } from '@tianguis/database';
import { type RestoreOptions, waitingJobs } from '@tianguis/database/backup';
import { jobs } from '../../jobs/jobs.ts';
import { createEnqueue } from '../../jobs/queue/enqueue.ts';

/** @param url of the database, for the connection that creates missing queues */
export function restoreWaitingJobs(url: string): NonNullable<RestoreOptions['putJobs']> {
  return async (client) => {
    const { rows } = await client.query<{ name: string; data: object }>(
      `select name, data from pg_temp.${waitingJobs} order by position`,
    );
    const known = jobs.filter(({ name }) => rows.some((row) => row.name === name));
    if (known.length === 0) return;
    const database = openDatabase({ url, max: 1, onIdleError: () => undefined });
    try {
      const enqueue = createEnqueue(database.pool);
      for (const job of known) {
        const data = rows.flatMap((row) => (row.name === job.name ? [row.data] : []));
        await enqueue(client, job, data);
      }
    } finally {
      await database.close();
    }
  };
}
