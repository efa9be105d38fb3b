/** Dead letters: jobs that failed in all attempts. Operators can list them and enqueue them again. */
import type pg from 'pg';
import { jobs } from '../jobs.ts';
import { deadLetters, openQueues, type Querier } from './queues.ts';

type Pool = Pick<pg.Pool, 'query'>;

const batch = 1_000;

export type DeadLetter = { id: string; job: string; at: Date; data: unknown; why: string };

/** Whether a worker has ever started on this database. Before the first start, there are no tables of jobs. */
export async function hasJobs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(`select to_regclass('pgboss.job') is not null as has`);
  return rows[0]?.has === true;
}

/** Sorted from new to old. */
export async function listDeadLetters(pool: Pool, limit: number): Promise<DeadLetter[]> {
  const { rows } = await pool.query<DeadLetter>(
    `select id, source_name as job, created_on as at, data,
       coalesce(output->>'message', output->'value'->>'message', output::text, '') as why
     from pgboss.job where name = $1 and state = 'created' order by created_on desc, id limit $2`,
    [deadLetters, limit],
  );
  return rows;
}

/**
 * Enqueues dead letters again as new jobs: all of them, or those of one job.
 * @returns the number of enqueued jobs
 */
export async function retryDeadLetters(pool: Querier, job: string | undefined): Promise<number> {
  const boss = await openQueues(pool, jobs);
  let retried = 0;
  for (;;) {
    const moved = await boss.redrive(deadLetters, { limit: batch, ...(job !== undefined && { sourceName: job }) });
    retried += moved;
    if (moved < batch) return retried;
  }
}
