/** Products by request: structured data, and cards by ids (RT-13, AP-13). */
import type { ProductDetail } from '@tianguis/contract';
import { structuredData } from '@tianguis/testkit/documents';
import { buyable, findDetail, findProduct, list, productUrl } from '../../support/catalogue/catalogue.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

test('RT-13 schema.org: product, offer and breadcrumb', async ({ request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 0,
    () => true,
  );
  const html = await (await request.get(productUrl(product))).text();
  const [data, crumbs] = structuredData(html) as [Record<string, unknown>, Record<string, unknown>];
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.title,
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'MXN',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|BackOrder)$/),
    },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: product.rating.count },
  });
  expect((data.offers as { price: string }).price).toMatch(/^\d+\.\d\d$/);
  for (const image of data.image as string[])
    expect((await request.get(image)).headers()['content-type']).toBe('image/webp');
  expect((crumbs.itemListElement as unknown[]).length).toBe(product.category.breadcrumb.length + 2);
  expect(html).toContain('property="og:image"');
});

test('RT-13, issue 37 C2: the page of a product shows its model and its bar code', async ({ request }) => {
  const { model, gtin, ...product } = await findDetail(
    request,
    (p) => p.is_active,
    (p) =>
      p.model !== '' &&
      p.gtin !== null &&
      !p.specifications.some(({ rows }) => rows.some(([name]) => name === 'Modelo')),
  );
  const html = await (await request.get(productUrl(product))).text();
  const rowOf = (name: string) => html.split('<tr').find((row) => row.includes(`>${name}</th>`));
  expect(rowOf('Modelo')).toContain(`>${model}<`);
  expect(rowOf('Código de barras (GTIN)')).toContain(`>${gtin}<`);
});

test('AP-13 cards by ids: in their sequence, cached for a while; a hostile list is refused politely', async ({
  request,
}) => {
  const { data } = await list(request, 'page_size=3');
  const ids = data.products.map(({ id }) => id).reverse();
  const reply = await request.get(`/resources/productos?ids=${ids.join(',')},2147483647`);
  expect(reply.headers()['cache-control']).toContain('public, max-age=60');
  const body = (await reply.json()) as { products: { id: number }[] };
  expect(body.products.map(({ id }) => id)).toEqual(ids);
  const many = Array.from({ length: 25 }, (_, index) => index + 1).join(',');
  for (const hostile of ['', 'x', '1;drop table', '-1', '1,', '9999999999', many, '%00', "1'%20or%20'1"]) {
    const refused = await request.get(`/resources/productos?ids=${hostile}`);
    expect(refused.status(), hostile).toBe(400);
    expect(await refused.json()).toEqual({ msg: 'Pide de uno a 24 productos por su número, separados por comas.' });
  }
});

/** Each feature of ST-09 and the text that a shopper sees. */
const features: readonly [name: string, sieve: (p: ProductDetail) => boolean, words: RegExp][] = [
  ['is_backorder', (p) => p.features.is_backorder, /Sobre pedido/],
  ['is_big_ticket', (p) => p.features.is_big_ticket, /Producto grande: entrega con cita/],
  ['extended_catalogue_days', (p) => p.features.extended_catalogue_days > 0, /Catálogo extendido/],
  ['is_store_pickup', (p) => p.features.is_store_pickup && !p.features.digital, /Recógelo en tienda/],
  [
    'fulfillment_id',
    (p) => p.features.fulfillment_id === 1 && !p.features.digital,
    /Puntual: guardado y enviado por nosotros/,
  ],
  ['digital', (p) => p.features.digital, /Entrega digital/],
  ['is_store_only', (p) => p.features.is_store_only, /Solo en tienda física/],
  ['super_express', (p) => p.features.super_express, /Súper Express/],
  ['shipping.is_free', (p) => p.shipping.is_free && !p.features.digital && !p.features.is_store_only, /Envío gratis/],
];

for (const [name, holds, words] of features)
  test(`ST-09 ${name} is shown on the product page`, async ({ request }) => {
    const plain = (p: Parameters<typeof holds>[0]) =>
      holds(p) && p.stock > 0 && (name === 'is_store_only' || !p.features.is_store_only);
    const product = await findDetail(
      request,
      (p) => plain(p as ProductDetail),
      (p) => p.variants.every((v) => v.fulfillment_id === p.features.fulfillment_id && v.stock > 0),
    );
    const page = await new PlainBrowser(request).open(productUrl(product));
    expect(page.region('Cómo lo recibes').text).toMatch(words);
    if (name === 'is_store_only') expect(page.count('button', 'Comprar ahora')).toBe(0);
  });

test('RT-13 addresses: wrong slug, no slug, unknown id', async ({ request }) => {
  const product = await findProduct(request, buyable);
  for (const path of [`/producto/${product.id}/otro-nombre`, `/producto/${product.id}`]) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toMatch(new RegExp(`${productUrl(product)}$`));
  }
  for (const path of ['/producto/2147483647/x', '/producto/0/x', '/producto/abc/x', '/producto/99999999999/x'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('RT-13 RT-14 the seller has the same logo as in the list of stores', async ({ request }) => {
  const product = await findDetail(request, buyable, (p) => p.seller.logo !== null);
  const page = await new PlainBrowser(request).open(productUrl(product));
  const logos = page.region('Vendido por').all('img');
  expect(logos.map((logo) => logo.attribute('src'))).toEqual([product.seller.logo]);
});
