/** The frame around every page: header, menus, bars, account box, badge. */
import type { Locator } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from './catalogue.ts';

test('UI-01 UI-03 the desktop header has all its parts', async ({ page, isMobile }) => {
  test.skip(isMobile, 'wide screens');
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

test('UI-03 the lower bar: categories, credit, offers, gamers, supermarket, blog, official stores, help, each with its page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
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

test('UI-04 the phone header of a visitor has all its parts, and the wishlist on home alone', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
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

test('UI-05 BL-02 the side menu of a visitor opens, and a left swipe of 50 px closes it', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu).toBeVisible();
  await expect(menu).toContainText('¡Hola!');
  for (const name of ['Inicio', 'Todas las categorías', 'Crédito Tianguis', 'Ofertas', 'Gamers', 'Ayuda']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('switch', { name: 'Modo oscuro' })).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  /** A finger that moves from (220, 500) by these pixels, in steps as a screen reports them. */
  async function swipe(left: number, down = 0) {
    await touch('touchStart', [{ x: 220, y: 500 }]);
    for (let step = 1; step <= 5; step++) {
      await touch('touchMove', [{ x: 220 - (left * step) / 5, y: 500 - (down * step) / 5 }]);
    }
    await touch('touchEnd', []);
  }
  await swipe(49);
  await expect(menu).toBeVisible();
  await swipe(60, 200);
  await expect(menu, 'a scroll that strays is no swipe').toBeVisible();
  await swipe(-80);
  await expect(menu, 'nor is one to the right').toBeVisible();
  await swipe(50);
  await expect(menu).toBeHidden();
});

test('UI-06 UI-07 the account box of a visitor: keyboard, Escape, the way back to this page', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  const opener = page.getByRole('banner').getByRole('button', { name: 'Cuenta' });
  const box = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expect(box).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expect(box).toContainText('Tus pedidos y por dónde van');
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', { name: 'Inicia sesión' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', { name: 'Crear cuenta' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await box.getByRole('link', { name: 'Inicia sesión' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(new URL(page.url()).searchParams.get('redirect') ?? '').pathname).toBe(categoryUrl(category));
});

test('UI-07 a visitor sees no link to orders, wishlist, addresses, an account or settings in any menu, nor in the footer', async ({
  page,
}) => {
  // UI-01 and UI-04 require these in the header for everybody: heart, orders, account. They redirect to sign in.
  const header = ['/mi-cuenta/listadeseos/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/mi-cuenta/'];
  const own = /^\/(mi-cuenta|pedido|ajustes|direcciones|favoritos)/;
  for (const path of ['/', '/menu-mas', '/tiendas']) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const addressesIn = (menus: Locator) =>
      menus.locator('a').evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
    for (const menu of [
      page.locator('#menu-lateral'),
      page.locator('#caja-cuenta'),
      page.locator('footer'),
      page.locator('nav[aria-label="Menú inferior"]'),
      page.locator('nav[aria-label="Secciones"]'),
      ...(path === '/menu-mas' ? [page.locator('main')] : []),
    ]) {
      const addresses = await addressesIn(menu);
      expect(addresses.length, `${path} ${menu}`).toBeGreaterThan(1);
      expect(
        addresses.filter((address) => own.test(address) && !header.includes(address)),
        `${path} ${menu}`,
      ).toEqual([]);
    }
    expect(
      (await addressesIn(page.locator('body'))).filter((address) => own.test(address)),
      path,
    ).toEqual(header);
  }
  for (const href of header) {
    const reply = await page.request.get(href, { maxRedirects: 0 });
    expect(reply.headers().location).toMatch(/\/login\?redirect=/);
  }
});

test('UI-04 the bottom menu marks the page, and the page stays the same for everybody', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
  const menu = page.getByRole('navigation', { name: 'Menú inferior' });
  const category = await largestDepartment(request);
  for (const [path, label] of [
    ['/', 'Inicio'],
    ['/categoria', 'Categorías'],
    [categoryUrl(category), 'Categorías'],
    ['/menu-mas', 'Menú'],
  ] as const) {
    await page.goto(path);
    await expect(menu.locator('[aria-current]')).toHaveText([label]);
  }
  await page.goto('/ajustes');
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
});

test('UI-03 the lower bar marks the current section', async ({ page, isMobile }) => {
  test.skip(isMobile, 'wide screens');
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
