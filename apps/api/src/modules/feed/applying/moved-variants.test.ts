import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, emptyShop, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

const of = (product: string, id: string, given = {}) => row(id, { item_group_id: product, ...given });
const shown = () =>
  select<Record<string, unknown>>(
    pool,
    `select p.sku, p.list_price, p.sale_price, p.stock, p.offer_ends_at is not null as ends, p.is_active,
            (select coalesce(array_agg(v.sku order by v.position), '{}')
               from product_variants v where v.product_id = p.id) as variants
       from products p order by 1`,
  );
const soon = `${new Date(Date.now() - 3_600_000).toISOString()}/${new Date(Date.now() + 3_600_000).toISOString()}`;

describe('issue 4.1 variants that move to another product', () => {
  test('leave the variants that the file lacks, whose rollup then is the product’s', async () => {
    const dated = { sale_price: '60 MXN', sale_price_effective_date: soon };
    await importFeed(
      pool,
      table(columns, of('A', 'A-1', dated), of('A', 'A-2', { price: '250 MXN', quantity: '2' }), row('B')),
    );
    expect((await shown())[0]).toMatchObject({ sale_price: 6_000, ends: true, stock: 9 });
    await importFeed(pool, table(columns, of('B', 'A-1', dated)));
    expect(await shown()).toEqual([
      { sku: 'A', list_price: 25_000, sale_price: 25_000, stock: 2, ends: false, is_active: true, variants: ['A-2'] },
      {
        sku: 'B',
        list_price: 10_000,
        sale_price: 10_000,
        stock: 14,
        ends: false,
        is_active: true,
        variants: ['B', 'A-1'],
      },
    ]);
  });

  test.each([1, 5_000])(
    'retain id and stock with --replace, whichever product comes first (%i products per batch)',
    async (batch) => {
      const whole = [
        of('A', 'A-1'),
        of('A', 'A-2', { quantity: '3' }),
        of('B', 'B-1'),
        of('B', 'B-2', { quantity: '4' }),
      ];
      await importFeed(pool, table(columns, ...whole));
      const ids = () => select(pool, 'select sku, id, stock from product_variants order by 1');
      const before = await ids();
      const file = table(
        columns,
        of('A', 'A-1'),
        of('B', 'A-2', { quantity: '' }),
        of('B', 'B-1'),
        of('A', 'B-2', { quantity: '' }),
      );
      expect(await importFeed(pool, file, { replace: true, batch })).toMatchObject({ dropped: 0, removed: 0 });
      expect(await ids()).toEqual(before);
      expect((await shown()).map(({ stock }) => stock)).toEqual([11, 10]);
    },
  );
});

describe('issue 4.1 variants that --replace deletes', () => {
  const whole = table(columns, of('A', 'A-1'), of('A', 'A-2'), of('A', 'A-3'), of('A', 'A-4'), of('B', 'B-1'));

  test('are counted and reported, also in a rehearsal', async () => {
    await importFeed(pool, whole);
    const file = table(columns, of('A', 'A-1'), of('A', 'A-2'), of('B', 'B-1'));
    const rehearsal = await importFeed(pool, file, { replace: true, dryRun: true });
    expect(rehearsal.dropped).toBe(2);
    expect(rehearsal.messages).toContain(`--replace would delete 2 variants that the file's products no longer have.`);
    const done = await importFeed(pool, file, { replace: true });
    expect(done.dropped).toBe(2);
    expect(done.messages).toContain(`--replace deletes 2 variants that the file's products no longer have.`);
    expect((await shown()).map(({ variants }) => variants)).toEqual([['A-1', 'A-2'], ['B-1']]);
  });

  test('are at most half, unless forced', async () => {
    await importFeed(pool, whole);
    const file = table(columns, of('A', 'A-1'), of('B', 'B-1'));
    await expect(importFeed(pool, file, { replace: true })).rejects.toThrow(
      `With --replace 3 of the 5 variants that the file's products have here would be deleted, more than half: if the file is whole, add --force.`,
    );
    expect((await shown())[0]).toMatchObject({ variants: ['A-1', 'A-2', 'A-3', 'A-4'] });
    expect(await importFeed(pool, file, { replace: true, force: true })).toMatchObject({ dropped: 3 });
  });
});
