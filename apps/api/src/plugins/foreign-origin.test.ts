import { expect, test } from 'vitest';
import { withApi } from '../test-api.ts';

const { app, get } = await withApi();
const shop = 'http://localhost:3000';
const { body: document } = await get('/docs/json');
const changing = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, item]) =>
  Object.keys(item).flatMap((method) => (method === 'get' || method === 'head' ? [] : [{ method, path }])),
);

const send = async ({ method, path }: (typeof changing)[number], headers: Record<string, string>) => {
  const reply = await app.inject({
    method: method.toUpperCase() as 'POST',
    url: path.replaceAll(/\{\w+\}/g, '1'),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });
  return { status: reply.statusCode, code: reply.json().code };
};

test('issue 13 A4 the API has calls that change something', () => {
  expect(changing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/newsletter/v1/suscripcion', '/buscador/v1/sugerencias']),
  );
});

test.each(changing)('issue 13 A4 $method $path refuses pages of other sites', async (call) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: shop, host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
  ])
    expect(await send(call, headers), JSON.stringify(headers)).toEqual({ status: 403, code: 'FOREIGN_ORIGIN' });
});

test.each(changing)('issue 13 A4 $method $path accepts the shop’s own pages and programs', async (call) => {
  for (const headers of [
    {},
    { origin: shop, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    { 'sec-fetch-site': 'none' },
  ])
    expect((await send(call, headers)).code, JSON.stringify(headers)).not.toBe('FOREIGN_ORIGIN');
});

test('issue 13 A4 any page may send calls that only read', async () => {
  expect((await get('/categories/v1/category/tree', { origin: 'https://evil.example' })).status).toBe(200);
});
