/**
 * The number of connections that wait for a lock of this connection.
 * Waiting connections of other tests, which share the server, are not counted.
 */
export async function waitersFor(holder: {
  query(statement: string): PromiseLike<{ rows: unknown[] }>;
}): Promise<number> {
  const statement = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';
  return (await holder.query(statement)).rows.length;
}
