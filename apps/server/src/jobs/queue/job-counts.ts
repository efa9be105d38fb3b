/** Counts jobs by queue, and registers these counts as metrics. */
import type pg from 'pg';
import type { Metrics } from '../../metrics/metrics.ts';
import { deadLetters } from './queues.ts';

export type JobCount = { name: string; waiting: number; running: number; failed: number; done: number };

/** The counts of each queue that has jobs. `failed` jobs are not retried. */
export async function countJobs(pool: Pick<pg.Pool, 'query'>): Promise<JobCount[]> {
  const { rows } = await pool.query<JobCount>(
    `select name,
       count(*) filter (where state in ('created', 'retry')) as waiting,
       count(*) filter (where state = 'active') as running,
       count(*) filter (where state = 'failed') as failed,
       count(*) filter (where state = 'completed') as done
     from pgboss.job where name not like '\\_\\_pgboss\\_\\_%' group by name order by name`,
  );
  return rows;
}

export function registerJobs(metrics: Metrics, pool: Pick<pg.Pool, 'query'>): void {
  metrics.gauge('jobs', 'Jobs by name and state; failed ones are not tried again.', async () =>
    (await countJobs(pool)).flatMap(({ name, waiting, running, failed }) =>
      name === deadLetters
        ? [{ labels: { job: name, state: 'dead' }, value: waiting }]
        : Object.entries({ waiting, running, failed }).map(([state, value]) => ({
            labels: { job: name, state },
            value,
          })),
    ),
  );
  metrics.gauge('job_oldest_waiting_seconds', 'Age of the oldest job that is due.', async () => {
    const { rows } = await pool.query<{ seconds: number }>(
      `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds from pgboss.job
       where state in ('created', 'retry') and start_after < now() and name <> $1`,
      [deadLetters],
    );
    return rows[0]?.seconds ?? 0;
  });
}
