/** The home page and its blocks (RT-01). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, productUrl } from '../support/catalogue/catalogue.ts';

test('RT-01 home has its blocks in sequence, each with a title and links', { tag: '@desktop' }, async ({ page }) => {
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

/** Equal within half a pixel, since the line height of another title may differ by a hundredth of a pixel. */
const near = <Box extends Record<string, number>>(all: readonly Box[]) =>
  all.map((box) => Object.fromEntries(Object.entries(box).map(([name, value]) => [name, expect.closeTo(value, 0)])));

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
  // The cards are as high as the highest one, so all of them must have arrived before they are measured.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await offers.scrollIntoViewIfNeeded();
  const words = offers.getByText(/^Terminan el /);
  // The offers end at midnight in Mexico City; the text shows the minute before.
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
  expect(await boxes(...parts)).toEqual(near(room));
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
  // The section below gets its real height only near the screen (content-visibility), and must not move.
  const next = page.getByRole('region', { name: 'Lo más vendido' });
  const room = await boxes(...parts);
  const position = (await boxes(next)).map(({ y }) => ({ y }));
  const count = await shelf.getByRole('article').count();
  release();
  await expect(shelf.getByText('Por lo que has visto en este dispositivo')).toBeVisible();
  const reply = await (await request.get(`/products/v1/recommendations?seen=${seen.id}&page_size=1`)).json();
  await expect(shelf.getByRole('article').first()).toContainText(reply.data.products[0].title);
  await expect(shelf.getByRole('article')).toHaveCount(count);
  expect(await boxes(...parts)).toEqual(near(room));
  expect(await boxes(next)).toMatchObject(near(position));
});
