import type pg from 'pg';

/** Of a web process beside its pool: it listens for changes. */
const besidePool = 1;
/** Of the process that does jobs: two and a listener for the queues, and its own pool is seldom used by more. */
const ofWorker = 6;
/** Left to commands, backups and whoever looks in. */
const spare = 5;

/**
 * Adds up the connections that all processes may open together.
 * @throws Error of one sentence when the database does not allow as many
 */
export async function checkConnections(
  pool: Pick<pg.Pool, 'query'>,
  { processes, each, whole }: { processes: number; each: number; whole: boolean },
): Promise<void> {
  const { rows } = await pool.query<{ allowed: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed`,
  );
  const allowed = rows[0]?.allowed ?? 0;
  const room = allowed - spare - (whole ? ofWorker : 0);
  if (processes * (each + besidePool) <= room) return;
  const fitting = Math.floor(room / processes) - besidePool;
  throw new Error(
    fitting >= 1
      ? `${processes} processes with DATABASE_CONNECTIONS=${each} need more than the ${allowed} connections that the database allows: set DATABASE_CONNECTIONS to ${fitting} at most.`
      : `${processes} processes are too many for the ${allowed} connections that the database allows: start fewer, or raise its max_connections.`,
  );
}
