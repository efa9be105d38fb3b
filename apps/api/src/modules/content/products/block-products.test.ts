import { expect, test } from 'vitest';
import { document, skus, withContent } from '../test-content.ts';

const { build, get, database, operator, page, blocksOf } = await withContent();

test('RT-15 products named by an operator preserve their sequence, without those that cannot be bought', async () => {
  const { data } = (await get('/products/v1/products?filter_by[category]=1&page_size=20')).body;
  const id = (sku: string) => data.products.find((product: { sku: string }) => product.sku === sku).id;
  const ids = [id('J2'), id('AGOTADO'), id('J7'), 999_999];
  await operator.set('landing', 'prueba', document({ type: 'products', title: 'Elegidos', source: { ids } }));
  const [block] = await blocksOf('landing/prueba');
  expect(skus(block)).toEqual(['J2', 'J7']);
});

test('RT-12 offers of the day are the same all day and end at midnight', async () => {
  await operator.set(
    'home',
    'home',
    document({ type: 'offers', title: 'Hoy', source: { discount: 10, rotate: 'daily', limit: 2 } }),
  );
  const { body } = await page('home/home');
  const [one] = body.data.page.blocks;
  const [other] = await blocksOf('home/home');
  expect(skus(one)).toHaveLength(2);
  expect(skus(other)).toEqual(skus(one));
  expect(one).toMatchObject({ ends_at: expect.stringMatching(/T06:00:00\.000Z$/) });
  expect(body.metadata.changes_at).toBe((one as { ends_at: string }).ends_at);
});

test('RT-15 all products named by ids are shown, or as many as a limit', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => 100 + index);
  for (const id of ids) await build.product([2, 21, 211], { id });
  await operator.set(
    'landing',
    'veinte',
    document(
      { type: 'products', title: 'Todos', source: { ids } },
      { type: 'products', title: 'Cuatro', source: { ids: ids.toReversed(), limit: 4 } },
    ),
  );
  const blocks = await blocksOf('landing/veinte');
  await database.db.deleteFrom('products').where('id', 'in', ids).execute();
  expect(blocks.map((block) => (block as { products: { id: number }[] }).products.map(({ id }) => id))).toEqual([
    ids,
    [119, 118, 117, 116],
  ]);
});

test('BL-04 a block shows the categories of a configured list in turn', async () => {
  await operator.set(
    'home',
    'home',
    document(
      { type: 'products', title: 'Gamers', source: { list: 'gamers', limit: 3 } },
      { type: 'products', title: 'Súper', source: { list: 'supermarket' } },
    ),
  );
  const blocks = await blocksOf('home/home');
  expect(blocks.map(skus)).toEqual([['J8', 'L1', 'J7']]);
});

test('RT-01 a page may name categories that no longer exist', async () => {
  await operator.set(
    'home',
    'home',
    document(
      { type: 'products', title: 'Ya no', source: { category: 77 } },
      { type: 'products', title: 'Libros', source: { category: 2 } },
    ),
  );
  expect((await blocksOf('home/home')).map(skus)).toEqual([['L1']]);
});
