/**
 * Jobs that wait (pg-boss). Its tables are its own affair and differ from version to version, so a backup holds what a job is, not the
 * rows that pg-boss keeps; what comes by a schedule comes again by itself, and what is done or dead is past.
 */
import type pg from 'pg';
import { quoted } from './inspect.ts';

const schema = 'pgboss';

/** Columns of a job in a backup, which are also those of the table that a restore finds them in. */
export const waitingJobs = 'waiting_jobs';

/** Whether there are jobs at all: pg-boss makes its tables when it is first used. */
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

/** Makes room for the jobs of a backup; gives the statement that fills it. */
export async function prepareJobs(client: pg.ClientBase): Promise<string> {
  await client.query(
    `create temp table ${waitingJobs} (place bigint generated always as identity, name text, data jsonb) on commit drop`,
  );
  return `copy pg_temp.${quoted(waitingJobs)} (name, data) from stdin`;
}

/** Throws away the jobs of the shop that is replaced. */
export async function dropJobs(client: pg.ClientBase): Promise<void> {
  if (await hasJobs(client))
    await client.query(`delete from ${schema}.job where state in ('created', 'retry', 'active')`);
}
