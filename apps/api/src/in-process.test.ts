import { ApiError, createClient } from '@tianguis/contract/client';
import { beforeAll, expect, test } from 'vitest';
import { inProcessFetch } from './in-process.ts';
import { withApi } from './test-api.ts';

const { app, build } = await withApi();
const client = createClient({ fetch: inProcessFetch(app), baseUrl: 'http://localhost:3000' });

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await build.product([1], { title: 'Año nuevo ñandú' });
});

test('AP-13 the typed client works in the process as over the network', async () => {
  const { data, metadata } = await client.products.byIds([9, 1]);
  expect(data.products.map(({ title }) => title)).toEqual(['Año nuevo ñandú']);
  expect(metadata).toEqual({ total: 1, page: 1, page_size: 2, pages: 1 });
  expect((await client.categories.tree()).data[0]?.products).toBe(1);
});

test('ER-01 a failure in the process is the same failure', async () => {
  const error = await client.products.get(2).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a conditional request keeps its 304 without a body', async () => {
  const call = inProcessFetch(app);
  const address = 'http://localhost:3000/categories/v1/category/tree';
  const first = await call(new Request(address));
  const again = await call(new Request(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }));
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a body goes through', async () => {
  const reply = await inProcessFetch(app)(
    new Request('http://localhost:3000/products/v1/products', { method: 'POST', body: '{}' }),
  );
  expect(reply.status).toBe(405);
});
