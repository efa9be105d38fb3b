/** Tests products that other visitors added or viewed together (issue 18, point 6). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from '../cart/test-carts.ts';
import { relateProducts } from './operator.ts';

const { build, call, clear, pool, product, shirt } = await withCarts();
beforeEach(async () => {
  await clear();
  await pool.query('truncate analytics_events');
});

const get = (id: number) => call('GET', `/products/v1/products/${id}/companions`, {});
const ids = (products: { id: number }[]) => products.map(({ id }) => id);

/** Stores events of `count` visitors, each with all of these products. */
async function visitors(count: number, kind: 'vista' | 'agregar', products: readonly number[], days = 0) {
  await pool.query(
    `insert into analytics_events (visitor, kind, product_id, product, happened_at)
     select visitor, $2, product, '{}', now() - make_interval(days => $4)
       from (select gen_random_uuid() as visitor from generate_series(1, $1)) v, unnest($3::integer[]) as product`,
    [count, kind, products, days],
  );
}

describe('pairs of products', () => {
  test('five visitors make one, four make none: nobody is recognisable', async () => {
    for (const id of [7, 8, 9]) await product(id);
    await visitors(5, 'agregar', [7, 8]);
    await visitors(4, 'agregar', [7, 9]);
    expect(await relateProducts(pool)).toBe(2);
    const { body } = await get(7);
    expect(body.data.together).toMatchObject({ source: 'visitors', products: [{ id: 8 }] });
    // Many events of one visitor count as one visitor.
    await pool.query(
      `insert into analytics_events (visitor, kind, product_id, product)
       select visitor, kind, product_id, product from analytics_events, generate_series(1, 5) where product_id in (7, 9)`,
    );
    expect(await relateProducts(pool)).toBe(2);
  });

  test('the more visitors the nearer; what is old, looked at alone, or sold no more makes none', async () => {
    for (const id of [7, 8, 9, 10, 11]) await product(id);
    await visitors(6, 'agregar', [7, 9]);
    await visitors(5, 'agregar', [7, 8]);
    await visitors(9, 'agregar', [7, 10], 91);
    await visitors(9, 'agregar', [7, 11]);
    await pool.query('update products set is_active = false where id = 11');
    await relateProducts(pool);
    expect(ids((await get(7)).body.data.together.products)).toEqual([9, 8]);
  });

  test('what others looked at is a shelf from four products on, of what can be bought', async () => {
    for (const id of [7, 8, 9, 10, 11]) await product(id);
    await visitors(5, 'vista', [7, 8, 9, 10]);
    await relateProducts(pool);
    expect((await get(7)).body.data.seen).toEqual([]);
    await visitors(5, 'vista', [7, 8, 9, 10, 11]);
    await relateProducts(pool);
    expect(ids((await get(7)).body.data.seen).toSorted()).toEqual([10, 11, 8, 9].toSorted());
  });

  test('only what has nothing to choose is added by one button', async () => {
    await product(7);
    await product(9, { stock: 0 });
    await shirt(8, { M: 5 });
    await visitors(5, 'agregar', [7, 8, 9]);
    expect(await relateProducts(pool)).toBe(6);
    expect((await get(7)).body.data.together.products).toEqual([]);
  });
});

describe('without history', () => {
  test('it starts from the catalogue: the same seller and department, another category', async () => {
    await product(7);
    await product(8);
    await pool.query(
      `insert into categories (id, parent_id, level, path, name, slug) values (5, 1, 2, '{1,5}', 'Otra', 'otra')
       on conflict do nothing`,
    );
    await build.product([1, 5], { id: 20, list_price: 1_000, sale_price: 1_000, stock: 5 });
    await build.variant(20, { sku: '20-U', list_price: 1_000, sale_price: 1_000, stock: 5 });
    const { status, body } = await get(7);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ together: { source: 'catalogue' }, seen: [] });
    expect(ids(body.data.together.products)).toEqual([20]);
  });

  test('an unknown product is not found', async () => {
    expect(await get(99)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
  });
});
