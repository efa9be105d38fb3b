/** UI-15: the credit banner is where `config/shop.json` says (`creditBanners`: 2, 2, 0). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, findDetail, largestDepartment, productUrl } from './catalogue.ts';
import { largestStore, storeUrl } from './stores.ts';

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Crédito Tianguis' });

test('UI-15 home: after two blocks, and links to the credit', async ({ page }) => {
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

test('UI-15 product: first of the sections under the product', async ({ page, request }) => {
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

test('UI-15 no banner without products', async ({ page, request }) => {
  const department = await largestDepartment(request);
  await page.goto(`/categoria/${department.id}/${department.slug}/preciomenor=999990/pagina=1`);
  await expect(page.getByText('No hay productos con estos filtros')).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});
