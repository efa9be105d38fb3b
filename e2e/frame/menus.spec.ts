/** The menus of every page and the account box (UI-04 to UI-07, RT-21). */
import type { Locator } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';
import { swipe } from '../support/page/touch.ts';

test('UI-05 BL-02 the side menu of a visitor opens, and a left swipe of 50 px closes it', { tag: '@phone' }, async ({
  page,
}) => {
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
  await swipe(page, 49);
  await expect(menu).toBeVisible();
  await swipe(page, 60, 200);
  await expect(menu, 'a scroll that strays is no swipe').toBeVisible();
  await swipe(page, -80);
  await expect(menu, 'nor is one to the right').toBeVisible();
  await swipe(page, 50);
  await expect(menu).toBeHidden();
});

test('UI-06 UI-07 the account box of a visitor: keyboard, Escape, the way back to this page', {
  tag: '@desktop',
}, async ({ page, request }) => {
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
  // UI-01 and UI-04 require these links in the header for everybody: wishlist, orders, account. The links redirect
  // visitors to the sign-in.
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

test('UI-04 the bottom menu marks the page, and the page stays the same for everybody', { tag: '@phone' }, async ({
  page,
  request,
}) => {
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

test('RT-21 UI-07 "Menú": groups with headings, no link that needs an account for visitors, theme switch', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/menu-mas');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Menú');
  for (const group of ['Tu cuenta', 'Comprar', 'Este dispositivo', 'Ayuda', 'Legales']) {
    await expect(main.getByRole('region', { name: group }).getByRole('heading', { name: group })).toBeVisible();
  }
  for (const name of ['Inicia sesión', 'Crear cuenta', 'Todas las categorías', 'Ofertas', 'Aviso de privacidad']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(main.locator('a[href^="/mi-cuenta"], a[href^="/pedido"], a[href^="/ajustes"]')).toHaveCount(0);
  const toggle = main.getByRole('switch', { name: 'Modo oscuro' });
  const before = await toggle.getAttribute('aria-checked');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
});
