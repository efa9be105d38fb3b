/** Pages that are kept: the same for everybody, from memory, and true again right after a change (architecture §3). */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { detail, list, productUrl } from './catalogue.ts';
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

test('whatever an operator changes is true at once on every page that shows it', async ({ request }) => {
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 3)}`);
  const product = data.products.find(({ store, rating }) => !store.is_own && !store.is_official && rating.count > 0);
  if (!product) throw new Error('No seller sells here.');
  const { store, id } = product;
  const leaf = (await detail(request, id)).category.breadcrumb.at(-1);
  if (!leaf) throw new Error('A product without a category.');
  const brand = product.brand
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-');
  const pages = {
    product: productUrl(product),
    category: `/categoria/${leaf.id}/${leaf.slug}/marca=${brand}/pagina=1`,
    store: `/tienda/${store.id}/${store.slug}/pagina=1`,
    stores: `/tiendas?letra=${store.name[0]?.toLowerCase()}`,
  };
  const text = async (path: string) => (await request.get(path)).text();
  /** Each page twice, so that it is kept, whatever it shows now. */
  const keep = async () => {
    for (const path of Object.values(pages)) for (let turn = 0; turn < 2; turn++) await text(path);
  };
  const within = { timeout: 1_500, intervals: [50] };

  await keep();
  expect(await text(pages.category)).toContain(productUrl(product));
  shop('stores', 'rename', String(store.id), `${store.name} Renombrada`);
  for (const path of [pages.product, pages.stores, pages.category]) {
    await expect.poll(() => text(path), { ...within, message: path }).toContain(`${store.name} Renombrada`);
  }
  shop('stores', 'rename', String(store.id), store.name);
  for (const path of Object.values(pages)) {
    await expect.poll(() => text(path), { ...within, message: path }).not.toContain('Renombrada');
  }

  await keep();
  shop('products', 'deactivate', String(id));
  for (const path of [pages.category, pages.store]) {
    await expect.poll(() => text(path), { ...within, message: path }).not.toContain(productUrl(product));
  }
  shop('products', 'activate', String(id));
  await expect.poll(() => text(pages.category), within).toContain(productUrl(product));
});
