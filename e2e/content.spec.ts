/** Home, offers, corners and landings: pages of blocks (RT-01, RT-12, RT-15). */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import { findProduct, list, productUrl } from './catalogue.ts';
import { origin, shop } from './operator.ts';

function documentFile(document: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'content-')), 'page.json');
  writeFileSync(file, JSON.stringify(document));
  return file;
}

test('RT-01 home has its blocks in sequence, each with a title and links', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const expected = ['Recorre el tianguis', 'Ofertas del día', 'Tiendas oficiales', 'Para ti', 'Lo más vendido'];
  expect(titles.filter((title) => expected.includes(title))).toEqual(expected);
  const ids = await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname.split('/')[2]));
  expect(new Set(ids).size, 'each product once').toBe(ids.length);
  const offers = page.getByRole('region', { name: 'Ofertas del día' });
  await offers.getByRole('link', { name: 'Ver todas' }).click();
  await expect(page).toHaveURL(/\/c\/ofertas\/$/);
});

/** Positions of elements, relative to the top of the page. */
async function boxes(...parts: readonly Locator[]) {
  return Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      }),
    ),
  );
}

/** Delays responses to requests that match `address` until the returned function is called. */
async function delay(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('RT-01 offers count down to their end, in the room of the words', async ({ page }) => {
  await page.clock.install({ time: new Date() });
  const release = await delay(page, /\.js(\?|$)/);
  await page.goto('/', { waitUntil: 'commit' });
  const offers = page.getByRole('region', { name: 'Ofertas del día' });
  await offers.scrollIntoViewIfNeeded();
  const words = offers.getByText(/^Terminan el /);
  // Until midnight in Mexico City, which the words name by its last minute.
  const end = new Date((await words.getAttribute('datetime')) ?? '');
  expect(end.toISOString()).toMatch(/T06:00:00.000Z$/);
  expect(Math.floor((end.getTime() - Date.now()) / 86_400_000)).toBe(0);
  const day = { weekday: 'long', day: 'numeric', timeZone: 'America/Mexico_City' } as const;
  const [weekday, date] = new Intl.DateTimeFormat('es-MX', day).format(end.getTime() - 60_000).split(' ');
  await expect(words).toHaveText(new RegExp(`^Terminan el ${weekday} ${date} a las 11:59`));
  const parts = [words, offers, offers.getByRole('article').first()];
  const room = await boxes(...parts);
  release();
  const clock = offers.getByText(/^Terminan en /);
  await expect(clock).toHaveText(/\d\d:\d\d:\d\d$/);
  const before = await clock.textContent();
  await page.clock.runFor(2_000);
  await expect(clock).not.toHaveText(before ?? '');
  expect(await boxes(...parts)).toEqual(room);
  await expect(words).toHaveCSS('opacity', '0');
});

test('RT-01 buttons move slides and shelves for a mouse; fingers and pages without scripts need none', async ({
  page,
  request,
  isMobile,
}) => {
  expect(await (await request.get('/')).text()).not.toContain('ver los siguientes');
  await page.goto('/');
  const offers = page.getByRole('region', { name: 'Ofertas del día' });
  const next = (name: string) => page.getByRole('button', { name: `${name}: ver los siguientes` });
  const previous = (name: string) => page.getByRole('button', { name: `${name}: ver los anteriores` });
  const titles = page.getByRole('main').locator('.hero-slides').getByRole('heading');
  if (isMobile) {
    await offers.scrollIntoViewIfNeeded();
    await expect(offers.getByRole('list').first().locator('xpath=../button')).toHaveCount(2);
    await expect(next('Ofertas del día')).toBeHidden();
    return;
  }
  await expect(previous('Destacados')).toBeHidden();
  await next('Destacados').click();
  await expect(titles.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.dots > i').nth(1)).toHaveClass('here');
  await previous('Destacados').click();
  await expect(titles.first()).toBeInViewport({ ratio: 1 });

  const cards = offers.getByRole('article');
  await offers.scrollIntoViewIfNeeded();
  await next('Ofertas del día').click();
  await expect(cards.first()).not.toBeInViewport();
  await expect(previous('Ofertas del día')).toBeVisible();
  await cards.last().evaluate((card) => card.closest('ul')?.scrollTo({ left: 10_000, behavior: 'instant' }));
  await expect(next('Ofertas del día')).toBeHidden();
  await previous('Ofertas del día').click();
  await expect(cards.last()).not.toBeInViewport();
  await expect(next('Ofertas del día')).toBeVisible();
});

test('RT-01 "para ti" shows recommendations for the products seen on this device, and nothing moves', async ({
  page,
  request,
}) => {
  const seen = await findProduct(request, (product) => product.stock > 0);
  await page.goto(productUrl(seen), { waitUntil: 'networkidle' });
  const release = await delay(page, /\/resources\/para-ti/);
  await page.goto('/');
  const shelf = page.getByRole('region', { name: 'Para ti' });
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByText('Lo mejor calificado por quienes ya compraron')).toBeVisible();
  const parts = [shelf, shelf.getByRole('article').first()];
  // The section below gets its real height only near the screen (content-visibility). It must keep its position.
  const next = page.getByRole('region', { name: 'Lo más vendido' });
  const room = await boxes(...parts);
  const position = (await boxes(next)).map(({ y }) => ({ y }));
  const count = await shelf.getByRole('article').count();
  release();
  await expect(shelf.getByText('Por lo que has visto en este dispositivo')).toBeVisible();
  const reply = await (await request.get(`/products/v1/recommendations?seen=${seen.id}&page_size=1`)).json();
  await expect(shelf.getByRole('article').first()).toContainText(reply.data.products[0].title);
  await expect(shelf.getByRole('article')).toHaveCount(count);
  expect(await boxes(...parts)).toEqual(room);
  expect(await boxes(next)).toMatchObject(position);
});

test('RT-12 offers: only discounted products, with the filters of a category', async ({ page, request, isMobile }) => {
  const response = await page.goto('/c/ofertas/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  const { metadata } = await list(request, 'filter_by[discount]=5&page_size=1');
  await expect(page.getByRole('status').first()).toHaveText(`${metadata.total.toLocaleString('es-MX')} productos`);
  for (const card of await page.getByRole('main').getByRole('article').all()) await expect(card).toContainText(/-\d+%/);
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('link', { name: /^Hogar y jardín/ }).click();
  await expect(page).toHaveURL(/\/c\/ofertas\/categoria=4\/pagina=1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas en Hogar y jardín' })).toBeVisible();
});

test('RT-12 one address for the first page of offers; meaningless filters are ignored', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  for (const path of ['/c/ofertas', '/c/ofertas/', '/c/ofertas/pagina=1', '/c/ofertas/nada=1/categoria=99999'])
    expect(await html(path), path).toContain(`<link rel="canonical" href="${origin}/c/ofertas/"/>`);
  expect(await html('/c/ofertas/estrellas=4/orden=menor-precio/pagina=1')).toContain('noindex');
  const far = await request.get('/c/ofertas/pagina=400', { maxRedirects: 0 });
  expect(far.status()).toBe(302);
});

test('RT-15 a corner by its number: wrong names redirect to the right one, unknown numbers are not found', async ({
  request,
}) => {
  const wrong = await request.get('/corner/1/otro', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, '/corner/1/gamers']);
  const right = await request.get('/corner/1/gamers');
  expect(structuredData(await right.text())[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(await right.text()).toContain(`<link rel="canonical" href="${origin}/corner/1/gamers"/>`);
  for (const path of ['/corner/999/gamers', '/corner/x/gamers', '/landing/no-existe', '/landing/a%2Fb'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('RT-15 a landing is a readable text', async ({ page }) => {
  await page.goto('/landing/meses-sin-intereses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo funcionan los meses sin intereses' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Cuánto pagas' })).toBeVisible();
});

test('RT-15 the guides of the blog link back to it', async ({ page }) => {
  await page.goto('/landing/blog');
  const guides = page.getByRole('region', { name: 'Guías para comprar mejor' }).getByRole('link');
  const addresses = await guides.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title, address).toBeTruthy();
    const way = page.getByRole('navigation', { name: 'Ruta' });
    await expect(way.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute('href', '/landing/blog');
    const [crumbs] = structuredData(await page.content());
    expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Inicio' }, { name: 'Blog' }, { position: 3 }] });
  }
});

test('RT-15 an operator previews a corner by a signed link, then publishes and withdraws it', async ({
  page,
  request,
  isMobile,
}) => {
  const key = isMobile ? 'corner/51' : 'corner/52';
  const file = documentFile({
    slug: 'panaderia',
    title: 'Panadería',
    description: 'Pan de cada día',
    blocks: [
      { type: 'text', markdown: '# Pan calientito' },
      { type: 'text', markdown: 'Rosca de Reyes', from: '2027-01-01T00:00:00-06:00' },
    ],
  });
  const link = shop('content', 'preview', key, file);
  const address = new URL(link).pathname;
  expect((await request.get(address)).status()).toBe(404);
  const response = await page.goto(link);
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page.getByText('Vista previa')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pan calientito' })).toBeVisible();
  await expect(page.getByText('Rosca de Reyes')).toBeHidden();
  await page.goto(`${link}&fecha=2027-01-02T00:00:00-06:00`);
  await expect(page.getByText('Rosca de Reyes')).toBeVisible();
  expect((await request.get(`${address}?vista=${'x'.repeat(80)}`)).status()).toBe(404);

  shop('content', 'set', key, file);
  await page.goto(address);
  await expect(page.getByText('Vista previa')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Pan calientito' })).toBeVisible();
  shop('content', 'reset', key);
  // The page was cached: it is gone within a second of the command's commit (architecture §3).
  const status = async () => (await request.get(address)).status();
  await expect.poll(status, { timeout: 1_000, intervals: [50] }).toBe(404);
});
