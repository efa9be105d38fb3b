import type pg from 'pg';

/** What is begun together, and the pool (`DATABASE_CONNECTIONS`) that each web process and the worker have. */
export type Plan = {
  processes: number;
  each: number;
  /** With a process that does jobs. */
  whole: boolean;
  /** Whether the worker tells a CDN of changes. */
  purges: boolean;
};

/** Pool of the process that looks after the others. */
export const ofPrimary = 2;
/** Of a web process beside its pool: it listens for changes. */
const besideWeb = 1;
/** Of the worker beside its pool: two and a listener for the queues. */
const besideWorker = 3;
/** For the telling of a CDN: it listens for changes, and holds a lock. */
const ofPurger = 2;
/** Left to commands, backups and whoever looks in. */
const spare = 5;

/** Connections that all may hold together: at the most while one of them is replaced and has its successor beside it. */
export function connectionsOf({ processes, each, whole, purges }: Plan): number {
  const web = each + besideWeb;
  const worker = whole ? each + besideWorker + (purges ? ofPurger : 0) : 0;
  return processes * web + worker + Math.max(web, worker) + ofPrimary;
}

/**
 * Adds up the connections that all processes may open together.
 * @throws Error of one sentence when the database does not allow as many
 */
export async function checkConnections(pool: Pick<pg.Pool, 'query'>, plan: Plan): Promise<void> {
  // PostgreSQL 16 can keep more of them back, for roles that are not the shop's.
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
