import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, contents, emptyShop, importFeed, products, row, select, table } from './testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 --replace', () => {
  const many = (...ids: string[]) => table(columns, ...ids.map((id) => row(id)));

  test('takes products off sale that the feed lacks, until a feed has them again', async () => {
    await importFeed(pool, many('A', 'B', 'C'));
    await pool.query(`update products set is_active = false where sku = 'B'`);
    expect(await importFeed(pool, many('A', 'B'), { replace: true })).toMatchObject({ removed: 1 });
    expect((await products(pool)).map(({ is_active }) => is_active)).toEqual([true, false, false]);
    await importFeed(pool, many('A', 'B', 'C'));
    expect((await products(pool)).map(({ is_active }) => is_active)).toEqual([true, false, true]);
  });

  test('does not take more than half off sale, unless forced', async () => {
    await importFeed(pool, many('A', 'B', 'C'));
    const before = await contents(pool);
    await expect(importFeed(pool, many('A'), { replace: true })).rejects.toThrow(
      'With --replace 2 of 3 products on sale would go off sale, more than half: if the file is whole, add --force.',
    );
    expect(await contents(pool)).toEqual(before);
    expect(await importFeed(pool, many('A'), { replace: true, force: true })).toMatchObject({ removed: 2 });
  });

  test('products and variants of held-back rows stay on sale', async () => {
    const of = (product: string, id: string, given = {}) => row(id, { item_group_id: product, ...given });
    const whole = [row('A'), of('B', 'B-1'), of('B', 'B-2'), of('C', 'C-1'), of('C', 'C-2'), of('D', 'D-1')];
    const others = [row('E'), row('F')];
    await importFeed(pool, table(columns, ...whole, ...others));
    const file = table(
      columns,
      row('A', { price: 'x' }),
      of('B', 'B-1'),
      of('B', 'B-2', { price: '' }),
      of('C', 'C-1'),
      of('D', 'D-9', { price: 'x' }),
      ...others,
    );
    expect(await importFeed(pool, file, { replace: true })).toMatchObject({ removed: 0, faults: 3 });
    const stored = await select<{ sku: string }>(pool, 'select sku from product_variants order by 1');
    expect(stored.map(({ sku }) => sku)).toEqual(['A', 'B-1', 'B-2', 'C-1', 'D-1', 'E', 'F']);
  });

  test('rows that do not say which product they are stop it', async () => {
    await importFeed(pool, many('A', 'B', 'C'));
    await expect(importFeed(pool, table(columns, row('A'), row('B'), row('')), { replace: true })).rejects.toThrow(
      '1 rows do not say which product they are',
    );
  });
});
