import type { ClientBase, Pool, PoolClient } from 'pg';

/** Several ways to write through one connection, in one transaction. @throws what `work` throws, after all of it is taken back */
export async function transaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * The same through a connection of its own. After a failure that connection is closed rather than kept: nobody knows what it is in.
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
