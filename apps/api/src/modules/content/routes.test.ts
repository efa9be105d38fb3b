import type { ContentDocument, ContentReply } from '@tianguis/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createContentOperator } from './operator.ts';
import { createContentRepository } from './repository.ts';

const { build, get, database } = await withApi({ categoryLists: { gamers: [1, 77, 2], supermarket: [] } });
const operator = createContentOperator(createContentRepository(database.db), []);
const document = (...blocks: unknown[]) =>
  ({ slug: 'pagina', title: 'Página', description: 'De prueba', blocks }) as ContentDocument;
const page = (path: string): Promise<{ status: number; body: ContentReply }> => get(`/content/v1/pages/${path}`);
const blocksOf = async (path: string) => (await page(path)).body.data.page.blocks;

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Juguetes',
      icon: 'aaaa1111',
      children: [{ id: 11, name: 'Muñecas', children: [{ id: 111, name: 'De trapo' }] }],
    },
    { id: 2, name: 'Libros', children: [{ id: 21, name: 'Novela', children: [{ id: 211, name: 'Corta' }] }] },
  ]);
  await build.brand({ id: 1 });
  await build.store({ name: 'Oficial', is_official: true });
  await build.store({ name: 'Otra', is_official: false });
  for (let popularity = 1; popularity <= 8; popularity++)
    await build.product([1, 11, 111], {
      sku: `J${popularity}`,
      popularity,
      stock: 5,
      list_price: 10_000,
      sale_price: popularity > 4 ? 5_000 : 10_000,
    });
  await build.product([1, 11, 111], { sku: 'AGOTADO', popularity: 99, stock: 0 });
  await build.product([1, 11, 111], { sku: 'BAJA', popularity: 98, is_active: false });
  await build.product([2, 21, 211], { sku: 'L1', popularity: 1, stock: 1 });
});

beforeEach(() => database.db.deleteFrom('content_pages').execute());

const skus = (block: unknown) => (block as { products: { sku: string }[] }).products.map(({ sku }) => sku);

test('RT-01 blocks come in the operator’s sequence with what can be bought, each product once', async () => {
  await operator.set(
    'home',
    'home',
    document(
      { type: 'hero', slides: [{ look: 'lona', title: 'Hola', actions: [], products: { category: 1, limit: 2 } }] },
      { type: 'products', title: 'Más', source: { category: 1, limit: 3 } },
      { type: 'departments', title: 'Todo', ids: [2, 1, 77] },
      { type: 'stores', title: 'Tiendas' },
      {
        type: 'editorial',
        title: 'Ideas',
        tiles: [
          { title: 'A', href: '/a', picture: { category: 111 } },
          { title: 'B', href: '/b' },
          { title: 'C', href: '/c', picture: { products: { category: 1 } } },
        ],
      },
      { type: 'products', title: 'Nada', source: { category: 1, discount: 90 } },
    ),
  );
  const [hero, products, departments, stores, editorial, none] = await blocksOf('home/home');
  expect(skus((hero as { slides: unknown[] }).slides[0])).toEqual(['J8', 'J7']);
  expect(skus(products)).toEqual(['J6', 'J5', 'J4']);
  expect(departments).toMatchObject({ departments: [{ id: 2 }, { id: 1 }] });
  expect(stores).toMatchObject({ stores: [{ name: 'Oficial' }] });
  expect(editorial).toMatchObject({
    lead: false,
    tiles: [{ pictures: ['/imagenes/aaaa1111-320.webp'] }, { pictures: [] }, { pictures: [] }],
  });
  expect(none).toBeUndefined();
});

test('RT-15 products named by an operator keep their sequence, and leave out what cannot be bought', async () => {
  const { data } = (await get('/products/v1/products?filter_by[category]=1&page_size=20')).body;
  const id = (sku: string) => data.products.find((product: { sku: string }) => product.sku === sku).id;
  const ids = [id('J2'), id('AGOTADO'), id('J7'), 999_999];
  await operator.set('landing', 'prueba', document({ type: 'products', title: 'Elegidos', source: { ids } }));
  const [block] = await blocksOf('landing/prueba');
  expect(skus(block)).toEqual(['J2', 'J7']);
});

test('RT-01 blocks and slides are shown by their dates, and the reply says when that changes', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const past = '2020-01-01T00:00:00-06:00';
  await operator.set(
    'corner',
    '7',
    document(
      { type: 'text', markdown: 'ya no', until: past },
      { type: 'text', markdown: 'aún no', from: soon },
      { type: 'text', markdown: 'ahora', from: past, until: soon },
      { type: 'hero', slides: [{ look: 'noche', title: 'Fue', actions: [], until: past }] },
    ),
  );
  const { body } = await page('corner/7');
  expect(body.data.page.blocks).toEqual([{ type: 'text', html: '<p>ahora</p>\n' }]);
  expect(Date.parse(body.metadata.changes_at ?? '')).toBe(Date.parse(soon));
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

test('RT-15 twenty products named by their ids are twenty, and not more than a limit of them', async () => {
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

test('RT-15 a moment that there is not is refused, with a preview and without', async () => {
  await operator.set('home', 'home', document({ type: 'offers', title: 'Hoy', source: { rotate: 'daily' } }));
  const token = await operator.preview(
    'home',
    'home',
    document({ type: 'offers', title: 'Hoy', source: { rotate: 'daily' } }),
  );
  for (const query of [`preview=${token}&at=2026-13-45T00:00:00Z`, 'at=2026-02-30T00:00:00Z', 'at=2026-11-27'])
    expect(await page(`home/home?${query}`), query).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
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

test('RT-01 a page outlives the categories that it names', async () => {
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

test('RT-15 Markdown becomes HTML, and markup in it stays text', async () => {
  await operator.set(
    'landing',
    'texto',
    document({ type: 'text', markdown: '## Hola\n\n<script>alert(1)</script> [mal](javascript:alert(1)) [bien](/x)' }),
  );
  const [block] = await blocksOf('landing/texto');
  const { html } = block as { html: string };
  expect(html).toContain('<h2>Hola</h2>');
  expect(html).toContain('<a href="/x">bien</a>');
  expect(html).not.toMatch(/<script|href="javascript/);
});

test('RT-15 without a preview nobody looks into another time', async () => {
  await operator.set('corner', '8', document({ type: 'text', markdown: 'luego', from: '2031-01-01T00:00:00Z' }));
  expect(await blocksOf('corner/8?at=2031-01-02T00:00:00Z')).toEqual([]);
});

test('RT-15 a page says which landing it belongs to, while that is there', async () => {
  const guide = { ...document({ type: 'text', markdown: 'x' }), parent: 'guias' };
  await operator.set('landing', 'una', guide);
  expect((await page('landing/una')).body.data.page.parent).toBeNull();
  await operator.set('landing', 'guias', document({ type: 'text', markdown: 'y' }));
  expect((await page('landing/una')).body.data.page.parent).toEqual({ key: 'guias', title: 'Página' });
  expect((await page('landing/guias')).body.data.page.parent).toBeNull();
});
