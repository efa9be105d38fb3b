import type { ProductDetail } from '@tianguis/contract';
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, findProduct, productUrl } from './catalogue.ts';

const money = (centavos: number) =>
  new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    minimumFractionDigits: centavos % 100 ? 2 : 0,
  }).format(centavos / 100);
test('RT-13 shows the product: title, price, specifications, seller, reviews', async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 10,
    (p) => p.variants.length > 0,
  );
  const response = await page.goto(productUrl(product));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByText('Precio de contado')).toBeVisible();
  const [group] = product.specifications;
  const [row] = group?.rows ?? [];
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: row?.[0] ?? '' })
      .first(),
  ).toContainText(row?.[1] ?? '');
  await expect(page.getByRole('link', { name: product.seller.name }).first()).toBeVisible();
  const opinions = page.getByRole('region', { name: 'Opiniones' });
  await expect(opinions).toContainText(product.rating.average.toFixed(1));
  await expect(opinions.getByRole('link', { name: /^\d estrellas?/ })).not.toHaveCount(0);
});

test('RT-13 addresses: wrong slug, no slug, unknown id', async ({ page, request, problems }) => {
  const product = await findProduct(request, buyable);
  for (const path of [`/producto/${product.id}/otro-nombre`, `/producto/${product.id}`]) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toMatch(new RegExp(`${productUrl(product)}$`));
  }
  problems.expect(/404/);
  for (const path of ['/producto/2147483647/x', '/producto/0/x', '/producto/abc/x', '/producto/99999999999/x']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('RT-13 a variant is chosen by its address, with and without a script', async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.colors.length > 1,
    (p) => {
      const colors = new Set(p.variants.map((variant) => variant.options.Color));
      return colors.size > 1 && p.variants.every((variant) => variant.stock > 0);
    },
  );
  await page.goto(productUrl(product));
  const first = product.variants[0];
  const other = product.variants.find((variant) => variant.options.Color !== first?.options.Color);
  const color = other?.options.Color ?? '';
  await page.getByRole('list', { name: 'Color', exact: true }).getByRole('link', { name: color, exact: true }).click();
  await expect(page).toHaveURL(/\?variante=/);
  const sku = new URL(page.url()).searchParams.get('variante');
  const chosen = product.variants.find((variant) => variant.sku === sku);
  expect(chosen?.options.Color).toBe(color);
  await expect(page.locator('#comprar input[name=variante]')).toHaveValue(sku ?? '');
  await expect(page.getByText(money(chosen?.pricing.sales_price ?? 0), { exact: true }).first()).toBeVisible();
  const html = await (await request.get(`${productUrl(product)}?variante=${sku}`)).text();
  expect(html).toContain(`name="variante" value="${sku}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]+${productUrl(product)}"`));
});

test('RT-13 months without interest as the law asks: number × payment, and the total', async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.months >= 6,
    (p) => p.variants.every((v) => v.pricing.sales_price === p.pricing.sales_price),
  );
  await page.goto(productUrl(product));
  const payment = Math.ceil(product.pricing.sales_price / product.months);
  await expect(page.getByText(`${product.months} meses sin intereses de ${money(payment)}`)).toBeVisible();
  await expect(page.getByText(`Total ${money(payment * product.months)}`)).toBeVisible();
  await page.getByText('Ver todos los planes').click();
  await expect(page.getByRole('row', { name: /^3 meses/ })).toBeVisible();
});

for (const [button, kind, words] of [
  ['Agregar al carrito', 'carrito', 'Inicia sesión para agregarlo a tu carrito'],
  ['Comprar ahora', 'comprar', 'Inicia sesión para comprarlo'],
  ['Guardar en favoritos', 'favorito', 'Inicia sesión para guardarlo en favoritos'],
] as const) {
  test(`SS-07 a visitor's "${button}" redirects to sign in and stores the pending action (${kind})`, async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, buyable);
    await page.goto(productUrl(product));
    const control = page.getByRole('main').getByRole('button', { name: new RegExp(`^${button}`) });
    await control.and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(productUrl(product));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('article')).toContainText(product.title);
    await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
    await expect(page).toHaveURL(new RegExp(productUrl(product)));
  });
}

test('RT-02 SS-07 the sign-in page shows the chosen variant: its options, quantity and price', async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.variations.length > 1,
    (p) => p.variants.some((v) => v.stock > 2 && v.pricing.sales_price !== p.pricing.sales_price),
  );
  const variant = product.variants.find((v) => v.stock > 2 && v.pricing.sales_price !== product.pricing.sales_price);
  if (!variant) throw new Error('found above');
  await page.goto(`${productUrl(product)}?variante=${variant.sku}`);
  await page.getByLabel('Cantidad').selectOption('3');
  await page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first().click();
  const wanted = page.getByRole('article');
  await expect(wanted).toContainText([...Object.values(variant.options), '3 piezas'].join(' · '));
  await expect(wanted).toContainText(money(variant.pricing.sales_price));
  await expect(page.getByRole('link', { name: 'Volver a donde estabas' })).toBeInViewport({ ratio: 1 });
});

