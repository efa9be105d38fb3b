import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from './index.ts';

const { pool, url } = await withDatabase();

test('counts come as numbers, and as text when a number could not hold them', async () => {
  const { rows } = await pool.query('select count(*) as few, 9007199254740993::int8 as many, null::int8 as none');
  expect(rows).toEqual([{ few: 1, many: '9007199254740993', none: null }]);
});

test('every session speaks UTC', async () => {
  const { rows } = await pool.query(
    `select current_setting('timezone') as zone, '2026-11-21 12:00'::timestamptz as noon`,
  );
  expect(rows).toEqual([{ zone: 'UTC', noon: new Date('2026-11-21T12:00:00Z') }]);
});

test('close may be called twice', async () => {
  const other = openDatabase({ url, max: 1 });
  await other.pool.query('select 1');
  await Promise.all([other.close(), other.close()]);
  await expect(other.pool.query('select 1')).rejects.toThrow();
});

test('a connection that breaks while idle is told of and replaced', async () => {
  const errors: Error[] = [];
  const other = openDatabase({ url, max: 1, onIdleError: (error) => errors.push(error) });
  const { rows } = await other.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const broken = new Promise((resolve) => other.pool.once('error', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await broken;
  expect(errors).toHaveLength(1);
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
});

test('what a server says on connections that are being closed is no news', async () => {
  const errors: Error[] = [];
  const other = openDatabase({ url, max: 1, onIdleError: (error) => errors.push(error) });
  const client = await other.pool.connect();
  client.release();
  const closed = other.close();
  other.pool.emit('error', new Error('terminating connection due to administrator command'), client);
  await closed;
  expect(errors).toEqual([]);
});

test('a query that nobody answers fails within its patience, and its connection is thrown away', async () => {
  const hurried = openDatabase({ url, max: 1, patience: 200 });
  await expect(sql`select pg_sleep(30)`.execute(hurried.db)).rejects.toThrow('Query read timeout');
  expect(hurried.pool.totalCount).toBe(0);
  expect((await sql`select 1 as one`.execute(hurried.db)).rows).toEqual([{ one: 1 }]);
  await hurried.close();
});
