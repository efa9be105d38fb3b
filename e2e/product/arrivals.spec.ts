/** Issue 17, 3: arrival dates on every page that shows products, and the filter "arrives tomorrow" (AP-15). */

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { accessibilityViolations, expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { code, linesOf, promised, zoning } from '../support/catalogue/arrivals.ts';
import {
  buyable,
  categoryUrl,
  departments,
  detail,
  findProduct,
  largestDepartment,
  list,
  productUrl,
} from '../support/catalogue/catalogue.ts';
import { dailyDepartment } from '../support/shop/daily-seller.ts';

const callOf = /\/resources\/llegadas/;

const knowing = (context: BrowserContext, baseURL: string | undefined, value = code) =>
  context.addCookies([{ name: 'codigoPostal', value, url: baseURL ?? '' }]);

const settled = (page: Page) => expect(page.locator('p[data-arrival]:not(:empty)').first()).toBeAttached();

test('AP-15 issue 17, 3: category, results, home and product show the date of each product, by one call a page', {
  tag: '@phone',
}, async ({ page, context, request, baseURL }) => {
  await knowing(context, baseURL);
  const department = await largestDepartment(request);
  const product = await findProduct(request, (p) => buyable(p) && !p.features.digital);
  const search = `/resultados?query=${encodeURIComponent(product.title)}`;
  for (const path of [categoryUrl(department), search, '/', productUrl(product)]) {
    const calls: string[] = [];
    const count = (asked: { url(): string }) => callOf.test(asked.url()) && calls.push(asked.url());
    page.on('request', count);
    await page.goto(path);
    await settled(page);
    await page.waitForLoadState('networkidle');
    page.off('request', count);
    const lines = await linesOf(page);
    const words = await promised(request, [...new Set(lines.map(({ id }) => id))]);
    const own = lines.find(({ sku }) => sku !== undefined);
    const ofVariant = own && (await promised(request, [own.id], own.sku));
    expect(own !== undefined, path).toBe(path === productUrl(product));
    expect(words.size, path).toBeGreaterThan(0);
    for (const { id, sku, isLong, text } of lines.filter(({ id }) => words.has(id)))
      expect(text, path).toBe((sku === undefined ? words : ofVariant)?.get(id)?.[isLong ? 'long' : 'short']);
    // Shelves that load later request the dates of their products. No product is requested twice.
    expect(new Set(calls).size, `${path}: ${calls.join(' ')}`).toBe(calls.length);
    expect(calls.length, path).toBeLessThanOrEqual(path === categoryUrl(department) ? 1 : 3);
    expect(calls.some((url) => url.includes(code))).toBe(false);
  }
});

/**
 * A product with two variants that shops near the postal code have in stock. Several shops have the first variant, and
 * the nearest shop with the other is another one.
 */
async function inShops(request: APIRequestContext) {
  for (const { id, features, stock } of (await list(request, 'page_size=60')).data.products) {
    if (!features.is_store_pickup || features.digital || stock === 0) continue;
    const product = await detail(request, id);
    const [first, ...others] = product.variants.filter((variant) => variant.stock > 0);
    if (!first || others.length === 0) continue;
    const shopsOf = async ({ sku }: { sku: string }) => {
      const { shops = [] } = (await zoning(request, [id], sku)).pickup ?? {};
      return shops[0]?.zone === 'local' ? shops : [];
    };
    const shops = await shopsOf(first);
    if (shops.length < 2) continue;
    for (const other of others) {
      const own = await shopsOf(other);
      if (own[0] && own[0].code !== shops[0]?.code) return { product, first, other, shops, othersShop: own[0] };
    }
  }
  throw new Error('No product of the shop has variants that different shops have.');
}

test('AP-15 issue 17, 2 and 7: a product’s page tells what shipping costs, and the shops that have the variant', {
  tag: '@phone',
}, async ({ page, context, request, baseURL }) => {
  await knowing(context, baseURL);
  const { product, first, other, shops, othersShop } = await inShops(request);
  const delivery = page.getByRole('region', { name: 'Cómo lo recibes' });
  await page.goto(productUrl(product));
  await expect(delivery).toContainText(`${shops[0]?.name}: listo `);
  await delivery.getByText(`Ver las ${shops.length} tiendas que lo tienen`).click();
  for (const { name, address, opening_hours } of shops)
    await expect(
      delivery
        .getByRole('listitem')
        .filter({ hasText: `${name}: listo ` })
        .last(),
    ).toContainText(`${address}${opening_hours}`);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.goto(`${productUrl(product)}?variante=${first.sku}`);
  await expect(delivery).toContainText(`${shops[0]?.name}: listo `);
  await page.getByRole('main').locator(`a[href*="variante=${other.sku}"]`).first().click();
  await expect(delivery).toContainText(`${othersShop.name}: listo `);

  // A shopper in Chihuahua is not sent to Mexico City. The open page adapts to another postal code.
  await page.goto(`${productUrl(product)}?variante=${first.sku}`);
  await expect(delivery).toContainText(`${shops[0]?.name}: listo `);
  await delivery.getByRole('link', { name: 'Enviar a' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('31000');
  await page.keyboard.press('Enter');
  await expect(delivery.getByRole('link', { name: 'Enviar a 31000' })).toBeVisible();
  await expect(delivery).toContainText(/Ninguna tienda cerca de ti lo tiene\.Ver/);
  await knowing(context, baseURL);

  const paid = await findProduct(request, (p) => buyable(p) && !p.features.digital && !p.shipping.is_free);
  const { sku } = (await detail(request, paid.id)).variants.find(({ stock }) => stock > 0) ?? {};
  const [promise] = (await zoning(request, [paid.id], sku)).promises;
  const cost = promise?.cost === 0 ? 'gratis' : `$${Number(promise?.cost) / 100}`;
  await page.goto(productUrl(paid));
  await expect(delivery).toContainText(`Envío a todo México: ${cost}`);
});

test('issue 17, 3: public pages are the same for all, the room of a date is kept, and without a code nothing is asked', {
  tag: '@phone',
}, async ({ page, context, request, baseURL }) => {
  const path = categoryUrl(await largestDepartment(request));
  const [visitor, known] = await Promise.all([
    request.get(path),
    request.get(path, { headers: { cookie: `codigoPostal=${code}` } }),
  ]);
  expect(await known.text()).toBe(await visitor.text());
  expect(known.headers()['cache-control']).toContain('public');
  expect(await known.text()).toMatch(/<p [^>]*data-arrival=/);
  expect(await known.text()).not.toMatch(/<p [^>]*data-arrival=[^>]*>[^<]/);
  let calls = 0;
  page.on('request', (asked) => callOf.test(asked.url()) && calls++);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(calls).toBe(0);
  await expect(page.locator('.product-card [data-arrival]').first()).toBeHidden();
  await knowing(context, baseURL);
  const shifts = await watchLayoutShifts(page);
  await page.goto(path);
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});

test('issue 17, 3: what arrives tomorrow is a filter: it asks where, then lists, and belongs to one visitor', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const daily = await dailyDepartment();
  const department = (await departments(request)).find(({ id }) => id === daily);
  if (!department) throw new Error('The seller has products in a department of the menu.');
  await page.goto(categoryUrl(department));
  await page.getByRole('navigation', { name: 'Filtros rápidos' }).getByRole('link', { name: 'Llega mañana' }).click();
  await expect(page).toHaveURL(/\/llegamanana=1\/pagina=1$/);
  const ask = page.getByRole('link', { name: 'Ingresar código postal' });
  await expect(ask).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await ask.click();
  await page.getByRole('dialog').getByRole('textbox').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.locator('.product-card').first()).toBeVisible();
  const texts = (await linesOf(page)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^Llega (hoy|mañana|de hoy a mañana)$/);
  const own = await request.get(page.url(), { headers: { cookie: `codigoPostal=${code}` } });
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).toMatch(/<meta name="robots" content="noindex/);
  const asking = await request.get(page.url());
  expect(asking.headers()['cache-control']).toBe('private, no-store');
  // After a change of the postal code, the list for the former code disappears.
  await expect(page.locator(`[data-listed-for="${code}"]`)).toBeAttached();
  await page.evaluate(() => {
    location.hash = '#modalPostalCode';
  });
  await page.getByRole('dialog').getByRole('textbox').fill('44100');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-listed-for="44100"]')).toBeAttached();
});

