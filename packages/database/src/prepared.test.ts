import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { prepared } from './index.ts';

const { db } = await withDatabase({ max: 1 });

const double = (number: number) => prepared(sql<{ twice: number }>`select ${number}::integer * 2 as twice`);

test('a marked statement is planned once for a connection, and answers as any other', async () => {
  for (const number of [1, 2, 3]) expect((await double(number).execute(db)).rows).toEqual([{ twice: number * 2 }]);
  await sql`select ${1}::integer as other`.execute(db);
  const { rows } = await sql<{
    uses: number;
  }>`select (generic_plans + custom_plans)::integer as uses from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([{ uses: 3 }]);
});

test('it is part of a transaction like any other, and a failure leaves the connection usable', async () => {
  await expect(
    db.transaction().execute(async (trx) => {
      await sql`create table noted (id integer)`.execute(trx);
      await prepared(sql`insert into noted values (${1})`).execute(trx);
      await prepared(sql`select 1 / ${0}::integer`).execute(trx);
    }),
  ).rejects.toThrow('division by zero');
  expect((await sql`select to_regclass('noted') as noted`.execute(db)).rows).toEqual([{ noted: null }]);
  expect((await double(4).execute(db)).rows).toEqual([{ twice: 8 }]);
});
