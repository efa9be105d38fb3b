/** Tests that all connections of the processes are counted before the processes are started (issue 4.5). */
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { checkConnections, connectionsOf, type Plan } from './connections.ts';

const { pool } = await withDatabase();

test.each<[string, Plan, number]>([
  // Two pools and their listeners, as many again for a successor, and the primary.
  ['web alone', { processes: 2, each: 10, whole: false, purges: false }, 2 * 11 + 11 + 2],
  [
    'with a worker, whose pool may be full',
    { processes: 2, each: 10, whole: true, purges: false },
    2 * 11 + 2 * 13 + 2,
  ],
  ['with a CDN', { processes: 2, each: 10, whole: true, purges: true }, 2 * 11 + 2 * 15 + 2],
])('%s', (_what, plan, count) => {
  expect(connectionsOf(plan)).toBe(count);
});

test.each([true, false])('the number in the message is allowed, and one more is not (whole: %s)', async (whole) => {
  const plan: Plan = { processes: 3, each: 500, whole, purges: whole };
  const message = await checkConnections(pool, plan).catch((error: Error) => error.message);
  const fitting = Number(/set DATABASE_CONNECTIONS to (\d+) at most/.exec(String(message))?.[1]);
  await expect(checkConnections(pool, { ...plan, each: fitting })).resolves.toBeUndefined();
  await expect(checkConnections(pool, { ...plan, each: fitting + 1 })).rejects.toThrow(`to ${fitting} at most`);
});
