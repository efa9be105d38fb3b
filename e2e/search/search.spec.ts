/** Results of a search: corrections, filters, searches without results (RT-08, RT-09). */
import { expect, test } from '@tianguis/testkit/browser';

test('RT-08 going back from a product restores the scroll position', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resultados?query=audífonos');
  const article = page.getByRole('article').nth(20);
  const link = article.getByRole('link').first();
  // A press on a link behind the bottom menu would scroll the page. So the test moves there first, and then records the
  // position.
  await link.hover();
  await expect(article).toBeInViewport();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «audífonos»');
  await expect(article).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('RT-09 results are filtered and sorted like a category, and keep the words', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/resultados?query=audífonos');
  const count = page
    .getByRole('main')
    .getByText(/^[\d,]+ productos?$/)
    .first();
  const all = Number((await count.textContent())?.replace(/\D/g, ''));
  await page.getByRole('link', { name: 'Envío gratis', exact: true }).first().click();
  await expect(page).toHaveURL(/\/resultados\/q=aud%C3%ADfonos\/enviogratis=1\/pagina=1$/);
  await expect(count).not.toHaveText(new RegExp(`^${all} `));
  expect(Number((await count.textContent())?.replace(/\D/g, ''))).toBeLessThan(all);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «audífonos»');
  await page.goto('/resultados/orden=menor-precio/q=audífonos/nada=1/estrellas=9');
  const texts = await page
    .getByRole('article')
    .getByText(/^Precio \$/)
    .allTextContents();
  const prices = texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(prices.length).toBeGreaterThan(4);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('RT-08 a search without results offers the box, departments and best-selling products', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/resultados?query=xkqzw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos «xkqzw»');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('xkqzw');
  await expect(page.getByRole('region', { name: 'Lo más vendido' }).getByRole('article').first()).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Mascotas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mascotas');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-07 RT-08 the box is a form that opens the results', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/buscador');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Buscar' });
    await box.fill('licuadora');
    await box.press('Enter');
    await expect(page).toHaveURL('/resultados?query=licuadora');
    await expect(page.getByRole('article').first()).toContainText('Licuadora');
  });
});
