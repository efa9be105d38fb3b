import { describe, expect, test } from 'vitest';
import { card, withProducts } from '../products/test-products.ts';

const { get } = await withProducts();

describe('AP-13 products by ids', () => {
  test('AP-13 ST-09 a product has exactly the fields of the specification, money in centavos', async () => {
    const { status, text } = await get('/products/v1/products?filter_by[id]=1&page_size=1');
    expect(status).toBe(200);
    expect(text).toBe(
      JSON.stringify({ data: { products: [card] }, metadata: { total: 1, page: 1, page_size: 1, pages: 1 } }),
    );
  });

  test('AP-13 the default page size is the number of ids, and 20 when there are none', async () => {
    expect((await get('/products/v1/products?filter_by[id]=4,1,999')).body.metadata).toEqual({
      total: 2,
      page: 1,
      page_size: 3,
      pages: 1,
    });
    expect((await get('/products/v1/products?filter_by[id]=&page_size=20')).body).toEqual({
      data: { products: [] },
      metadata: { total: 0, page: 1, page_size: 20, pages: 0 },
    });
    expect((await get('/products/v1/products')).body.metadata.page_size).toBe(20);
  });

  test('AP-13 pages preserve the sequence of the ids', async () => {
    const { body } = await get('/products/v1/products?filter_by[id]=4,1,3&page_size=2&page=2');
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([3]);
    expect(body.metadata).toEqual({ total: 3, page: 2, page_size: 2, pages: 2 });
  });

  test('AP-13 a product that is no longer sold is returned as inactive; listings leave it out', async () => {
    const { body } = await get('/products/v1/products?filter_by[id]=2');
    expect(body.data.products[0]).toMatchObject({
      id: 2,
      is_active: false,
      childrenSku: '0',
      variations: [{ sku: 'UNICO', fulfillment_id: 0 }],
    });
    const listed = (await get('/products/v1/products?filter_by[category]=111')).body.data.products;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([1, 3, 4, 6]);
  });

  test('an unknown category is a 404, an unknown store or brand gives an empty list', async () => {
    expect((await get('/products/v1/products?filter_by[category]=99')).body.code).toBe('CATEGORY_NOT_FOUND');
    expect((await get('/products/v1/products?filter_by[store]=99')).body.metadata).toMatchObject({
      total: 0,
      pages: 0,
    });
    expect((await get('/products/v1/products?filter_by[brand]=nadie')).body.metadata).toMatchObject({
      total: 0,
      pages: 0,
    });
  });
});
