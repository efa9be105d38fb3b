/**
 * Waiting jobs (pg-boss). The tables of pg-boss differ from version to version, so a backup contains the name and data
 * of each job, not the rows of pg-boss. A backup leaves out jobs of a schedule, because the schedule creates them
 * again. It also leaves out finished and dead jobs.
 */
import type pg from 'pg';
import { quoted } from './inspect.ts';

const schema = 'pgboss';

/** Temporary table into which a restore loads the jobs of the backup, sorted by `position`. */
export const waitingJobs = 'waiting_jobs';

/** Whether the tables of pg-boss exist: pg-boss creates them on first use. */
export async function hasJobs(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('${schema}.job') is not null and to_regclass('${schema}.schedule') is not null as there`,
  );
  return rows[0]?.there === true;
}

export const copyJobsOut = `copy (
  select name, coalesce(data, '{}')::text as data from ${schema}.job
   where state in ('created', 'retry', 'active') and name not in (select name from ${schema}.schedule)
   order by created_on, id) to stdout`;

/** Creates the temporary table for the jobs of a backup; returns the COPY statement that fills it. */
export async function prepareJobs(client: pg.ClientBase): Promise<string> {
  await client.query(
    `create temp table ${waitingJobs} (position bigint generated always as identity, name text, data jsonb)
       on commit drop`,
  );
  return `copy pg_temp.${quoted(waitingJobs)} (name, data) from stdin`;
}

/** Deletes the unfinished jobs of the shop that the restore replaces. */
export async function dropJobs(client: pg.ClientBase): Promise<void> {
  if (await hasJobs(client))
    await client.query(`delete from ${schema}.job where state in ('created', 'retry', 'active')`);
}
