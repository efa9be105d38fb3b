/** The lock that prevents two imports from running at the same time. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** Key of the advisory lock: an arbitrary number that no other lock uses. */
const LOCK = 7_426_008;

/**
 * Waits up to `seconds` for another import to end.
 * @returns whether this import has the lock; it lasts until `unlockImports` or the end of the connection
 */
export async function lockImports(client: Client, seconds: number): Promise<boolean> {
  await client.query(`set lock_timeout = '${seconds}s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return true;
  } catch (error) {
    // PostgreSQL's code 55P03 means lock_not_available.
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

export async function unlockImports(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
}
