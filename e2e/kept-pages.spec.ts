/** Pages that are kept: the same for everybody, from memory, and true again right after a change (architecture §3). */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { list, productUrl } from './catalogue.ts';
import { shop } from './operator.ts';

/** What a reply says of how it was had. */
const how = async (request: APIRequestContext, path: string, headers = {}) => {
  const reply = await request.get(path, { headers, maxRedirects: 0 });
  return { status: reply.status(), how: reply.headers()['cache-status'] ?? '', etag: reply.headers().etag ?? '' };
};

test.skip(({ isMobile }) => isMobile, 'what is sent does not depend on the screen');

test('a page is made once and then comes from memory, for visitors with cookies and campaign links too', async ({
  request,
}) => {
  const path = '/landing/blog';
  await how(request, path);
  const { how: kept, etag } = await how(request, path);
  expect(kept).toBe('tianguis; hit');
  const visitor = { cookie: 'darkMode=1; total_items=3', 'user-agent': 'curl/8' };
  expect(await how(request, `${path}?utm_source=correo&fbclid=x`, visitor)).toEqual({ status: 200, how: kept, etag });
  expect((await how(request, path, { 'if-none-match': etag })).status).toBe(304);
});

test('what is somebody’s own, what is not there and what is sent are never kept', async ({ request }) => {
  for (const path of ['/login', '/producto/1/no-hay', '/no/hay']) {
    await how(request, path);
    expect((await how(request, path)).how, path).not.toContain('hit');
  }
});

test('a price that an operator changes is on its page within a second, and the old one when it is taken back', async ({
  request,
}) => {
  // In the middle of the shop, where no other test looks.
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 2)}`);
  const product = data.products.find(({ childrenSku }) => childrenSku === '0');
  if (!product) throw new Error('Every product has variants.');
  const path = productUrl(product);
  const shown = async () => /"price":"([\d.]+)"/.exec(await (await request.get(path)).text())?.[1];
  const { list_price: listPrice, sales_price: before } = product.pricing;
  await shown();
  expect((await how(request, path)).how).toContain('hit');

  const within = { timeout: 1_000, intervals: [50] };
  shop('products', 'reprice', String(product.id), '98765');
  await expect.poll(shown, within).toBe('98765.00');
  shop('products', 'reprice', String(product.id), pesos(listPrice), '--sale', pesos(before));
  await expect.poll(shown, within).toBe(pesos(before));
});

const pesos = (centavos: number) => (centavos / 100).toFixed(2);
