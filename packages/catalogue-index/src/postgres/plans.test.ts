import { sorts } from '@tianguis/domain';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Filters, Sort } from '../catalogue-index.ts';
import { countsQuery } from './counts.ts';
import { firstQuery, pageQuery } from './listing-page.ts';
import { wholeTitleQuery } from './whole-titles.ts';

const { db } = await withDatabase();
const build = new CatalogueBuilder(db);
const noCounts = { total: 0, scope: 0, around: 0, price_min: null, price_max: null };

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await sql`
    insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price,
                          sale_price, stock, popularity, rating_average, rating_count)
    select n, 'S' || n, 'Producto ' || n, 'producto', 1, 1, 1, 1, repeat('Descripción larga. ', 40), 100, 60 + n % 40, n % 20,
           n % 997, n % 50 / 10.0, n
    from generate_series(1, 20000) as n`.execute(db);
  await sql`select index_merge_delta()`.execute(db);
  await sql`analyze`.execute(db);
});

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const department: Filters = { category: { id: 1, level: 1, department: 1 } };

test.each<[Sort, Filters, RegExp]>([
  ['relevance', {}, /index_documents_relevance/],
  ['relevance', department, /index_documents_(level1_)?relevance/],
  ['relevance', { discount: 10 }, /index_documents_relevance/],
  ['rating', {}, /index_documents_rating/],
])('RT-01 the first of a listing by %s, narrowed by %j, are read along an index', async (...plan) => {
  const [sort, filter, index] = plan;
  const text = await planOf(firstQuery(filter, sort, 40));
  expect(text).toMatch(index);
  expect(text).not.toMatch(/Sort|Seq Scan/);
});

test.each(
  sorts.flatMap((sort) => [
    [sort, {}] as const,
    [sort, department] as const,
    [sort, { ...department, rating: 2, freeShipping: false }] as const,
  ]),
)('RT-11 a page by %s, narrowed by %j, is read along an index', async (sort, filter) => {
  const [counts] = (await countsQuery(filter, false).execute(db)).rows;
  const text = await planOf(pageQuery(filter, sort, { limit: 30, offset: 60 }, counts ?? noCounts));
  expect(text).toMatch(/Index (Only )?Scan (Backward )?using index_documents_/);
  expect(text).not.toMatch(/Sort|Seq Scan/);
});

test('RT-11 a page of few among many is gathered and sorted, not searched for along an index', async () => {
  const filter = { ...department, priceMin: 7_000, priceMax: 7_010 };
  const counts = { ...noCounts, total: 5, scope: 1_000_000 };
  expect(await planOf(pageQuery(filter, 'newest', { limit: 30, offset: 0 }, counts))).toMatch(/Sort/);
});

test('AP-20 counts are made of bits: rows are looked at one by one only where they were written since', async () => {
  for (const filter of [
    {},
    department,
    { store: 1 },
    { ...department, discount: 10, brands: ['marca-1'], priceMin: 70 },
  ]) {
    const text = await planOf(countsQuery(filter, true));
    expect(text).toContain('index_blocks');
    expect(text.match(/Scan.* on index_documents d\S*/g)).toEqual([
      expect.stringContaining('using index_documents_pkey on index_documents'),
    ]);
    expect(text).not.toMatch(/ on products/);
  }
});

test('AP-23 terms are looked up in the postings of segments and of the delta, and neither is read whole', async () => {
  const text = await db.transaction().execute(async (tx) => {
    await sql`insert into index_postings (term, level1_id, segment, short_list)
      select 't' || n, 1, 0, '{1}' from generate_series(1, 20000) as n`.execute(tx);
    await sql`insert into index_delta_postings (term, product_id, fields)
      select 't' || n, n, 1 from generate_series(1, 20000) as n`.execute(tx);
    await sql`analyze index_postings, index_delta_postings`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select p.* from unnest(array['mesa', 'silla']) as asked (term)
        join index_all_postings as p using (term)`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(text.match(/using index_(delta_)?postings_pkey on .*\n *Index Cond: \(term = \(asked\.term\)/g)).toHaveLength(
    2,
  );
  expect(text).not.toContain('Seq Scan');
});

test('issue 36, 0.3: products are looked up by their whole title along its index', async () => {
  const text = await planOf(wholeTitleQuery('Producto 7'));
  expect(text).toContain('products_whole_title');
  expect(text).not.toMatch(/Seq Scan on products/);
});
