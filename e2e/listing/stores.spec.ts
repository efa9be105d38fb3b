/** The list of stores, by letter and by department (RT-14). */
import { expect, test } from '@tianguis/testkit/browser';
import { narrowing, storesAndFacets } from '../support/catalogue/stores.ts';
import { count } from '../support/page/numbers.ts';

test('RT-14 the list of stores: official ones first, each with its rating, products and departments', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { data, metadata } = await storesAndFacets(request);
  const response = await page.goto('/tiendas');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiendas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count(metadata.total, 'tienda', 'tiendas'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Tiendas oficiales', 'Más vendedores']);
  await expect(main.getByRole('article')).toHaveCount(metadata.total);

  const official = data.stores.filter((store) => store.is_official || store.is_own);
  const badges = main.getByRole('article').filter({ hasText: /Tienda oficial|Nuestra tienda/ });
  await expect(badges).toHaveCount(official.length);
  // All official stores come before other sellers.
  await expect(main.getByRole('article').nth(official.length - 1)).toContainText('Tienda oficial');
  const [store] = official.filter((one) => one.is_official && one.rating.count > 0 && one.departments.length > 0);
  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: store?.name ?? '', exact: true }) });
  await expect(card.getByRole('img', { name: `${store?.rating.average.toFixed(1)} de 5 estrellas` })).toBeVisible();
  await expect(card).toContainText(count(store?.products ?? 0, 'producto', 'productos'));
  await expect(card).toContainText(store?.departments[0]?.name ?? '');
});

test('RT-14 a letter and a department filter the list by links with addresses', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { store, letter, department, total } = await narrowing(request);
  await page.goto('/tiendas');
  const letters = page.getByRole('navigation', { name: 'Tiendas por letra' });
  await letters.getByRole('link', { name: `Con ${letter.value}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/tiendas\\?letra=${encodeURIComponent(letter.value.toLowerCase())}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tiendas con ${letter.value}`);
  await expect(page.getByRole('article')).toHaveCount(letter.count);
  expect(letter.count).toBeLessThan(total);
  await expect(letters.getByRole('link', { name: `Con ${letter.value}`, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const departments = page.getByRole('navigation', { name: 'Tiendas por departamento' });
  const choice = departments.getByRole('link', { name: new RegExp(`^${department.name} `) });
  const promised = Number(/([\d,]+) tiendas?$/.exec((await choice.textContent()) ?? '')?.[1]);
  await choice.click();
  await expect(page).toHaveURL(new RegExp(`letra=[^&]+&departamento=${department.id}$`));
  await expect(page.getByRole('article')).toHaveCount(promised);
  await expect(page.getByRole('link', { name: store.name, exact: true })).toBeVisible();

  await letters.getByRole('link', { name: 'Todas' }).click();
  await expect(page).toHaveURL(new RegExp(`/tiendas\\?departamento=${department.id}$`));
  await departments.getByRole('link', { name: /^Todos / }).click();
  await expect(page).toHaveURL(/\/tiendas$/);
  await expect(page.getByRole('article')).toHaveCount(total);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-14 letter, department, store and department within, by links alone', { tag: '@phone' }, async ({
    page,
    request,
  }) => {
    const { store, letter, department } = await narrowing(request);
    await page.goto('/tiendas');
    await page.getByRole('link', { name: `Con ${letter.value}`, exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Tiendas por departamento' })
      .getByRole('link', { name: new RegExp(`^${department.name} `) })
      .click();
    await page.getByRole('link', { name: store.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    const more = filters.getByText(/^Ver \d+ categorías más$/);
    if (await more.isVisible()) await more.click();
    await filters.getByRole('link', { name: new RegExp(`^${department.name} `) }).click();
    await expect(page).toHaveURL(new RegExp(`categoria=${department.id}/pagina=1$`));
  });
});
