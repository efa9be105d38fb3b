/** Transactions on a connection that the caller provides. Services use `withTransaction` (unit-of-work.ts) instead. */
import type { ClientBase, Pool, PoolClient } from 'pg';

export interface TransactionOptions {
  /** All statements read one snapshot of the database, and none may write. */
  snapshot?: boolean;
  /** A dry run: the transaction is rolled back at the end. */
  rehearsal?: boolean;
}

/**
 * Runs several statements in one transaction on one connection. Does not retry.
 * @throws what `work` throws, after a rollback; Error when a statement failed and `work` ignored it
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
    // When a statement of the transaction failed, PostgreSQL answers COMMIT with ROLLBACK.
    if (command === 'ROLLBACK' && !rehearsal) throw new Error('The transaction was rolled back by an earlier failure.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Runs a transaction on a connection of the pool. After a failure the connection is closed, because its state is
 * unknown.
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
