import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { bringIn, columns, contents, emptyShop, products, row, select, table } from './test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 an import', () => {
  test('brings products, variants, categories, sellers and pictures in, wherever the rows of a product stand', async () => {
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
    expect(await bringIn(pool, file)).toMatchObject({ rows: 4, faults: 0, products: 3, created: 3, updated: 0 });
    expect(
      await select(
        pool,
        `select v.sku, p.sku as product, v.position, v.options, v.sale_price from product_variants v join products p on p.id = v.product_id order by 1`,
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
        `select i.position, i.color, i.alt from product_pictures i join products p on p.id = i.product_id where p.sku = 'A' order by 1`,
      ),
    ).toEqual([
      { position: 0, color: 'Negro', alt: 'Producto A-1, Negro' },
      { position: 1, color: 'Rojo', alt: 'Producto A-1, Rojo' },
    ]);
    expect(await select(pool, `select source, fetch_state from pictures where source ->> 'url' like '%B.jpg'`)).toEqual(
      [{ source: { kind: 'fetched', url: 'https://cdn.example/B.jpg' }, fetch_state: 'waiting' }],
    );
  });

  test('holds bad rows back with line and reason, and takes the rest in', async () => {
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
    const { held, created } = await bringIn(pool, file);
    expect(created).toBe(1);
    expect(held.map(({ line, id, reason }) => `${line} ${id}: ${reason}`)).toEqual([
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
    await bringIn(pool, table(columns, row('A')));
    const before = await contents(pool);
    await expect(bringIn(pool, file)).rejects.toThrow(sentence);
    expect(await contents(pool)).toEqual(before);
    expect(await select(pool, 'select state from imports order by id desc limit 1')).toEqual([{ state: 'failed' }]);
  });

  test('with only id, price, sale_price and availability changes just these', async () => {
    await bringIn(
      pool,
      table(
        columns,
        row('A-1', { item_group_id: 'A', color: 'Negro' }),
        row('A-2', { item_group_id: 'A', color: 'Rojo' }),
        row('B'),
      ),
    );
    const before = await contents(pool, { times: false });
    const file =
      'id\tprice\tsale_price\tavailability\nA-1\t200 MXN\t150 MXN\tin_stock\nA-2\t100 MXN\t\tout_of_stock\nX\t1 MXN\t\tin_stock\n';
    const { held, updated, created } = await bringIn(pool, file);
    expect({ updated, created, held }).toEqual({
      updated: 1,
      created: 0,
      held: [{ line: 4, id: 'X', reason: 'the product is new, and title, product_type is missing' }],
    });
    expect(await products(pool)).toEqual([
      { sku: 'A', title: 'Producto A-1', list_price: 20_000, sale_price: 15_000, stock: 7, is_active: true },
      { sku: 'B', title: 'Producto B', list_price: 10_000, sale_price: 10_000, stock: 7, is_active: true },
    ]);
    const after = await contents(pool, { times: false });
    for (const unchanged of ['categories', 'brands', 'stores', 'pictures', 'product_pictures'])
      expect(after[unchanged]).toEqual(before[unchanged]);
  });

  test('a variant alone is found by its id, also without the product that it belongs to', async () => {
    await bringIn(pool, table(columns, row('A-1', { item_group_id: 'A' }), row('A-2', { item_group_id: 'A' })));
    await bringIn(pool, 'id,price,availability\nA-2,55 MXN,in_stock\n');
    expect(await select(pool, 'select sku, sale_price from product_variants order by 1')).toEqual([
      { sku: 'A-1', sale_price: 10_000 },
      { sku: 'A-2', sale_price: 5_500 },
    ]);
  });

  test('"in stock" without a number keeps what is there, and else is some', async () => {
    const short = (availability: string) => `id\tprice\tavailability\nA\t100 MXN\t${availability}\n`;
    await bringIn(pool, table(columns, row('A', { quantity: '3' })));
    const stocks: unknown[] = [];
    for (const availability of ['in_stock', 'out_of_stock', 'in stock', 'in_stock']) {
      await bringIn(pool, short(availability));
      stocks.push((await products(pool))[0]?.stock);
    }
    expect(stocks).toEqual([3, 0, 20, 20]);
    await bringIn(pool, table(columns, row('A', { availability: 'backorder', quantity: '' })));
    expect(await select(pool, 'select is_backorder, stock from products')).toEqual([{ is_backorder: true, stock: 20 }]);
  });

  test('a price without an offer takes the old offer back', async () => {
    await bringIn(pool, table(columns, row('A', { sale_price: '80 MXN' })));
    await bringIn(pool, 'id,price\nA,100 MXN\n');
    expect((await products(pool))[0]).toMatchObject({ list_price: 10_000, sale_price: 10_000 });
  });

  test('what all variants share says what a thing is, what differs is a choice', async () => {
    const head = `${columns} material`;
    await bringIn(
      pool,
      table(
        head,
        `${row('A-1', { item_group_id: 'A', size: 'M' })}|Algodón`,
        `${row('A-2', { item_group_id: 'A', size: 'G' })}|Algodón`,
        `${row('B-1', { item_group_id: 'B' })}|Lana`,
        `${row('B-2', { item_group_id: 'B' })}|Lino`,
      ),
    );
    expect(await select(pool, `select options::text from product_variants order by sku`)).toEqual([
      { options: '{"Talla":"M"}' },
      { options: '{"Talla":"G"}' },
      { options: '{"Material":"Lana"}' },
      { options: '{"Material":"Lino"}' },
    ]);
    expect(await select(pool, `select specifications from products order by sku`)).toEqual([
      { specifications: [{ group: 'Características', rows: [['Material', 'Algodón']] }] },
      { specifications: [] },
    ]);
  });

  test('a variant that goes over to another product takes its price along, and an empty product goes off sale', async () => {
    await bringIn(pool, table(columns, row('A-1', { item_group_id: 'A' }), row('B')));
    await bringIn(pool, table(columns, row('A-1', { item_group_id: 'B' }), row('B')));
    expect(
      await select(
        pool,
        `select p.sku, p.is_active, p.stock, count(v.id)::int as variants from products p left join product_variants v on v.product_id = p.id group by p.id order by 1`,
      ),
    ).toEqual([
      { sku: 'A', is_active: false, stock: 0, variants: 0 },
      { sku: 'B', is_active: true, stock: 14, variants: 2 },
    ]);
  });
});
