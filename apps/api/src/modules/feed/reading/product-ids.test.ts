import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, emptyShop, importFeed, origin, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 ids of imported products', () => {
  const linked = (id: string, number: number) => `${row(id)}|${origin}/producto/${number}/olla`;
  const file = (...rows: string[]) => table(`${columns} link`, ...rows);
  const numbers = () => select(pool, 'select sku, id from products order by id');
  const sequences = () =>
    Promise.all(
      ['products', 'product_variants', 'categories', 'stores', 'brands'].map((name) =>
        select(pool, `select last_value, is_called from ${name}_id_seq`),
      ),
    );

  test('a rehearsal uses none up', async () => {
    await importFeed(pool, table(columns, row('A')));
    const before = await sequences();
    const more = { product_type: 'Otra', external_seller_id: 'x', brand: 'Otra' };
    expect(await importFeed(pool, table(columns, row('B', more)), { dryRun: true })).toMatchObject({ created: 1 });
    expect(await importFeed(pool, file(linked('C', 900)), { dryRun: true })).toMatchObject({ created: 1 });
    expect(await sequences()).toEqual(before);
    await importFeed(pool, table(columns, row('B', more)));
    expect(await numbers()).toEqual([
      { sku: 'A', id: 2 },
      { sku: 'B', id: 3 },
    ]);
  });

  test('an id in a link is adopted, unless it is far above the others', async () => {
    await importFeed(pool, file(linked('A', 50_000_000), linked('B', 1_999_999_999), linked('C', 50_000_000)));
    expect(await numbers()).toEqual([
      { sku: 'A', id: 50_000_000 },
      { sku: 'B', id: 50_000_001 },
      { sku: 'C', id: 50_000_002 },
    ]);
  });

  test('an id in a link that is not adopted does not advance the sequence', async () => {
    await importFeed(pool, table(columns, row('A')));
    await importFeed(pool, file(linked('A', 7_000)));
    await importFeed(pool, table(columns, row('A'), row('B')));
    expect(await numbers()).toEqual([
      { sku: 'A', id: 2 },
      { sku: 'B', id: 3 },
    ]);
  });
});