test('issue 17, 3: before it is known where to, filters keep their names and no number is said', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/resultados?query=licuadora');
  const filters = page.locator('#filtros');
  const brand = filters.locator('section', { hasText: 'Marca' }).getByRole('link', { includeHidden: true }).first();
  const name = ((await brand.textContent()) ?? '').replace(/ [\d,]+ productos?$/, '');
  const href = (await brand.getAttribute('href')) ?? '';
  await page.goto(href.replace('/pagina=1', '/enviogratis=1/llegamanana=1/pagina=1'));
  await expect(page.getByRole('link', { name: 'Ingresar código postal' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Quitar: ${name}` })).toBeVisible();
  // The page has the same filters as other listings.
  for (const title of ['Categoría', 'Marca', 'Calificación']) await expect(filters).toContainText(title);
  await expect(filters).not.toContainText(/ productos?/);
  const bounds = filters.locator('[name="preciomenor"], [name="preciomayor"]');
  expect(await bounds.evaluateAll((all) => all.map((one) => one.getAttribute('placeholder')))).toEqual([null, null]);
});

test('issue 17, 3: dates are asked for again when what was said may have changed', { tag: '@phone' }, async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await knowing(context, baseURL);
  await page.clock.install();
  const answered = page.waitForResponse(callOf);
  await page.goto(categoryUrl(await largestDepartment(request)));
  const { holdsMs } = (await (await answered).json()) as { holdsMs: number };
  await settled(page);
  const before = await linesOf(page);
  let calls = 0;
  page.on('request', (asked) => callOf.test(asked.url()) && calls++);
  if (holdsMs > 5_000) await page.clock.fastForward(holdsMs - 5_000);
  expect(calls).toBe(0);
  const again = page.waitForResponse(callOf);
  await page.clock.fastForward(6_000);
  expect((await again).status()).toBe(200);
  await expect.poll(async () => (await linesOf(page)).length).toBe(before.length);
});

test('ER-04 issue 17, 3: a call that fails is shown as a failure, and tried again', { tag: '@phone' }, async ({
  page,
  context,
  request,
  baseURL,
  problems,
}) => {
  problems.expect(/503/);
  await knowing(context, baseURL);
  await page.clock.install();
  await page.route(callOf, (route) => route.fulfill({ status: 503, json: { msg: '' } }));
  await page.goto(categoryUrl(await largestDepartment(request)));
  const first = page.locator('.product-card [data-arrival]').first();
  await expect(first).toHaveText('No pudimos calcular la fecha');
  await page.unroute(callOf);
  await page.clock.fastForward(20_000);
  await expect(first).toHaveText(/^(Llega |Sin cobertura)/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('issue 17, 3: a small form leads to an uncached page with the dates, of a listing and of a product', {
    tag: '@desktop',
  }, async ({ page, request, problems }) => {
    problems.expect(/422/);
    await page.goto(categoryUrl(await largestDepartment(request)));
    const form = page.getByRole('main').locator('form', { has: page.getByLabel('Código postal') });
    await form.getByRole('textbox').fill('00000');
    await form.getByRole('button', { name: 'Ver fechas de llegada' }).click();
    await expect(page.getByRole('main')).toContainText('Ningún estado tiene códigos postales que empiecen con 00');
    await page.goto(categoryUrl(await largestDepartment(request)));
    await form.getByRole('textbox').fill(code);
    const [reply] = await Promise.all([
      page.waitForResponse((one) => one.url().includes('fechas=1')),
      form.getByRole('button', { name: 'Ver fechas de llegada' }).click(),
    ]);
    expect(reply.headers()['cache-control']).toBe('private, no-store');
    await expect(page.getByLabel(`Fechas para el ${code}`)).toHaveValue(code);
    const lines = await linesOf(page);
    const words = await promised(
      request,
      lines.map(({ id }) => id),
    );
    for (const { id, text } of lines.filter((line) => words.has(line.id))) expect(text).toBe(words.get(id)?.short);
    expect(words.size).toBeGreaterThan(0);
    const { product, other, othersShop } = await inShops(request);
    await page.goto(`${productUrl(product)}?variante=${other.sku}`);
    await page.getByRole('button', { name: 'Ver fechas de llegada' }).click();
    await expect(page).toHaveURL(/fechas=1/);
    await expect(page.locator('[data-arrival][data-long]:visible').first()).toHaveText(
      (await promised(request, [product.id], other.sku)).get(product.id)?.long ?? '',
    );
    // Playwright leaves `noscript` out of texts.
    const shops = (await page.locator('[data-part="pickup"]').innerHTML()).replaceAll(/<[^>]*>/g, '');
    expect(shops).toContain(`${othersShop.name}: listo `);
    expect(shops).toContain(othersShop.address);
  });
});
