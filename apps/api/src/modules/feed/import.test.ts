import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, contents, emptyShop, importFeed, products, row, select, table } from './testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 an import', () => {
  test('creates products, variants, categories, sellers and pictures, in whatever sequence rows come', async () => {
    const file = table(
      columns,
      row('A-1', { item_group_id: 'A', color: 'Negro', size: 'M' }),
      row('B'),
      row('A-2', {
        item_group_id: 'A',
        color: 'Rojo',
        size: 'M',
        price: '120 MXN',
        sale_price: '90 MXN',
        external_seller_id: 'x',
      }),
      row('C', {
        external_seller_id: 'ana-77',
        seller_name: 'Casa Ana',
        product_type: 'CASA >  cocina > Ollas > Grandes',
      }),
    );
    expect(await importFeed(pool, file)).toMatchObject({ rows: 4, faults: 0, products: 3, created: 3, updated: 0 });
    expect(
      await select(
        pool,
        `select v.sku, p.sku as product, v.position, v.options, v.sale_price
           from product_variants v join products p on p.id = v.product_id order by 1`,
      ),
    ).toEqual([
      { sku: 'A-1', product: 'A', position: 0, options: { Color: 'Negro', Talla: 'M' }, sale_price: 10_000 },
      { sku: 'A-2', product: 'A', position: 1, options: { Color: 'Rojo', Talla: 'M' }, sale_price: 9_000 },
      { sku: 'B', product: 'B', position: 0, options: {}, sale_price: 10_000 },
      { sku: 'C', product: 'C', position: 0, options: {}, sale_price: 10_000 },
    ]);
    expect(await select(pool, `select sku, stock, list_price from products where sku = 'A'`)).toEqual([
      { sku: 'A', stock: 14, list_price: 10_000 },
    ]);
    expect(await select(pool, 'select name, level, slug from categories order by id')).toEqual([
      { name: 'Casa', level: 1, slug: 'casa' },
      { name: 'Cocina', level: 2, slug: 'cocina' },
      { name: 'Ollas', level: 3, slug: 'ollas' },
    ]);
    expect(await select(pool, 'select name, is_own, external_id from stores order by id')).toEqual([
      { name: 'Mercadito', is_own: true, external_id: null },
      { name: 'Casa Ana', is_own: false, external_id: 'ana-77' },
    ]);
    expect(
      await select(
        pool,
        `select i.position, i.color, i.alt
           from product_pictures i join products p on p.id = i.product_id where p.sku = 'A' order by 1`,
      ),
    ).toEqual([
      { position: 0, color: 'Negro', alt: 'Producto A-1, Negro' },
      { position: 1, color: 'Rojo', alt: 'Producto A-1, Rojo' },
    ]);
    expect(await select(pool, `select source, fetch_state from pictures where source ->> 'url' like '%B.jpg'`)).toEqual(
      [{ source: { kind: 'fetched', url: 'https://cdn.example/B.jpg' }, fetch_state: 'waiting' }],
    );
  });

  test('holds invalid rows back with line and reason, and imports the others', async () => {
    const file = table(
      columns,
      row('A'),
      row('B', { price: '-3 MXN' }),
      row('A', { title: 'Otra vez' }),
      row('C', { title: '' }),
      row('D', { product_type: '' }),
      row(''),
      row('E', { price: '10 USD' }),
    );
    // More than half of the rows are held back, so the import needs `force`.
    const { heldBack, created } = await importFeed(pool, file, { force: true });
    expect(created).toBe(1);
    expect(heldBack.map(({ line, id, reason }) => `${line} ${id}: ${reason}`)).toEqual([
      '3 B: price "-3 MXN" must be more than nothing',
      '4 A: the id stands already on line 2',
      '5 C: title is empty',
      '6 D: the product is new, and product_type is missing',
      '7 null: id is empty',
      '8 E: price "10 USD" is in USD, and the shop sells in MXN',
    ]);
    expect((await products(pool)).map(({ title }) => title)).toEqual(['Producto A']);
  });

  test.each([
    ['a quote that is never closed', `${table(columns, row('A', { price: '5 MXN' }))}"B`, 'never closed'],
    ['XML that is cut off', '<rss><item><id>A</id><price>5 MXN</price></item><item>', 'cannot be read'],
    [
      'no usable row',
      table(columns, row('A', { price: '0 MXN' })),
      'None of the 1 rows can be used; the first one, on line 2: price "0 MXN"',
    ],
    ['an offer without a price', 'id\tsale_price\nA\t5 MXN\n', 'no column price'],
    ['nothing below the names', `${columns.replaceAll(' ', '\t')}\n`, 'no rows'],
  ])('changes nothing with %s', async (_what, file, sentence) => {
    await importFeed(pool, table(columns, row('A')));
    const before = await contents(pool);
    await expect(importFeed(pool, file)).rejects.toThrow(sentence);
    expect(await contents(pool)).toEqual(before);
    expect(await select(pool, 'select state from imports order by id desc limit 1')).toEqual([{ state: 'failed' }]);
  });
});
