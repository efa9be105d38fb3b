/** The header of every page: its links, the lower bar, the badge of the cart (UI-01 to UI-04). */
import { expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { largestDepartment } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { greeting } from '../support/customers/sessions.ts';

test('UI-01 UI-03 the desktop header has all its parts', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Tianguis', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: /código postal/ })).toBeVisible();
  await expect(header.getByRole('search')).toBeVisible();
  for (const name of ['Favoritos', 'Mis pedidos', 'Carrito', 'Categorías']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('button', { name: 'Cuenta' })).toBeVisible();
  const bar = header.getByRole('navigation', { name: 'Secciones' });
  await expect(bar.getByRole('link')).toHaveText([
    'Crédito Tianguis',
    'Ofertas',
    'Gamers',
    'Supermercado',
    'Blog',
    'Tiendas oficiales',
    'Ayuda',
  ]);
});

test('UI-01 the desktop header of a customer has all its parts, with the short name', { tag: '@desktop' }, async ({
  page,
}) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Guadalu…', exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Cuenta' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Tianguis', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: /código postal/ })).toBeVisible();
  await expect(header.getByRole('search')).toBeVisible();
  for (const name of ['Favoritos', 'Mis pedidos', 'Carrito', 'Categorías'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
});

test('UI-03 the lower bar: categories, credit, offers, gamers, supermarket, blog, official stores, help, each with its page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const bar = header.getByRole('navigation', { name: 'Secciones' });
  const links = {
    'Crédito Tianguis': '/credito-tianguis/beneficios',
    Ofertas: '/c/ofertas/',
    Gamers: '/corner/1/gamers',
    Supermercado: '/corner/2/supermercado',
    Blog: '/landing/blog',
    'Tiendas oficiales': '/tiendas',
    Ayuda: '/servicio-cliente',
  };
  expect(
    await bar.getByRole('link').evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
  ).toEqual(Object.entries(links));
  await expect(header.getByRole('link', { name: 'Categorías', exact: true })).toHaveAttribute('href', '/categoria');
  for (const [name, path] of [['Categorías', '/categoria'], ...Object.entries(links)] as const) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), name).toBe(200);
  }
  await bar.getByRole('link', { name: 'Crédito Tianguis' }).click();
  await expect(page).toHaveURL('/credito-tianguis/beneficios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crédito de la tienda');
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['Crédito Tianguis']);
});

test('UI-04 the phone header of a visitor has all its parts, and the wishlist on home alone', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Tianguis', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: '¿Qué buscas hoy?' })).toHaveAttribute('href', '/buscador');
  for (const name of ['Favoritos', 'Inicia sesión', 'Carrito'])
    await expect(header.getByRole('link', { name, exact: true }).and(page.locator(':visible'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú inferior' })).toBeVisible();
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/pagina=1`);
  await expect(header.getByRole('link', { name: 'Favoritos' })).toBeHidden();
});

test('UI-03 the lower bar marks the current section', { tag: '@desktop' }, async ({ page }) => {
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Secciones' });
  for (const [path, label] of [
    ['/c/ofertas/', 'Ofertas'],
    ['/corner/1/gamers', 'Gamers'],
    ['/tiendas', 'Tiendas oficiales'],
  ] as const) {
    await page.goto(path);
    await expect(bar.locator('[aria-current="page"]')).toHaveText([label]);
  }
  await page.goto('/');
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
});

test('UI-02 the cart badge shows the count, +99 above 99', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  for (const [items, shown] of [
    ['7', '7'],
    ['100', '+99'],
  ] as const) {
    await context.addCookies([{ name: 'total_items', value: items, url }]);
    await page.goto('/');
    await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
  }
});

test('UI-01 UI-02 data of the visitor appear in reserved room: nothing moves', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'codigoPostal', value: '06700', url },
    { name: 'total_items', value: '120', url },
    { name: 'darkMode', value: '1', url },
  ]);
  // Until hydration, a public page looks as for a visitor; then it greets the customer.
  await signInByCall(page.request, (await addCustomer()).email);
  const shifts = await watchLayoutShifts(page);
  for (const path of ['/categoria', '/ajustes', '/menu-mas']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Enviar al 06700' }).and(page.locator(':visible'))).toBeVisible();
    await expect(greeting(page)).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await shifts(), path).toEqual([]);
  }
});
