/** Tests weights of products, from `shipping_weight`. */
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { columns, emptyShop, exportFeed, importFeed, row, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase();
const weighed = `${columns} shipping_weight`;
const weights = async () => {
  const { rows } = await pool.query<{ sku: string; grams: number | null }>(
    'select sku, weight_grams as grams from products order by sku',
  );
  return Object.fromEntries(rows.map(({ sku, grams }) => [sku, grams]));
};

beforeEach(async () => {
  await emptyShop(pool);
  await importFeed(pool, table(weighed, `${row('A')}|1.5 kg`, `${row('B')}|2 lb`, `${row('C')}|`));
});

test('issue 17, item 2: the weight of a feed is that of the product, and of its export', async () => {
  expect(await weights()).toEqual({ A: 1_500, B: 907, C: null });
  for (const format of ['tsv', 'xml'] as const) {
    const file = await exportFeed(pool, { format });
    await emptyShop(pool);
    expect((await importFeed(pool, file)).heldBack).toEqual([]);
    expect(await weights(), format).toEqual({ A: 1_500, B: 907, C: null });
    expect(await importFeed(pool, file)).toMatchObject({ created: 0, updated: 0 });
  }
});

test('issue 17, item 2: a file without weights keeps them, an empty cell takes one away, a wrong one holds its row back', async () => {
  await importFeed(pool, table(columns, row('A', { title: 'Otro' })));
  expect(await weights()).toMatchObject({ A: 1_500 });
  const { heldBack } = await importFeed(pool, table(weighed, `${row('A')}|`, `${row('B')}|mucho`, `${row('C')}|800 g`));
  expect(heldBack).toMatchObject([
    { id: 'B', reason: expect.stringContaining('shipping_weight "mucho" is no weight') },
  ]);
  expect(await weights()).toEqual({ A: null, B: 907, C: 800 });
});
