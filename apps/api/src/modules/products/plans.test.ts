import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { onSaleQuery } from './listing-repository.ts';

const { build, database } = await withApi();
const { db } = database;

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await sql`
    insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price,
                          sale_price, stock, popularity, rating_average, rating_count)
    select n, 'S' || n, 'Producto', 'producto', 1, 1, 1, 1, repeat('Descripción larga. ', 40), 100, 60 + n % 40, n % 20,
           n % 997, n % 50 / 10.0, n
    from generate_series(1, 20000) as n`.execute(db);
  await sql`analyze`.execute(db);
});

test.each([
  ['relevance', {}, 'products_popular'],
  ['relevance', { category: { id: 1, level: 1 } }, /products_(level1|popular)/],
  ['relevance', { discount: 10 }, 'products_popular'],
  ['rating', {}, 'products_rated'],
] as const)(
  'RT-01 the first of a listing by %s, narrowed by %j, are read in the order of an index',
  async (...plan) => {
    const [order, filter, index] = plan;
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${onSaleQuery(filter, order, 40)}`.execute(db);
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(index);
    expect(text).not.toMatch(/Sort|Seq Scan/);
  },
);
