import { CatalogueBuilder } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../test-api.ts';

const { database, get } = await withApi();

const ids: number[] = [];

beforeAll(async () => {
  const shop = new CatalogueBuilder(database.db);
  await shop.brand();
  await shop.store();
  await shop.categories([{ id: 1, children: [{ id: 11 }] }]);
  for (const stock of [3, 5]) ids.push((await shop.product([1, 11], { stock })).id);
});

async function tagsOf(path: string): Promise<Set<string>> {
  const { status, headers } = await get(path);
  expect(status, path).toBe(200);
  return new Set(String(headers['cache-tag'] ?? '').split(','));
}

const cards = async () => {
  const rows = await database.db.selectFrom('products').select(['id', 'store_id']).execute();
  return rows.flatMap(({ id, store_id }) => [`product:${id}`, `store:${store_id}`]);
};

test.each([
  ['/products/v1/products?filter_by[category]=11&facets=true', 'category:11'],
  ['/products/v1/products', 'catalogue'],
])('%s has tags of its products and its listing', async (path, listing) => {
  expect(await tagsOf(path)).toEqual(new Set([listing, ...(await cards())]));
});

test('a store’s listing has its own tag', async () => {
  const { store_id } = await database.db.selectFrom('products').select('store_id').executeTakeFirstOrThrow();
  expect(await tagsOf(`/products/v1/products?filter_by[store]=${store_id}`)).toContain(`sold-by:${store_id}`);
  expect(await tagsOf(`/stores/v1/stores/${store_id}`)).toEqual(new Set([`store:${store_id}`, `sold-by:${store_id}`]));
  expect(await tagsOf('/stores/v1/stores')).toEqual(new Set(['stores', 'counts']));
});

test('products by id have tags, even if they do not exist (yet)', async () => {
  expect(await tagsOf('/products/v1/products?filter_by[id]=987654')).toEqual(new Set(['product:987654']));
});

test('a product has tags of itself and its store, and expires with its offer', async () => {
  const [id] = ids;
  const ends = new Date(Date.now() + 3_600_000);
  await database.db
    .updateTable('products')
    .set({ offer_ends_at: ends })
    .where('id', '=', id as number)
    .execute();
  const { headers } = await get(`/products/v1/products/${id}`);
  expect(headers['cache-until']).toBe(ends.toISOString());
  expect(await tagsOf(`/products/v1/products/${id}`)).toContain(`product:${id}`);
  expect(await tagsOf(`/reviews/v1/products/${id}/reviews`)).toEqual(new Set([`product:${id}`]));
});

test('the category tree has the tag of counts', async () => {
  expect(await tagsOf('/categories/v1/category/tree')).toEqual(new Set(['counts']));
});
