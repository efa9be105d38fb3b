/** UI-15: the credit banner has the position of `config/shop.json` (`creditBanners`: 2, 2, 0, 5). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, findDetail, largestDepartment, productUrl } from '../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../support/catalogue/stores.ts';
import { cartUrl, fillCart, plain } from '../support/customers/carts.ts';

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Crédito Tianguis' });

test('UI-15 home: after two blocks, and links to the credit', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const banner = bannerOf(page);
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/credito-tianguis/beneficios');
  const before = await banner.evaluate((element) => [...(element.parentElement?.children ?? [])].indexOf(element));
  expect(before).toBe(2);
});

test('UI-15 category, offers, results, store: after two rows, with any number of columns', async ({
  page,
  request,
}) => {
  const addresses = [
    categoryUrl(await largestDepartment(request)),
    '/c/ofertas/',
    '/resultados?query=celular',
    storeUrl(await largestStore(request)),
  ];
  for (const address of addresses) {
    await page.goto(address);
    const top = (await bannerOf(page).boundingBox())?.y ?? 0;
    const cards = page.getByRole('main').getByRole('article');
    const rows = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(new Set(rows.filter((row) => row < top)).size, address).toBe(2);
    expect(rows.filter((row) => row > top).length, address).toBeGreaterThan(0);
  }
});

test('UI-15 product: first of the sections under the product', { tag: '@desktop' }, async ({ page, request }) => {
  const product = await findDetail(
    request,
    ({ rating, stock }) => rating.count > 2 && stock > 0,
    () => true,
  );
  await page.goto(productUrl(product));
  const banner = bannerOf(page);
  const reviews = page.getByRole('region', { name: /Opiniones/ });
  expect(await banner.evaluate((element) => element.previousElementSibling)).toBeNull();
  expect((await banner.boundingBox())?.y).toBeLessThan((await reviews.boundingBox())?.y ?? 0);
});

test('UI-15 cart: after five lines, in whichever group; after fewer, at the end; none in an empty one', {
  tag: '@phone',
}, async ({ page }) => {
  const products = await plain(page.request, 7);
  expect(new Set(products.map(({ store }) => store.id)).size).toBeGreaterThan(1);
  await fillCart(page, products);
  const lines = page.getByRole('region', { name: /^Vendido por/ }).getByRole('article');
  const linesBefore = async () => {
    const top = (await bannerOf(page).boundingBox())?.y ?? 0;
    const all = await lines.evaluateAll((some) => some.map((one) => one.getBoundingClientRect().top));
    return all.filter((one) => one < top).length;
  };
  await page.goto(cartUrl);
  await expect(lines).toHaveCount(7);
  await expect(bannerOf(page)).toHaveCount(1);
  expect(await linesBefore()).toBe(5);
  for (const { title } of products.slice(2))
    await page.getByRole('button', { name: `Quitar ${title}`, exact: true }).click();
  await expect(lines).toHaveCount(2);
  await expect(bannerOf(page)).toHaveCount(1);
  // Rows of removed lines remain until the page is read again, and the banner remains in its place.
  await page.reload();
  await expect(lines).toHaveCount(2);
  expect(await linesBefore()).toBe(2);
  for (const { title } of products.slice(0, 2))
    await page.getByRole('button', { name: `Quitar ${title}`, exact: true }).click();
  await expect(page.getByText('Tu carrito está vacío')).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});
