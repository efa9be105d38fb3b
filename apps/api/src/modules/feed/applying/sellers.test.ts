import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, emptyShop, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 sellers', () => {
  const stores = () => select(pool, 'select name, slug, external_id from stores order by id');

  test('a product that changes its seller takes its ratings along', async () => {
    const sold = (seller: string) =>
      table(columns, row('A', { external_seller_id: seller }), row('B', { external_seller_id: 'x' }));
    await importFeed(pool, sold('x'));
    await pool.query(
      `update products set rating_count = 4, rating_average = 4.5, rating_histogram = '{0,0,0,2,2}' where sku = 'A'`,
    );
    await pool.query(
      `update products set rating_count = 1, rating_average = 1, rating_histogram = '{1,0,0,0,0}' where sku = 'B'`,
    );
    await pool.query(`update stores set rating_count = 5, rating_average = 3.8`);
    await importFeed(pool, sold('y'));
    expect(
      await select(pool, 'select external_id, rating_count, rating_average::float8 as stars from stores order by 1'),
    ).toEqual([
      { external_id: 'x', rating_count: 1, stars: 1 },
      { external_id: 'y', rating_count: 4, stars: 4.5 },
    ]);
    expect(await select(pool, `select count(*)::int as waiting from imports where recount <> '{}'`)).toEqual([
      { waiting: 0 },
    ]);
  });

  test('a store that a feed has found by slug retains it as its feed id', async () => {
    await pool.query(`insert into stores (name, slug, since) values ('Casa Ana', 'casa-ana', now())`);
    await importFeed(pool, table(columns, row('A', { external_seller_id: 'casa-ana' })));
    expect(await stores()).toEqual([{ name: 'Casa Ana', slug: 'casa-ana', external_id: 'casa-ana' }]);
  });
});
