/** The page of all offers (RT-12). */
import { expect, test } from '@tianguis/testkit/browser';
import { list } from '../support/catalogue/catalogue.ts';

test('RT-12 the offers start with the steps of discount, each with its count', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/c/ofertas/');
  const steps = page.getByRole('navigation', { name: 'Ofertas por descuento' });
  const step = steps.getByRole('link', { name: /^Desde.*30%/ });
  const promised = /([\d,]+) ofertas?$/.exec((await step.textContent()) ?? '')?.[1];
  await step.click();
  await expect(page).toHaveURL(/\/c\/ofertas\/descuento=30\/pagina=1$/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${promised} productos?$`));
  await expect(steps).toHaveCount(0);
  await page.getByRole('link', { name: 'Quitar: Desde 30% menos' }).click();
  await expect(steps).toBeVisible();
});

test('RT-12 the menu of sorts has a margin to the edges of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/c/ofertas/');
  await page.getByRole('button', { name: /Ordenar/ }).click();
  const menu = await page.locator('#orden').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(12);
  expect((menu?.x ?? 360) + (menu?.width ?? 0)).toBeLessThanOrEqual(360 - 12);
  await expect(page.getByRole('link', { name: 'Mayor descuento' })).toBeInViewport({ ratio: 1 });
});

test('RT-12 offers: only discounted products, with the filters of a category', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const response = await page.goto('/c/ofertas/');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas' })).toBeVisible();
  const { metadata } = await list(request, 'filter_by[discount]=5&page_size=1');
  await expect(page.getByRole('status').first()).toHaveText(`${metadata.total.toLocaleString('es-MX')} productos`);
  for (const card of await page.getByRole('main').getByRole('article').all()) await expect(card).toContainText(/-\d+%/);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('link', { name: /^Hogar y jardín/ }).click();
  await expect(page).toHaveURL(/\/c\/ofertas\/categoria=4\/pagina=1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas en Hogar y jardín' })).toBeVisible();
});
