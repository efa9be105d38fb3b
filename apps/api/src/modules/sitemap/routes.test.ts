import { createPostgresIndex } from '@tianguis/catalogue-index';
import { type SitemapEntry, type SitemapPart, sitemapBatch, sitemapSpans } from '@tianguis/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createSitemapRepository, entriesQuery } from './repository.ts';
import { createSitemapService } from './service.ts';

const { build, database, get } = await withApi();
const { db } = database;

/**
 * Ranges of ids: the first part is full, the second has a gap and more rows than a call returns, and the third begins
 * without a gap.
 */
const ranges = [
  [1, 46_000],
  [84_000, 92_000],
] as const;
/** A distant row, alone in the last part. */
const farId = 2_147_483_647;

beforeAll(async () => {
  await build.categories([{ id: 1, children: [{ id: 2, children: [{ id: 99_999 }, { id: 4 }] }] }, { id: 5 }]);
  await build.brand();
  await build.store();
  await build.store();
  await db.transaction().execute(async (trx) => {
    // Bulk work: the index is built once at the commit, instead of a row of its delta for each product.
    await sql`select set_config('tianguis.bulk', 'on', true)`.execute(trx);
    for (const [first, last] of ranges)
      await sql`
    insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, level2_id, level3_id,
                          description, list_price, sale_price, is_active, updated_at)
    select n, 'S' || n, 'Producto ' || n, 'producto-' || n, 1, 1, 99999, 1, 2, 99999, repeat('Descripción larga. ', 40), 100, 100,
           n % 10 <> 0, timestamptz '2026-01-01 00:00:00Z' + n * interval '1 second'
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n`.execute(trx);
  });
  await build.product([1], { id: farId, updated_at: '2026-05-06T07:08:09Z' });
  await build.product([5], { id: 200_000, store_id: 2, is_active: false });
  await sql`analyze`.execute(db);
}, 120_000);

async function index(): Promise<Record<'products' | 'categories' | 'stores', SitemapPart[]>> {
  const { status, body } = await get('/sitemap/v1/index');
  expect(status).toBe(200);
  return body.data;
}

/** All entries of a part, read by several calls. */
async function part(path: string): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let next: number | null | undefined; next !== null; ) {
    const { status, body } = await get(`${path}${next === undefined ? '' : `?after=${next}`}`);
    expect(status, path).toBe(200);
    expect(body.data.entries.length).toBeLessThanOrEqual(5_000);
    entries.push(...body.data.entries);
    next = body.metadata.next;
  }
  return entries;
}

test('sitemap: all parts together have every active product once, and no part exceeds 50,000', async () => {
  const parts = (await index()).products.map((one) => one.part);
  expect(parts).toEqual([1, 2, 3, Math.ceil(farId / sitemapSpans.products)]);
  const ids: number[] = [];
  for (const one of parts) {
    const entries = await part(`/sitemap/v1/products/${one}`);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    ids.push(...entries.map(({ id }) => id));
  }
  const wanted = ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .filter((id) => id % 10 !== 0);
  expect(ids).toEqual([...wanted, farId]);
});

test('sitemap: each entry has its slug and date of change, each part the latest of these dates', async () => {
  const [first] = (await index()).products;
  expect(first).toEqual({ part: 1, modified_at: '2026-01-01T12:29:59Z' });
  const { body } = await get(`/sitemap/v1/products/${Math.ceil(farId / sitemapSpans.products)}`);
  expect(body.data.entries).toEqual([{ id: farId, slug: `producto-${farId}`, modified_at: '2026-05-06T07:08:09Z' }]);
});

test('sitemap: a part does not change with another part', async () => {
  const before = await part('/sitemap/v1/products/2');
  await sql`update products set is_active = false where id between 1 and 1000`.execute(db);
  expect(await part('/sitemap/v1/products/2')).toEqual(before);
  await sql`update products set is_active = id % 10 <> 0 where id between 1 and 1000`.execute(db);
});

test('sitemap: categories of every level and stores, those without an active product left out', async () => {
  const { categories, stores } = await index();
  expect([categories, stores]).toEqual([[{ part: 1, modified_at: null }], [{ part: 1, modified_at: null }]]);
  expect((await part('/sitemap/v1/categories/1')).map(({ id }) => id)).toEqual([1, 2, 99_999]);
  expect((await part('/sitemap/v1/stores/1')).map(({ id, slug }) => [id, slug])).toEqual([[1, 'tienda-1']]);
});

test('sitemap: an empty part is a 404 with its code, an invalid part is a 400', async () => {
  for (const none of ['products/9', 'categories/2', 'categories/47722', 'stores/47722']) {
    const missing = await get(`/sitemap/v1/${none}`);
    expect(missing.status, none).toBe(404);
    expect(missing.body).toMatchObject({ code: 'SITEMAP_PART_NOT_FOUND' });
  }
  for (const wrong of ['products/0', 'products/47723', 'products/x', 'products/1?after=-1', 'products/1?offset=3'])
    expect((await get(`/sitemap/v1/${wrong}`)).status, wrong).toBe(400);
});

test('sitemap: a batch is read by the primary key, whatever the size of the shop', async () => {
  const query = entriesQuery('products', { after: 84_000, until: 90_000, limit: sitemapBatch + 1 }, []);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using products_pkey/);
  expect(plan).not.toMatch(/Sort|Seq Scan/);
});

test('sitemap: the index is cached for ten minutes', async () => {
  const minutes = 60_000;
  const newest = async (service: ReturnType<typeof createSitemapService>) =>
    (await service.index()).data.products.at(-1)?.modified_at;
  let clock = 0;
  const index = createPostgresIndex(db, {});
  const service = createSitemapService(createSitemapRepository(db), index, { now: () => clock });
  expect(await newest(service)).toBe('2026-05-06T07:08:09Z');
  await sql`update products set updated_at = '2026-06-01T00:00:00Z' where id = ${farId}`.execute(db);
  clock = 10 * minutes - 1;
  expect(await newest(service)).toBe('2026-05-06T07:08:09Z');
  clock = 10 * minutes;
  expect(await newest(service)).toBe('2026-06-01T00:00:00Z');
  await sql`update products set updated_at = '2026-05-06T07:08:09Z' where id = ${farId}`.execute(db);
});
