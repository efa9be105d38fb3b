import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction, isUnavailable, openDatabase } from '../index.ts';

const { pool, url } = await withDatabase();

test('counts are read as numbers, and as text when a number is not exact', async () => {
  const { rows } = await pool.query('select count(*) as few, 9007199254740993::int8 as many, null::int8 as none');
  expect(rows).toEqual([{ few: 1, many: '9007199254740993', none: null }]);
});

test('every session uses UTC', async () => {
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

test('a connection that breaks while idle is reported and replaced', async () => {
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

test('issue 13 A1 a checked-out connection that breaks between two queries ends no process, and is not used again', async () => {
  const errors: Error[] = [];
  const other = openDatabase({ url, max: 1, onIdleError: (error) => errors.push(error) });
  const client = await other.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable/);
  client.release();
  expect(other.pool.totalCount).toBe(0);
  expect(errors).toEqual([]);
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
});

test('errors on connections that are being closed are not reported', async () => {
  const errors: Error[] = [];
  const other = openDatabase({ url, max: 1, onIdleError: (error) => errors.push(error) });
  const client = await other.pool.connect();
  client.release();
  const closed = other.close();
  other.pool.emit('error', new Error('terminating connection due to administrator command'), client);
  await closed;
  expect(errors).toEqual([]);
});

test('a query that nobody answers fails within its time limit, and its connection is thrown away', async () => {
  const impatient = openDatabase({ url, max: 1, queryTimeoutMs: 200 });
  await expect(sql`select pg_sleep(30)`.execute(impatient.db)).rejects.toThrow('Query read timeout');
  expect(impatient.pool.totalCount).toBe(0);
  expect((await sql`select 1 as one`.execute(impatient.db)).rows).toEqual([{ one: 1 }]);
  await impatient.close();
});

test('issue 13 A14: close waits until PostgreSQL has closed every connection', async () => {
  const other = openDatabase({ url, max: 3 });
  const clients = await Promise.all([1, 2, 3].map(() => other.pool.connect()));
  const pids = await Promise.all(
    clients.map(async (client) => {
      // A session drops its temporary tables before it ends. 200 tables make this take a moment.
      await client.query(
        `do $$ begin for i in 1..200 loop execute format('create temp table t%s (a text)', i); end loop; end $$`,
      );
      return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    }),
  );
  for (const client of clients) client.release();
  await other.close();
  expect((await pool.query('select pid from pg_stat_activity where pid = any($1)', [pids])).rows).toEqual([]);
});

test('issue 13 A1 after a query that nobody answers the rest of its transaction fails at once, and the connection is thrown away', async () => {
  const impatient = openDatabase({ url, max: 1, queryTimeoutMs: 200 });
  const asked: string[] = [];
  impatient.pool.on('connect', (client) => {
    const { query } = client;
    const noting = (...given: [{ text: string }]) => {
      asked.push(given[0].text);
      return Reflect.apply(query, client, given);
    };
    Object.assign(client, { query: noting });
  });
  const work = impatient.db.transaction().execute((trx) => sql`select pg_sleep(30)`.execute(trx));
  await expect(work).rejects.toThrow('Connection terminated: an earlier query was not answered');
  // No rollback is sent after the query that timed out.
  expect(asked).toEqual(['begin', 'select pg_sleep(30)']);
  expect(impatient.pool.totalCount).toBe(0);
  await impatient.close();
});

test('issue 13 A1 a connection that the server ends during a query is not used again', async () => {
  const other = openDatabase({ url, max: 1 });
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.db);
  const sleeping = sql`select pg_sleep(30)`.execute(other.db);
  const failed = sleeping.catch((error: unknown) => ({ failed: isUnavailable(error), left: other.pool.totalCount }));
  await expect
    .poll(async () => (await pool.query('select pg_terminate_backend($1) as done', [rows[0]?.pid])).rows)
    .toEqual([{ done: true }]);
  // When the query fails, the pool has already discarded the connection.
  expect(await failed).toEqual({ failed: true, left: 0 });
  await other.close();
});

test('issue 13 A1 a transaction that fails on a connection of its own closes the connection, one that succeeds returns it', async () => {
  const other = openDatabase({ url, max: 1 });
  const pid = async (client: { query: typeof other.pool.query }) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await inTransaction(other.pool, pid);
  expect(await inTransaction(other.pool, pid)).toBe(first);
  const broken = inTransaction(other.pool, async (client) => {
    const ended = new Promise((resolve) => client.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [await pid(client)]);
    await ended;
    await client.query('select 1');
  });
  await expect(broken).rejects.toSatisfy(isUnavailable);
  expect(other.pool.totalCount).toBe(0);
  expect(await inTransaction(other.pool, pid)).not.toBe(first);
  await other.close();
});
