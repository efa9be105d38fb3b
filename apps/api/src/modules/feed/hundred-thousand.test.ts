import { withDatabase } from '@tianguis/testkit';
import { expect, test } from 'vitest';
import { bringIn, select } from './test-feed.ts';

const { pool } = await withDatabase();

test('issue 4.1 100,000 rows come in with every index on', { timeout: 120_000 }, async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, i) =>
      `S${i}\tProducto ${i}\t${50 + (i % 900)}.00 MXN\tin_stock\t${i % 7}\tCasa ${i % 12} > Cosas ${i % 60}\tMarca ${i % 40}\n`,
  );
  const file = `id\ttitle\tprice\tavailability\tquantity\tproduct_type\tbrand\n${rows.join('')}`;
  expect(await bringIn(pool, file)).toMatchObject({ created: 100_000, faults: 0, products: 100_000 });
  expect(
    await select(
      pool,
      'select count(*)::int as products, count(distinct id)::int as ids, sum(stock)::int as stock from products',
    ),
  ).toEqual([{ products: 100_000, ids: 100_000, stock: rows.reduce((sum, _, i) => sum + (i % 7), 0) }]);
});
