import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { retryAfterOutage } from './retry-after-outage.ts';

const pool = { query: async () => ({ rows: [] }) } as unknown as Pick<pg.Pool, 'query'>;
const lost = new Error('Connection terminated unexpectedly');
const noRoom = Object.assign(new pg.DatabaseError('sorry, too many clients already', 1, 'error'), { code: '53300' });
const say = () => undefined;

test.each([
  ['was lost', lost],
  ['is not available in the rush after an outage', new Error('timeout exceeded when trying to connect')],
  ['is refused since there are too many', noRoom],
  ['fails at all addresses', new AggregateError([Object.assign(new Error('x'), { syscall: 'connect' })])],
])('issue 13 A1 work whose connection %s is tried again', async (_what, error) => {
  let times = 0;
  const work = async () => {
    if (++times < 3) throw error;
    return 'done';
  };
  expect(await retryAfterOutage(pool, work, { say })).toBe('done');
});

test('issue 13 A1 work that makes progress each time may lose its connection any number of times', async () => {
  let applied = 0;
  const work = async () => {
    await wait(1);
    if (++applied < 30) throw lost;
    return applied;
  };
  expect(await retryAfterOutage(pool, work, { say, progress: () => applied })).toBe(30);
});

test('issue 13 A1 work that loses its connection ten times without progress fails, and other errors fail at once', async () => {
  let times = 0;
  const work = async () => {
    times++;
    throw lost;
  };
  await expect(retryAfterOutage(pool, work, { say, progress: () => 7 })).rejects.toThrow(
    /^The database went away 10 times \(Connection terminated unexpectedly\): see its log, then give the same command/,
  );
  expect(times).toBe(10);
  const cancelled = Object.assign(new pg.DatabaseError('canceling statement', 1, 'error'), { code: '57014' });
  await expect(retryAfterOutage(pool, () => Promise.reject(cancelled), { say })).rejects.toBe(cancelled);
});
