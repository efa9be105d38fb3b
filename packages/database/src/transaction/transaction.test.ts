import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction, transaction } from '../index.ts';

const { pool } = await withDatabase();
beforeEach(() => pool.query('truncate facts'));
const facts = async () => (await pool.query<{ name: string }>('select name from facts')).rows.map(({ name }) => name);

test('a transaction whose work ignores a failed statement throws, and nothing is committed', async () => {
  const careless = inTransaction(pool, async (client) => {
    await client.query(`insert into facts values ('one', '1')`);
    await client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('rolled back');
  expect(await facts()).toEqual([]);
});

test('a rehearsal returns its result and changes nothing', async () => {
  const client = await pool.connect();
  const insert = () => client.query(`insert into facts values ('one', '1') returning name`);
  expect((await transaction(client, insert, { rehearsal: true })).rows).toEqual([{ name: 'one' }]);
  client.release();
  expect(await facts()).toEqual([]);
});

test('a snapshot reads one state of the database, and cannot write', async () => {
  const client = await pool.connect();
  const count = () => client.query<{ count: number }>('select count(*)::int as count from facts');
  await transaction(
    client,
    async () => {
      expect((await count()).rows).toEqual([{ count: 0 }]);
      await pool.query(`insert into facts values ('one', '1')`);
      expect((await count()).rows).toEqual([{ count: 0 }]);
    },
    { snapshot: true },
  );
  const writing = transaction(client, () => client.query(`delete from facts`), { snapshot: true });
  await expect(writing).rejects.toThrow('read-only transaction');
  client.release();
  expect(await facts()).toEqual(['one']);
});
