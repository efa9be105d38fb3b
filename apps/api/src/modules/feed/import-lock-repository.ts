/** The lock that lets only one import run at a time. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** Key of the advisory lock: an arbitrary number that nothing else uses. */
const LOCK = 7_426_008;

/**
 * Waits up to `seconds` for another import to end.
 * @returns whether this one has the lock, until `unlockImports` or the end of the connection
 */
export async function lockImports(client: Client, seconds: number): Promise<boolean> {
  await client.query(`set lock_timeout = '${seconds}s'`);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return true;
  } catch (error) {
    // 55P03: lock_not_available.
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false;
    throw error;
  } finally {
    await client.query('set lock_timeout = 0');
  }
}

export async function unlockImports(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
}
