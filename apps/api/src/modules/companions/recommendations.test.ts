import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, get } = await withApi();

const recommended = async (query: string) =>
  (await get(`/products/v1/recommendations?${query}`)).body.data.products.map(({ id }: { id: number }) => id);

// Two lowest categories. The product with the nearest price is the most similar. Product 23 is sold out.
beforeAll(async () => {
  await build.brand();
  await build.store();
  await build.categories([
    { id: 5, children: [{ id: 51, children: [{ id: 511 }] }] },
    { id: 6, children: [{ id: 61, children: [{ id: 611 }] }] },
  ]);
  for (const [id, stock] of [
    [20, 5],
    [21, 5],
    [22, 5],
    [23, 0],
    [24, 5],
  ] as const)
    await build.product([5, 51, 511], { id, stock, list_price: id * 1000 });
  for (const id of [30, 31, 32]) await build.product([6, 61, 611], { id, list_price: id * 1000 });
});

test('RT-01 similar products of each viewed one take turns, the latest first, without viewed and sold-out ones', async () => {
  expect(await recommended('seen=30,20')).toEqual([31, 21, 32, 22, 24]);
  expect(await recommended('seen=20,30')).toEqual([21, 31, 22, 32, 24]);
  expect(await recommended('seen=20,30&page_size=3')).toEqual([21, 31, 22]);
});

test('RT-01 no product is repeated, and unknown ids have no similar products', async () => {
  expect(await recommended('seen=20,21,999999,4294967296')).toEqual([22, 24]);
  expect(await recommended('seen=999999')).toEqual([]);
});

test('RT-01 invalid ids are refused', async () => {
  for (const seen of ['a', '', '1,', '-1', Array(25).fill('1').join(',')])
    expect((await get(`/products/v1/recommendations?seen=${seen}`)).status, seen).toBe(400);
});
