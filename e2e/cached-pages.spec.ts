/** Cached pages: the same for everybody, from memory, and fresh right after a change (architecture §3). */
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { detail, list, productUrl } from './catalogue.ts';
import { shop } from './operator.ts';

/** Status, cache status and ETag of a response. */
const cacheReply = async (request: APIRequestContext, path: string, headers = {}) => {
  const reply = await request.get(path, { headers, maxRedirects: 0 });
  return { status: reply.status(), cache: reply.headers()['cache-status'] ?? '', etag: reply.headers().etag ?? '' };
};

test.skip(({ isMobile }) => isMobile, 'what is sent does not depend on the screen');

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
  // From the middle of the shop, which no other test uses.
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 2)}`);
  const product = data.products.find(({ childrenSku }) => childrenSku === '0');
  if (!product) throw new Error('Every product has variants.');
  const path = productUrl(product);
  const shown = async () => /"price":"([\d.]+)"/.exec(await (await request.get(path)).text())?.[1];
  const { list_price: listPrice, sales_price: before } = product.pricing;
  await shown();
  expect((await cacheReply(request, path)).cache).toContain('hit');

  const within = { timeout: 1_000, intervals: [50] };
  shop('products', 'reprice', String(product.id), '98765');
  await expect.poll(shown, within).toBe('98765.00');
  shop('products', 'reprice', String(product.id), pesos(listPrice), '--sale', pesos(before));
  await expect.poll(shown, within).toBe(pesos(before));
});

const pesos = (centavos: number) => (centavos / 100).toFixed(2);

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
  const within = { timeout: 1_500, intervals: [50] };

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

test.describe('issue 13 A11: invented parts of an address make no further pages', () => {
  /** Addresses of each kind of page that allows invented parts. */
  const addresses = async (request: APIRequestContext) => {
    const { data } = await list(request, 'page_size=50');
    const product = data.products.find(({ childrenSku }) => childrenSku !== '0') ?? data.products[0];
    if (!product) throw new Error('The shop is empty.');
    const leaf = (await detail(request, product.id)).category.breadcrumb.at(-1);
    if (!leaf) throw new Error('A product without a category.');
    const { store } = product;
    return {
      product: productUrl(product),
      category: `/categoria/${leaf.id}/${leaf.slug}`,
      leaf: leaf.id,
      store: `/tienda/${store.id}/${store.slug}`,
    };
  };

  test('an address with ignored parts gets the one cached page', async ({ request }) => {
    const { product, category, leaf, store } = await addresses(request);
    const same: [asked: string, canonical: string][] = [
      [`${product}/`, product],
      [product.replace('/producto', '/PRODUCTO'), product],
      [`${product}?orden=caras&calificacion=9&opiniones=0&variante=`, product],
      [`${product}.data?_routes=invented,routes/shop/product`, `${product}.data?_routes=routes%2Fshop%2Fproduct`],
      [category, `${category}/pagina=1`],
      [`${category}/nada=1/estrellas=9/pagina=1`, `${category}/pagina=1`],
      [`${category}/pagina=1/estrellas=4/estrellas=3/`, `${category}/estrellas=3/pagina=1`],
      [`/categoria/lo/que/sea?id=${leaf}`, `/categoria/otros?id=${leaf}`],
      [`${store}/marca=..%2F/orden=caro`, `${store}/pagina=1`],
      ['/c/ofertas/pagina=0', '/c/ofertas/'],
      ['/tiendas?letra=cc&pagina=-1', '/tiendas'],
      ['/resultados?query=%20mesa%20%20chica%20', '/resultados/q=mesa%20chica/pagina=1'],
      ['/buscador?query=%20mesa', '/buscador?query=mesa'],
    ];
    for (const [asked, canonical] of same) {
      await cacheReply(request, canonical);
      const first = await cacheReply(request, canonical);
      expect(first, canonical).toMatchObject({ status: 200, cache: 'tianguis; hit' });
      expect(await cacheReply(request, asked), asked).toEqual(first);
    }
  });

  test('a part that only the data show as meaningless redirects to the page without it, and is never cached', async ({
    request,
  }) => {
    const { product, category, store } = await addresses(request);
    const redirects: [asked: string, location: string][] = [
      [`${product}?variante=INVENTADA&calificacion=5`, `${product}?calificacion=5`],
      [`${product}?opiniones=400&orden=altas`, product],
      [product.replace(/[^/]*$/, 'inventado'), product],
      [`${category}-inventada/pagina=1`, `${category}/pagina=1`],
      [`${category}/pagina=499`, category],
      [`${store}/categoria=99999999/estrellas=4`, `${store}/estrellas=4/pagina=1`],
      ['/c/ofertas/categoria=99999999', '/c/ofertas/pagina=1'],
      ['/c/ofertas/descuento=1', '/c/ofertas/pagina=1'],
      ['/resultados/q=mesa/categoria=99999999', '/resultados/q=mesa/pagina=1'],
      ['/tiendas?departamento=99999999', '/tiendas'],
    ];
    for (const [asked, location] of redirects) {
      for (let turn = 0; turn < 2; turn++) {
        const reply = await request.get(asked, { maxRedirects: 0 });
        expect([301, 302], asked).toContain(reply.status());
        expect(reply.headers().location, asked).toMatch(new RegExp(`^${location.replace(/[?()]/g, '\\$&')}`));
        expect(reply.headers()['cache-status'] ?? '', asked).not.toContain('hit');
      }
      expect((await request.get(asked)).status(), asked).toBe(200);
    }
  });
});
