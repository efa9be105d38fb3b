/** Tests jobs that a unit of work enqueues, with the real queues and a worker. */
import { createUnitOfWork, openDatabase } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { afterEach, expect, test } from 'vitest';
import type { Log } from '../../logging/logging.ts';
import { readSettings } from '../../settings/settings.ts';
import type { Job } from '../job.ts';
import { jobs } from '../jobs.ts';
import { createOutbox } from './outbox.ts';
import { startWorker } from './worker.ts';

const database = await withDatabase({ max: 4 });
const { pool, db, url } = database;
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const seen: number[] = [];
const count: Job<{ n: number }> = { name: 'count', options: {}, handle: async ({ n }) => void seen.push(n) };
const shop = createUnitOfWork(db, createOutbox(url, [count]));
const none = () => undefined;
const log: Log = { debug: none, info: none, warn: none, error: none };

async function waiting(): Promise<number[]> {
  const { rows } = await pool.query<{ n: number }>(
    `select (data ->> 'n')::int as n from pgboss.job where name = 'count' order by 1`,
  );
  return rows.map(({ n }) => n);
}

test('every connection of the pool may be in a unit when the first job is enqueued', async () => {
  await pool.query('drop schema if exists pgboss cascade');
  const narrow = openDatabase({ url, max: 2 });
  endings.push(() => narrow.close());
  const { withTransaction } = createUnitOfWork(narrow.db, createOutbox(url, [count]));
  const enqueue = (n: number) =>
    withTransaction(async (unit) => {
      await unit.query('select 1');
      unit.enqueue(count, { n });
    });
  await Promise.all([enqueue(1), enqueue(2), enqueue(3), enqueue(4)]);
  expect(await waiting()).toEqual([1, 2, 3, 4]);
  await pool.query('delete from pgboss.job');
});

test('a unit that is rolled back leaves no job; one that is committed leaves one, which is done once', async () => {
  const failed = shop.withTransaction(async (unit) => {
    unit.enqueue(count, { n: 1 });
    throw new Error('no money');
  });
  await expect(failed).rejects.toThrow('no money');
  let tries = 0;
  await shop.withTransaction(async (unit) => {
    unit.enqueue(count, { n: 2 });
    // Raise a deadlock, after which the unit is retried.
    if (++tries < 3) await unit.query(`do $$ begin raise 'again' using errcode = '40P01'; end $$`);
  });
  expect(tries).toBe(3);
  expect(await waiting()).toEqual([2]);
  const worker = await startWorker({ database, settings: readSettings({}), log, jobs: [count] });
  endings.push(() => worker.stop());
  await shop.withTransaction(async (unit) => unit.enqueue(count, { n: 3 }, { n: 4 }));
  await expect.poll(() => seen.toSorted()).toEqual([2, 3, 4]);
  const states = `select state, count(*)::int as count from pgboss.job where name = 'count' group by 1`;
  await expect.poll(async () => (await pool.query(states)).rows).toEqual([{ state: 'completed', count: 3 }]);
});

test('an unknown job fails the unit', async () => {
  const failed = shop.withTransaction(async (unit) => {
    await unit.query(`insert into facts values ('one', '1')`);
    unit.enqueue({ name: 'unheard-of' }, {});
  });
  await expect(failed).rejects.toThrow('There is no job "unheard-of".');
  expect((await pool.query(`select from facts where name = 'one'`)).rowCount).toBe(0);
});

test('the jobs of the API are jobs of the shop', async () => {
  const api = await import('@tianguis/api');
  const names = new Set(jobs.map(({ name }) => name));
  const kinds = [api.fetchPictures, api.sendMail, api.mailRecoveryLink];
  expect(kinds.filter(({ name }) => !names.has(name))).toEqual([]);
});
