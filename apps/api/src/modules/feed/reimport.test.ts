import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { columns, contents, emptyShop, importFeed, products, row, select, table } from './testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 a later import', () => {
  test('with only id, price, sale_price and availability changes just these', async () => {
    await importFeed(
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
    const { heldBack, updated, created } = await importFeed(pool, file);
    expect({ updated, created, heldBack }).toEqual({
      updated: 1,
      created: 0,
      heldBack: [{ line: 4, id: 'X', reason: 'the product is new, and title, product_type is missing' }],
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
    await importFeed(pool, table(columns, row('A-1', { item_group_id: 'A' }), row('A-2', { item_group_id: 'A' })));
    await importFeed(pool, 'id,price,availability\nA-2,55 MXN,in_stock\n');
    expect(await select(pool, 'select sku, sale_price from product_variants order by 1')).toEqual([
      { sku: 'A-1', sale_price: 10_000 },
      { sku: 'A-2', sale_price: 5_500 },
    ]);
  });

  test('"in stock" without a quantity leaves existing stock, else sets a default', async () => {
    const short = (availability: string) => `id\tprice\tavailability\nA\t100 MXN\t${availability}\n`;
    await importFeed(pool, table(columns, row('A', { quantity: '3' })));
    const stocks: unknown[] = [];
    for (const availability of ['in_stock', 'out_of_stock', 'in stock', 'in_stock']) {
      await importFeed(pool, short(availability));
      stocks.push((await products(pool))[0]?.stock);
    }
    expect(stocks).toEqual([3, 0, 20, 20]);
    await importFeed(pool, table(columns, row('A', { availability: 'backorder', quantity: '' })));
    expect(await select(pool, 'select is_backorder, stock from products')).toEqual([{ is_backorder: true, stock: 20 }]);
  });

  test('a price without an offer removes the old offer', async () => {
    await importFeed(pool, table(columns, row('A', { sale_price: '80 MXN' })));
    await importFeed(pool, 'id,price\nA,100 MXN\n');
    expect((await products(pool))[0]).toMatchObject({ list_price: 10_000, sale_price: 10_000 });
  });

  test('a material that all variants share is a specification, one that differs is a choice', async () => {
    const head = `${columns} material`;
    await importFeed(
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

  test('a variant moves to another product with its price, and a product without variants goes off sale', async () => {
    await importFeed(pool, table(columns, row('A-1', { item_group_id: 'A' }), row('B')));
    await importFeed(pool, table(columns, row('A-1', { item_group_id: 'B' }), row('B')));
    expect(
      await select(
        pool,
        `select p.sku, p.is_active, p.stock, count(v.id)::int as variants
           from products p left join product_variants v on v.product_id = p.id group by p.id order by 1`,
      ),
    ).toEqual([
      { sku: 'A', is_active: false, stock: 0, variants: 0 },
      { sku: 'B', is_active: true, stock: 14, variants: 2 },
    ]);
  });
});
