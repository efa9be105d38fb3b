import type { ClientBase } from 'pg';

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
