/** Tests that documents name categories by what they are (issue 37, C3). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder, withApi } from '../../test-api.ts';
import { readContentFolder } from './content-files.ts';
import { createContentOperator } from './operator.ts';
import { createContentRepository } from './repository.ts';
import { document } from './test-content.ts';

/** A kitchen shop with the documents of the demo. Its category 3 has knives, and its category 4 has carpets. */
const { build, get, database } = await withApi({}, { contentFolder });
const operator = createContentOperator(createContentRepository(database.db), []);
const page = async (path: string) => (await get(`/content/v1/pages/${path}`)).body.data.page;

beforeAll(async () => {
  await build.categories([
    { id: 3, name: 'Cuchillos' },
    { id: 4, name: 'Tapetes' },
    {
      id: 12,
      name: 'Cocina',
      children: [
        { id: 121, name: 'Ollas', icon: 'ollas' },
        { id: 122, name: 'Otros' },
      ],
    },
    { id: 50, name: 'Bebidas' },
    { id: 60, name: 'Hogar', children: [{ id: 61, name: 'Otros' }] },
    { id: 70, name: 'Terraza' },
  ]);
  await build.brand();
  await build.store();
  for (const id of [3, 4, 50, 60]) await build.product([id], { sku: `P${id}`, list_price: 10_000, sale_price: 5_000 });
  await build.product([12, 121], { sku: 'OLLA' });
  await build.product([70], { sku: 'BANCO' });
  await database.pool.query('update categories set is_published = false where id = 70');
});
beforeEach(() => database.db.deleteFrom('content_pages').execute());

/** All links and products of a page. */
function contentsOf(shown: unknown): { links: string[]; products: string[] } {
  const links: string[] = [];
  const products: string[] = [];
  JSON.stringify(shown, (key, value) => {
    if (key === 'href') links.push(value);
    if (key === 'sku') products.push(value);
    return value;
  });
  return { links, products };
}

describe('issue 37 C3 a shop with categories of its own', () => {
  test('BL-04 the corner of games sells no knives', async () => {
    const { links, products } = contentsOf((await page('corner/1')).blocks);
    expect(products).toEqual([]);
    expect(links).toEqual([]);
  });

  test.each(readContentFolder(contentFolder).map(({ kind, key }) => `${kind}/${key}`))(
    'RT-01 RT-15 %s leads to no category of another name',
    async (path) => {
      const { links } = contentsOf((await page(path)).blocks);
      expect(links.filter((link) => link.startsWith('/categoria/'))).toEqual(
        path === 'corner/2' ? ['/categoria/50/bebidas/pagina=1'] : [],
      );
    },
  );

  test('RT-01 slides and tiles of home about missing departments are left out', async () => {
    const { blocks } = await page('home/home');
    const [hero] = blocks;
    expect(hero.slides.map(({ title }: { title: string }) => title)).toEqual(['Pásale, aquí hay de todo']);
    expect(blocks.map(({ type }: { type: string }) => type)).not.toContain('editorial');
  });

  test('RT-15 a department that the shop has is found under its own number', async () => {
    const { blocks } = await page('corner/2');
    expect(contentsOf(blocks).products).toEqual(['P50']);
    const aisles = blocks.find(({ type }: { type: string }) => type === 'departments');
    expect(aisles.departments).toMatchObject([{ id: 50, name: 'Bebidas' }]);
  });
});

describe('issue 37 C3 names of categories', () => {
  const products = (category: unknown) => ({ type: 'products', title: 'x', source: { category } });
  const shown = async (category: unknown) => {
    await operator.set('home', 'home', document(products(category), { type: 'text', markdown: 'x' }));
    return contentsOf((await page('home/home')).blocks).products;
  };

  test.each<[unknown, string[]]>([
    ['cocina/ollas', ['OLLA']],
    ['ollas', ['OLLA']],
    ['cocina', ['OLLA']],
    [12, ['OLLA']],
    ['ollas/cocina', []],
    // Two categories have this name.
    ['otros', []],
    ['nada', []],
    // The department waits for an operator.
    ['terraza', []],
  ])('RT-15 %j', async (category, expected) => expect(await shown(category)).toEqual(expected));

  test.each([
    ['/categoria/cocina/ollas/precio=1-2/pagina=1', '/categoria/121/ollas/precio=1-2/pagina=1'],
    ['/categoria/cocina', '/categoria/12/cocina'],
    ['/categoria/9/nada/pagina=1', '/categoria/9/nada/pagina=1'],
    ['/categoria', '/categoria'],
    ['/categoria/nada/pagina=1', undefined],
    ['/categoria/hogar/otros', '/categoria/61/otros'],
    ['/categoria/otros', undefined],
    ['/categoria/terraza', undefined],
  ])('RT-15 a link to %s leads to %s', async (href, expected) => {
    const more = { label: 'Ver', href };
    await operator.set('home', 'home', document({ ...products('ollas'), more }));
    const [block] = (await page('home/home')).blocks;
    expect(block.more?.href).toBe(expected);
  });

  test.each([
    ['cocina/ollas', '/imagenes/ollas-320.webp'],
    ['nada', undefined],
  ])('RT-01 the picture of the category %s is %s', async (category, expected) => {
    const tile = { title: 'x', href: '/x', picture: { category } };
    await operator.set('home', 'home', document({ type: 'editorial', title: 'x', tiles: [tile, tile] }));
    const [block] = (await page('home/home')).blocks;
    expect(block.tiles[0].pictures[0]).toBe(expected);
  });
});
