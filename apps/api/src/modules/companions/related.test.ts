import { describe, expect, test } from 'vitest';
import { withProducts } from '../products/test-products.ts';

const { get } = await withProducts();

describe('related products', () => {
  const related = async (path: string) => (await get(path)).body.data.products.map(({ id }: { id: number }) => id);

  test('RT-13 the same leaf first, then the branch, similar prices first; without itself and products out of stock', async () => {
    expect(await related('/products/v1/products/1/related')).toEqual([4, 3, 5]);
    expect(await related('/products/v1/products/1/related?page_size=1')).toEqual([4]);
  });

  test('RT-13 a product that is no longer sold has alternatives', async () => {
    expect(await related('/products/v1/products/2/related')).toEqual([1, 4, 3, 5]);
  });

  test('RT-13 an unknown product is a 404', async () => {
    expect((await get('/products/v1/products/999/related')).body.code).toBe('PRODUCT_NOT_FOUND');
  });
});