test('ST-03 the postal code of the visitor is asked for, and then shown, without moving anything', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, (p) => buyable(p) && !p.features.digital);
  await page.goto(productUrl(product));
  const delivery = page.getByRole('region', { name: 'Cómo lo recibes' });
  const before = await delivery.boundingBox();
  await delivery.getByRole('link', { name: 'Calcula tu entrega' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('06700');
  await page.keyboard.press('Enter');
  await expect(delivery.getByRole('link', { name: 'Enviar a 06700' })).toBeVisible();
  expect((await delivery.boundingBox())?.height).toBe(before?.height);
});

test('RT-02 the sign-in page is not cached', async ({ request }) => {
  expect((await request.get('/login')).headers()['cache-control']).toBe('private, no-store');
});

test('RT-02 no link leads from the sign-in page to another site', async ({ page }) => {
  for (const evil of [
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:1/',
    '/\\evil.example',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
    const href = await page.getByRole('link', { name: 'Volver a donde estabas' }).getAttribute('href');
    expect(href, evil).toMatch(/^\/(?![/\\])/);
    expect(new URL(href ?? '', page.url()).origin, evil).toBe(new URL(page.url()).origin);
  }
});

/** Each feature of ST-09 and the text that a shopper sees. */
const features: readonly [name: string, sieve: (p: ProductDetail) => boolean, words: RegExp][] = [
  ['is_backorder', (p) => p.features.is_backorder, /Sobre pedido/],
  ['is_big_ticket', (p) => p.features.is_big_ticket, /Producto grande: entrega con cita/],
  ['extended_catalogue_days', (p) => p.features.extended_catalogue_days > 0, /Catálogo extendido/],
  ['is_store_pickup', (p) => p.features.is_store_pickup && !p.features.digital, /Recógelo en tienda/],
  ['fulfillment_id', (p) => p.features.fulfillment_id === 1 && !p.features.digital, /Guardado y enviado por nosotros/],
  ['digital', (p) => p.features.digital, /Entrega digital/],
  ['is_store_only', (p) => p.features.is_store_only, /Solo en tienda física/],
  ['super_express', (p) => p.features.super_express, /Súper Express/],
  ['shipping.is_free', (p) => p.shipping.is_free && !p.features.digital && !p.features.is_store_only, /Envío gratis/],
];
for (const [name, holds, words] of features) {
  test(`ST-09 ${name} is shown on the product page`, async ({ page, request }) => {
    const plain = (p: Parameters<typeof holds>[0]) =>
      holds(p) && p.stock > 0 && (name === 'is_store_only' || !p.features.is_store_only);
    const product = await findDetail(
      request,
      (p) => plain(p as ProductDetail),
      (p) => p.variants.every((v) => v.fulfillment_id === p.features.fulfillment_id && v.stock > 0),
    );
    await page.goto(productUrl(product));
    await expect(page.getByRole('region', { name: 'Cómo lo recibes' })).toContainText(words);
    if (name === 'is_store_only') await expect(page.getByRole('button', { name: 'Comprar ahora' })).toHaveCount(0);
  });
}

test('ST-09 stock: sold out cannot be bought', async ({ page, request }) => {
  const product = await findProduct(request, (p) => p.stock === 0 && p.is_active);
  await page.goto(productUrl(product));
  await expect(page.getByText('Agotado por ahora').and(page.locator(':visible')).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Comprar ahora' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cómo lo recibes' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Ver (opciones )?parecidas$/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Opciones parecidas' })).toBeInViewport();
});

test('RT-13 reviews: filter by stars, sort and pages, each by its address', async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => p.rating.count > 12,
    (p) => (p.rating_histogram[4] ?? 0) > 8,
  );
  await page.goto(productUrl(product));
  const opinions = page.getByRole('region', { name: 'Opiniones' });
  await opinions.getByRole('link', { name: /^5 estrellas/ }).click();
  await expect(page).toHaveURL(/calificacion=5/);
  await expect(opinions.getByRole('listitem').getByRole('img', { name: '5 estrellas' })).toHaveCount(8);
  await opinions.getByLabel('Ordenar por').selectOption({ label: 'Más recientes' });
  await expect(page).toHaveURL(/calificacion=5.*orden=recientes/);
  const more = opinions.getByRole('link', { name: 'Más opiniones' });
  // The address changes before the page does.
  await expect(more).toHaveAttribute('href', /calificacion=5.*orden=recientes/);
  await more.click();
  await expect(page).toHaveURL(/opiniones=2/);
});

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

test('SS-07 a form of another site is refused', async ({ request }) => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    for (const path of [
      '/acciones/carrito',
      '/acciones/favoritos',
      '/acciones/boletin',
      '/acciones/boletin/respuesta',
      '/acciones/codigo-postal',
    ]) {
      const reply = await request.post(path, { form: { producto: '1000001' }, headers, maxRedirects: 0 });
      expect(reply.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(reply.headers()['set-cookie']).toBeUndefined();
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-13 the buying bar is there, and a button sorts the reviews', async ({ page, request, isMobile }) => {
    const product = await findProduct(request, (p) => buyable(p) && p.rating.count > 12);
    await page.goto(productUrl(product));
    if (isMobile) await expect(page.getByRole('region', { name: 'Comprar este producto' })).toBeInViewport();
    const opinions = page.getByRole('region', { name: 'Opiniones' });
    await opinions.getByLabel('Ordenar por').selectOption({ label: 'Más recientes' });
    await opinions.getByRole('button', { name: 'Ordenar' }).click();
    await expect(page).toHaveURL(/orden=recientes/);
  });
});
