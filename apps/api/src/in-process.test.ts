import { ApiError, createClient } from '@tianguis/contract/client';
import { beforeAll, expect, test } from 'vitest';
import { inProcess } from './in-process.ts';
import { withApi } from './test-api.ts';

const { app, build } = await withApi({}, { outbox: { put: async () => undefined } });
const client = createClient({ transport: inProcess(app) });

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await build.product([1], { title: 'Año nuevo ñandú' });
});

test('AP-13 the typed client works within the process as over a network', async () => {
  const { data, metadata } = await client.products.byIds([9, 1]);
  expect(data.products.map(({ title }) => title)).toEqual(['Año nuevo ñandú']);
  expect(metadata).toEqual({ total: 1, page: 1, page_size: 2, pages: 1 });
  expect((await client.categories.tree()).data[0]?.products).toBe(1);
});

test('ER-01 a failure within the process is the same failure', async () => {
  const error = await client.products.get(2).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a conditional request gets a 304 without a body', async () => {
  const ask = (headers: Record<string, string>) =>
    inProcess(app)({ method: 'GET', path: '/categories/v1/category/tree', headers });
  const first = await ask({});
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('a form is sent with its accents', async () => {
  expect(await client.newsletter.subscribe({ correo: 'nadie', genero: 1 })).toMatchObject({
    data: { status: 'error' },
  });
  expect(await client.newsletter.subscribe({ correo: 'ana+x@correo.mx', genero: 1 })).toMatchObject({
    data: { status: 'success' },
  });
});

test('a header without a value is null', async () => {
  const reply = await inProcess(app)({ method: 'POST', path: '/products/v1/products', headers: {}, body: '{}' });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('cache-tag')).toBeNull();
});
