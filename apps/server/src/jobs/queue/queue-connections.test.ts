import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { openQueueConnections } from './queue-connections.ts';

const { pool, url } = await withDatabase();

const listeners = async (): Promise<number[]> =>
  (
    await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'tianguis-jobs' and query like 'listen%'`,
    )
  ).rows.map(({ pid }) => pid);

test('issue 13 A1 a listener reconnects when its connection is lost, and reports that so that missed jobs are polled', async () => {
  const heard: string[] = [];
  let begun = 0;
  const connections = openQueueConnections({ url, onLost: () => undefined });
  const handle = await connections.listen(
    'jobs "new"',
    (payload) => heard.push(payload),
    () => begun++,
  );
  await expect.poll(() => begun, { timeout: 100_000 }).toBe(1);
  const [first] = await listeners();
  await pool.query('select pg_terminate_backend($1)', [first]);
  await expect.poll(() => begun, { timeout: 100_000 }).toBe(2);
  await pool.query(`select pg_notify('jobs "new"', 'one')`);
  await expect.poll(() => heard, { timeout: 100_000 }).toEqual(['one']);
  await handle.close();
  await connections.close();
  await expect.poll(listeners).toEqual([]);
});

test('issue 13 A1 a server that terminates a connection which is just being closed does not crash the process', async () => {
  for (let round = 0; round < 10; round++) {
    const connections = openQueueConnections({ url, onLost: () => undefined });
    let begun = 0;
    const handle = await connections.listen(
      'jobs',
      () => undefined,
      () => begun++,
    );
    await expect.poll(() => begun, { timeout: 100_000 }).toBe(1);
    const [pid] = await listeners();
    const killed = pool.query('select pg_terminate_backend($1)', [pid]);
    await wait(round / 4);
    await Promise.all([handle.close(), killed]);
    await connections.close();
  }
});
