import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { switchOffers } from '../../inventory/service.ts';
import { columns, emptyShop, exportFeed, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 offers with dates', () => {
  const offer = (from: number, to: number) => ({
    sale_price: '60 MXN',
    sale_price_effective_date: `${new Date(Date.now() + from * 3_600_000).toISOString()}/${new Date(Date.now() + to * 3_600_000).toISOString()}`,
  });
  const shown = () =>
    select<Record<string, unknown>>(
      pool,
      `select p.sale_price, v.sale_price as variant, p.offer_ends_at is not null as ends
         from products p join product_variants v on v.product_id = p.id`,
    );

  test('a current one is the price until it ends, and is then removed', async () => {
    await importFeed(pool, table(columns, row('A', offer(-1, 1))));
    expect(await shown()).toEqual([{ sale_price: 6_000, variant: 6_000, ends: true }]);
    await pool.query(`update variant_offers set ends_at = now() - interval '1 second'`);
    expect(await switchOffers(pool)).toBe(1);
    expect(await shown()).toEqual([{ sale_price: 10_000, variant: 10_000, ends: false }]);
    expect(await select(pool, 'select * from variant_offers')).toEqual([]);
    expect(await switchOffers(pool)).toBe(0);
  });

  test('a future one is the price when it starts', async () => {
    await importFeed(pool, table(columns, row('A', offer(1, 2))));
    expect(await shown()).toEqual([{ sale_price: 10_000, variant: 10_000, ends: false }]);
    await pool.query(`update variant_offers set starts_at = now() - interval '1 second'`);
    expect(await switchOffers(pool)).toBe(1);
    expect(await shown()).toEqual([{ sale_price: 6_000, variant: 6_000, ends: true }]);
    expect(await switchOffers(pool)).toBe(0);
  });

  test('a past one is no offer', async () => {
    await importFeed(pool, table(columns, row('A', offer(-2, -1))));
    expect(await shown()).toEqual([{ sale_price: 10_000, variant: 10_000, ends: false }]);
  });

  test('a future one is the same after export and import', async () => {
    await importFeed(pool, table(columns, row('A', offer(1, 2))));
    const file = await exportFeed(pool);
    expect(file).toContain('60.00 MXN');
    expect((await importFeed(pool, file)).updated).toBe(0);
    expect((await exportFeed(pool)) === file).toBe(true);
  });
});
