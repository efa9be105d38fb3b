import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { writeBackup } from './index.ts';
import { openBackup } from './read.ts';
import { fill } from './test-shops.ts';

const source = await withDatabase({ max: 8 });
const { pool } = source;

test('issue 4, point 4: a backup is one snapshot: pesos that move between tables meanwhile are counted once each', async () => {
  await fill(source);
  await pool.query(
    `create table accounts as select n as id, 1000 as pesos from generate_series(1, 40) n;
     create table ledger (id integer, pesos integer)`,
  );
  const transfer = (n: number) =>
    pool.query(
      `with taken as (update accounts set pesos = pesos - 5 where id = $1 returning 1)
       insert into ledger select $1, 5 from taken`,
      [(n % 40) + 1],
    );
  const client = await pool.connect();
  const frames: Buffer[] = [];
  // A transfer is committed between any two frames, and so between any two tables.
  for await (const frame of writeBackup({ client })) {
    frames.push(frame);
    await transfer(frames.length);
  }
  client.release();
  const sum: Record<string, number> = {};
  for await (const reader of (await openBackup(Readable.from(frames))).parts()) {
    const text = (await buffer(reader.bytes())).toString();
    if (reader.part.kind === 'table')
      sum[reader.part.name] = text.split('\n').reduce((all, line) => all + Number(line.split('\t')[1] || 0), 0);
  }
  const { rows } = await pool.query('select sum(pesos)::int as now from ledger');
  await pool.query('drop table accounts, ledger');
  expect((sum.accounts ?? 0) + (sum.ledger ?? 0)).toBe(40_000);
  expect(sum.ledger).toBeLessThan(rows[0].now);
});
