/** Tests that a feed changes no menu by itself (issue 37, B11). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withApi } from '../../../test-api.ts';
import { columns, emptyShop, importFeed, row, select, table } from '../testing/test-feed.ts';

const listeners: ((tags: readonly string[] | undefined) => void)[] = [];
const { app, get, database } = await withApi({}, { changes: { on: (listener) => void listeners.push(listener) } });
const { pool } = database;
beforeEach(() => emptyShop(pool));

const first = table(columns, row('A', { product_type: 'Cocina > Ollas' }));
const later = table(
  columns,
  row('A', { product_type: 'Cocina > Ollas' }),
  row('B', { product_type: 'Cocina > Sartenes' }),
  row('C', { product_type: 'Jardín > Macetas', title: 'Maceta de barro' }),
);

/** The names of the departments in the menus, with the categories below them. */
async function menu(): Promise<string[]> {
  // The tree is cached until categories change.
  for (const listener of listeners) listener(undefined);
  const { body } = await get('/categories/v1/category/tree');
  return body.data.flatMap(({ name, children }: { name: string; children: { name: string }[] }) => [
    name,
    ...children.map((child) => `${name} > ${child.name}`),
  ]);
}

describe('issue 37 B11 departments that an import creates', () => {
  test('the first import into an empty shop publishes its departments', async () => {
    expect(await importFeed(pool, first)).toMatchObject({ waiting: [] });
    expect(await menu()).toEqual(['Cocina', 'Cocina > Ollas']);
  });

  test('a later one waits with its products on sale, and the import says so; a category below is published', async () => {
    await importFeed(pool, first);
    expect(await importFeed(pool, later, { dryRun: true })).toMatchObject({
      waiting: [{ name: 'Jardín', products: 1 }],
    });
    expect(await select(pool, `select name from categories where name = 'Jardín'`)).toEqual([]);
    const { waiting } = await importFeed(pool, later);
    expect(waiting).toEqual([{ id: expect.any(Number), name: 'Jardín', products: 1 }]);
    expect(await menu()).toEqual(['Cocina', 'Cocina > Ollas', 'Cocina > Sartenes']);
    // The same file again publishes nothing, and still says so.
    expect(await importFeed(pool, later)).toMatchObject({ waiting });
    expect(await menu()).not.toContain('Jardín');
  });

  test('no list names it: departments, suggestions, filters, sitemap; its own page works', async () => {
    await importFeed(pool, first);
    const { waiting } = await importFeed(pool, later);
    const id = waiting[0]?.id;
    await menu();
    const suggest = async () => {
      const reply = await app.inject({
        method: 'POST',
        url: '/buscador/v1/sugerencias',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'search=maceta',
      });
      return reply.json().suggestions.filter(({ clase }: { clase: string }) => clase === 'category_item');
    };
    const inSitemap = async () =>
      (await get('/sitemap/v1/categories/1')).body.data.entries.map((entry: { id: number }) => entry.id);
    const filters = async () =>
      (await get('/products/v1/products?facets=true')).body.metadata.facets.category.map(
        ({ value }: { value: unknown }) => Number(value),
      );
    const page = await get(`/products/v1/products?filter_by[category]=${id}`);
    expect(page.body.metadata.total).toBe(1);
    expect(await suggest()).toEqual([]);
    expect(await inSitemap()).not.toContain(id);
    expect(await filters()).toHaveLength(1);
    expect(await filters()).not.toContain(id);
    await pool.query('update categories set is_published = true where id = $1', [id]);
    expect(await menu()).toEqual(['Cocina', 'Cocina > Ollas', 'Cocina > Sartenes', 'Jardín', 'Jardín > Macetas']);
    expect(await suggest()).toMatchObject([{ nombre: 'Macetas' }]);
    expect(await inSitemap()).toContain(id);
    expect(await filters()).toContain(id);
  });

  test('with `createCategories` it is published, also if it waited before', async () => {
    await importFeed(pool, first);
    await importFeed(pool, later, { createCategories: true });
    expect(await menu()).toContain('Jardín');
    await pool.query('update categories set is_published = false where level = 1');
    expect(await importFeed(pool, later, { createCategories: true })).toMatchObject({ waiting: [] });
    expect(await menu()).toEqual(expect.arrayContaining(['Cocina', 'Jardín']));
  });

  test('a product that moves to a new department stays on sale', async () => {
    await importFeed(pool, first);
    await importFeed(pool, table(columns, row('A', { product_type: 'Terraza', price: '120 MXN' })));
    expect(await select(pool, 'select sku, is_active, list_price from products')).toEqual([
      { sku: 'A', is_active: true, list_price: 12_000 },
    ]);
    expect(await menu()).toEqual(['Cocina', 'Cocina > Ollas']);
  });
});
