import type pg from 'pg';

/** The processes of a shop, and the pool (`DATABASE_CONNECTIONS`) of each web process and of the worker. */
export type Plan = {
  processes: number;
  each: number;
  /** Whether there is a worker. */
  whole: boolean;
  /** Whether the worker purges a CDN. */
  purges: boolean;
};

/** The number of connections in the primary's pool. */
export const ofPrimary = 2;
/** Connections of a web process in addition to its pool: the feed of invalidations. */
const besideWeb = 1;
/** Connections of the worker in addition to its pool: two connections and a listener of the job queue. */
const besideWorker = 3;
/** Connections of the CDN purger: the feed of invalidations and the lock. */
const ofPurger = 2;
/** Number of connections that are left for commands, backups and psql. */
const spare = 5;

/**
 * The most connections of all processes together. While a process is replaced, its successor has the same number of
 * connections.
 */
export function connectionsOf({ processes, each, whole, purges }: Plan): number {
  const web = each + besideWeb;
  const worker = whole ? each + besideWorker + (purges ? ofPurger : 0) : 0;
  return processes * web + worker + Math.max(web, worker) + ofPrimary;
}

/**
 * Checks that the database allows all connections that the processes may open.
 * @throws Error with one sentence if the database allows fewer
 */
export async function checkConnections(pool: Pick<pg.Pool, 'query'>, plan: Plan): Promise<void> {
  // PostgreSQL 16 can reserve more connections, for other roles.
  const { rows } = await pool.query<{ allowed: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
            - coalesce(current_setting('reserved_connections', true)::int, 0) as allowed`,
  );
  const allowed = rows[0]?.allowed ?? 0;
  const room = allowed - spare;
  if (connectionsOf(plan) <= room) return;
  const { processes, each, whole } = plan;
  const pools = processes + 1 + (whole ? 1 : 0);
  const fitting = Math.floor((room - connectionsOf({ ...plan, each: 0 })) / pools);
  throw new Error(
    fitting >= 1
      ? `${processes} processes with DATABASE_CONNECTIONS=${each} need more than the ${allowed} connections that the database allows: set DATABASE_CONNECTIONS to ${fitting} at most.`
      : `${processes} processes are too many for the ${allowed} connections that the database allows: start fewer, or raise its max_connections.`,
  );
}
