/** Jobs that failed as often as they may: what an operator sees of them, and how they are put in again. */
import type pg from 'pg';
import { jobs } from './jobs.ts';
import { deadLetters, openQueues, type Querier } from './queues.ts';

type Pool = Pick<pg.Pool, 'query'>;

const batch = 1_000;

export type DeadJob = { id: string; job: string; at: Date; data: unknown; why: string };

/** Whether any worker has ever begun here: before that there are no tables of jobs. */
export async function hasJobs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(`select to_regclass('pgboss.job') is not null as has`);
  return rows[0]?.has === true;
}

/** The newest first. */
export async function listDead(pool: Pool, limit: number): Promise<DeadJob[]> {
  const { rows } = await pool.query<DeadJob>(
    `select id, source_name as job, created_on as at, data,
       coalesce(output->>'message', output->'value'->>'message', output::text, '') as why
     from pgboss.job where name = $1 and state = 'created' order by created_on desc, id limit $2`,
    [deadLetters, limit],
  );
  return rows;
}

/**
 * Puts dead jobs in again as if they had never been tried: all, or those of one name.
 * @returns how many
 */
export async function retryDead(pool: Querier, job: string | undefined): Promise<number> {
  const boss = await openQueues(pool, jobs);
  let retried = 0;
  for (;;) {
    const moved = await boss.redrive(deadLetters, { limit: batch, ...(job !== undefined && { sourceName: job }) });
    retried += moved;
    if (moved < batch) return retried;
  }
}
