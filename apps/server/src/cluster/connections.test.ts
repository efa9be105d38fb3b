/** Issue 4.5: all connections that processes may hold are counted before they are begun. */
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { checkConnections, connectionsOf, type Plan } from './connections.ts';

const { pool } = await withDatabase();

test.each<[string, Plan, number]>([
  // Two pools and their listeners, once more the same for a successor, and the primary.
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

test.each([true, false])(
  'the number that the sentence names fits, and one more does not (whole: %s)',
  async (whole) => {
    const plan: Plan = { processes: 3, each: 500, whole, purges: whole };
    const told = await checkConnections(pool, plan).catch((error: Error) => error.message);
    const fitting = Number(/set DATABASE_CONNECTIONS to (\d+) at most/.exec(String(told))?.[1]);
    await expect(checkConnections(pool, { ...plan, each: fitting })).resolves.toBeUndefined();
    await expect(checkConnections(pool, { ...plan, each: fitting + 1 })).rejects.toThrow(`to ${fitting} at most`);
  },
);
