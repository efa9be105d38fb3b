/** Transactions on a connection that the caller holds. Services have `withTransaction` (unit-of-work.ts). */
import type { ClientBase, Pool, PoolClient } from 'pg';

export interface TransactionOptions {
  /** One view of the database from the first statement to the last, which may not write. */
  snapshot?: boolean;
  /** All of it is rolled back at the end: a rehearsal. */
  rehearsal?: boolean;
}

/**
 * Several statements through one connection, in one transaction. It is not retried.
 * @throws what `work` throws, after all of it is rolled back; Error when a statement failed and `work` said nothing
 */
export async function transaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  { snapshot = false, rehearsal = false }: TransactionOptions = {},
): Promise<Result> {
  await client.query(snapshot ? 'begin isolation level repeatable read read only' : 'begin');
  try {
    const result = await work();
    const { command } = await client.query(rehearsal ? 'rollback' : 'commit');
    // PostgreSQL answers so to the commit of a transaction in which a statement failed.
    if (command === 'ROLLBACK' && !rehearsal) throw new Error('The transaction was rolled back by an earlier failure.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * The same through a connection of its own. After a failure that connection is closed rather than kept: nobody knows
 * what it is in.
 * @throws what `work` throws
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failed = true;
  try {
    const result = await transaction(client, () => work(client));
    failed = false;
    return result;
  } finally {
    client.release(failed);
  }
}
