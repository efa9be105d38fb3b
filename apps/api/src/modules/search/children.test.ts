/** Tests that medicine which does not say that it is for children stays last if variants are sorted by their prices. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { SearchReply } from '@tianguis/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, database, get } = await withApi();
await build.categories([{ id: 1, name: 'Farmacia', children: [{ id: 11, name: 'Tos' }] }]);
await build.brand({ name: 'Xoloitz', slug: 'xoloitz' });
await build.store({ name: 'Sonora', is_official: true });

const syrups = [
  { id: 1, title: 'Jarabe para la tos', price: 4_000 },
  { id: 2, title: 'Jarabe infantil para la tos', price: 9_000 },
  { id: 3, title: 'Jarabe nocturno para la tos', price: 5_000 },
  { id: 4, title: 'Jarabe para la tos de niños', price: 8_000 },
];
for (const { id, title, price } of syrups) {
  await build.product([1, 11], { id, title, list_price: price, sale_price: price, stock: 5 });
  for (const [size, more] of [
    ['120 ml', 0],
    ['240 ml', 1_000],
  ] as const) {
    const cost = price + more;
    await build.variant(id, {
      options: JSON.stringify({ Contenido: size }),
      list_price: cost,
      sale_price: cost,
      stock: 5,
    });
  }
}
await sql`select index_merge_delta()`.execute(database.db);
await createPostgresMaintenance(database.pool).refresh();

test.each([
  ['', 'price_asc', [4, 2, 1, 3]],
  ['', 'price_desc', [2, 4, 3, 1]],
  ['&page=2&page_size=3', 'price_asc', [3]],
])('SR-03 the price of the variant sorts each part alone: %s, %s', async (more, sort, expected) => {
  const { status, body } = await get(`/search/v1/products?query=jarabe para niños 240 ml&order_by=${sort}${more}`);
  const { data, metadata } = body as SearchReply;
  expect([status, data.products.map(({ id }) => id)]).toEqual([200, expected]);
  expect(metadata).toMatchObject({ for_children: 2, total: 4 });
});
