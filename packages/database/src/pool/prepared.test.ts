import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { preparedForms } from '../index.ts';

const { db } = await withDatabase({ max: 1 });
const alone = await withDatabase({ max: 1 });

const ask = preparedForms<{ number: number }, { result: number }>();
const double = (number: number, on = db) =>
  ask(on, 'double', { number }, (value) => sql`select ${value.number}::integer * ${2}::integer as result`);
const triple = (number: number) =>
  ask(db, 'triple', { number }, (value) => sql`select ${value.number}::integer * 3 as result`);

test('a marked statement is planned once per connection, and returns the same rows', async () => {
  for (const number of [1, 2, 3]) expect(await double(number, alone.db)).toEqual([{ result: number * 2 }]);
  await sql`select ${1}::integer as other`.execute(alone.db);
  const { rows } = await sql<{
    uses: number;
  }>`select (generic_plans + custom_plans)::integer as uses from pg_prepared_statements`.execute(alone.db);
  expect(rows).toEqual([{ uses: 3 }]);
});

test('each form is built once, and runs with the values of each call', async () => {
  let written = 0;
  const sum = (one: number, other: number) =>
    count(db, 'sum', { one, other }, (value) => {
      written++;
      return sql`select ${value.other}::integer + ${10}::integer * ${value.one}::integer as result`;
    });
  const count = preparedForms<{ one: number; other: number }, { result: number }>();
  expect([await sum(1, 2), await sum(3, 4), await sum(5, 5)].flat().map(({ result }) => result)).toEqual([12, 34, 55]);
  expect(written).toBe(1);
  expect([await double(4), await triple(4)].flat()).toEqual([{ result: 8 }, { result: 12 }]);
});

test('it runs in a transaction like any other statement, and a failure leaves the connection usable', async () => {
  const other = preparedForms<{ number: number }, unknown>();
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`create table noted (id integer)`.execute(trx);
      await other(trx, 'insert', { number: 1 }, (value) => sql`insert into noted values (${value.number})`);
      await other(trx, 'divide', { number: 0 }, (value) => sql`select 1 / ${value.number}::integer`);
    }),
  ).rejects.toThrow('division by zero');
  expect((await sql`select to_regclass('noted') as noted`.execute(db)).rows).toEqual([{ noted: null }]);
  expect(await double(4)).toEqual([{ result: 8 }]);
});
