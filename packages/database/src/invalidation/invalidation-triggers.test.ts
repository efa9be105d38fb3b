import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { testFeed } from './test-feed.ts';

const { pool, url } = await withDatabase();
const feed = testFeed(pool, url);

describe('what triggers of the tables invalidate (issue 4.3)', () => {
  beforeEach(async () => {
    await pool.query(`
      truncate products, brands, stores, categories cascade;
      insert into brands (id, name, slug) values (1, 'Norte', 'norte');
      insert into stores (id, name, slug, since)
        values (1, 'Uno', 'uno', '2020-01-01'), (2, 'Dos', 'dos', '2020-01-01');
      insert into categories (id, parent_id, level, path, name, slug)
        values (1, null, 1, '{1}', 'Hogar', 'hogar'), (2, 1, 2, '{1,2}', 'Cocina', 'cocina'),
          (3, null, 1, '{3}', 'Moda', 'moda');
      insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, level2_id, description,
          list_price, sale_price, stock)
        select id, 'S' || id, 'Olla ' || id, 'olla', 1, 1, 2, 1, 2, '', 10000, 9000, 5
          from generate_series(1, 600) as id;
      insert into product_variants (id, product_id, position, sku, list_price, sale_price)
        values (1, 1, 0, 'S1-1', 10000, 9000);
    `);
    await feed.follow();
  });

  const listings = ['category:1', 'category:2', 'sold-by:1', 'catalogue'];

  test.each([
    ['a price', `update products set sale_price = 8000 where id = 7`, ['product:7', ...listings]],
    ['the last piece', `update products set stock = 0 where id = 7`, ['product:7', ...listings]],
    ['one piece of several', `update products set stock = 4 where id = 7`, ['product:7']],
    ['its condition', `update products set condition = 'used' where id = 7`, ['product:7', ...listings]],
    ['a title', `update products set title = 'Cacerola' where id = 7`, ['product:7']],
    [
      'another category and store',
      `update products set level1_id = 3, level2_id = null, category_id = 3, store_id = 2 where id = 7`,
      ['product:7', ...listings, 'category:3', 'sold-by:2', 'counts'],
    ],
    ['taken off sale', `update products set is_active = false where id = 7`, ['product:7', ...listings, 'counts']],
    ['deleted', `delete from products where id = 7`, ['product:7', ...listings, 'counts']],
    ['a variant', `update product_variants set stock = 3 where id = 1`, ['product:1']],
    ['a store', `update stores set name = 'Otra' where id = 2`, ['store:2', 'stores']],
    [
      'a review',
      `insert into reviews (id, product_id, author_name, rating, body, created_at)
       values (1, 9, 'Ana', 5, 'Bien', now())`,
      ['product:9'],
    ],
    [
      'a page of blocks',
      `insert into content_pages (kind, key, document) values ('home', 'home', '{}') on conflict do nothing`,
      ['content'],
    ],
  ])('%s', async (_, statement, tags) => {
    await pool.query(statement);
    await feed.hasReported();
    expect(feed.reported).toHaveLength(1);
    expect(new Set(feed.reported[0])).toEqual(new Set(tags));
  });

  test.each([
    ['the name of a category', `update categories set name = 'Casa' where id = 1`],
    ['the name of a brand', `update brands set name = 'Sur' where id = 1`],
    ['very many products', `update products set title = title || '!'`],
  ])('%s invalidates everything', async (_, statement) => {
    await pool.query(statement);
    await feed.hasReported();
    expect(feed.reported).toEqual([undefined]);
  });

  test('an update that changes nothing, one that is rolled back, and bulk work invalidate nothing', async () => {
    await pool.query('update products set stock = stock');
    await pool.query(`begin; update products set sale_price = 1 where id = 7; rollback`);
    await pool.query(`begin; set local tianguis.bulk = 'on'; update products set sale_price = 2 where id = 7; commit`);
    await feed.invalidate('the end');
    await feed.hasReported();
    expect(feed.reported).toEqual([['the end']]);
  });
});
