/** Cached pages: the same for everybody, from memory, and fresh right after a change (decision 16). */

import { detail, list, productUrl } from '../../support/catalogue/catalogue.ts';
import { shop } from '../../support/shop/operator.ts';
import { cacheReply } from '../client/cache-reply.ts';
import { expect, test } from '../client/test.ts';

const pesos = (centavos: number) => (centavos / 100).toFixed(2);

test('a page is rendered once and then comes from the cache, for visitors with cookies and campaign links too', async ({
  request,
}) => {
  const path = '/landing/blog';
  await cacheReply(request, path);
  const { cache, etag } = await cacheReply(request, path);
  expect(cache).toBe('tianguis; hit');
  const visitor = { cookie: 'darkMode=1; total_items=3', 'user-agent': 'curl/8' };
  expect(await cacheReply(request, `${path}?utm_source=correo&fbclid=x`, visitor)).toEqual({
    status: 200,
    cache,
    etag,
  });
  expect((await cacheReply(request, path, { 'if-none-match': etag })).status).toBe(304);
});

test('personal pages and missing pages are never cached', async ({ request }) => {
  for (const path of ['/login', '/producto/1/no-hay', '/no/hay']) {
    await cacheReply(request, path);
    expect((await cacheReply(request, path)).cache, path).not.toContain('hit');
  }
});

test('a price that an operator changes is on its page within a second, and the old one when it is restored', async ({
  request,
}) => {
  // A product from the middle of the shop, which no other test uses.
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 2)}`);
  const product = data.products.find(({ childrenSku }) => childrenSku === '0');
  if (!product) throw new Error('Every product has variants.');
  const path = productUrl(product);
  const shown = async () => /"price":"([\d.]+)"/.exec(await (await request.get(path)).text())?.[1];
  const { list_price: listPrice, sales_price: before } = product.pricing;
  await shown();
  expect((await cacheReply(request, path)).cache).toContain('hit');

  const within = { timeout: 1_000, interval: 50 };
  shop('products', 'reprice', String(product.id), '98765');
  await expect.poll(shown, within).toBe('98765.00');
  shop('products', 'reprice', String(product.id), pesos(listPrice), '--sale', pesos(before));
  await expect.poll(shown, within).toBe(pesos(before));
});

test('any change by an operator is at once on every page that shows it', async ({ request }) => {
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
  /** Requests each page twice, so that it is cached in its current state. */
  const fillCache = async () => {
    for (const path of Object.values(pages)) for (let turn = 0; turn < 2; turn++) await text(path);
  };
  const within = { timeout: 1_500, interval: 50 };

  await fillCache();
  expect(await text(pages.category)).toContain(productUrl(product));
  shop('stores', 'rename', String(store.id), `${store.name} Renombrada`);
  for (const path of [pages.product, pages.stores, pages.category]) {
    await expect.poll(() => text(path), { ...within, message: path }).toContain(`${store.name} Renombrada`);
  }
  shop('stores', 'rename', String(store.id), store.name);
  for (const path of Object.values(pages)) {
    await expect.poll(() => text(path), { ...within, message: path }).not.toContain('Renombrada');
  }

  await fillCache();
  shop('products', 'deactivate', String(id));
  for (const path of [pages.category, pages.store]) {
    await expect.poll(() => text(path), { ...within, message: path }).not.toContain(productUrl(product));
  }
  shop('products', 'activate', String(id));
  await expect.poll(() => text(pages.category), within).toContain(productUrl(product));
});
