/** The menus and the account box of a customer, and how they look after the sign-out (UI-05 to UI-07, SS-03). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { swipe } from '../support/page/touch.ts';

/** UI-07: links for signed-in customers only. */
const own = [
  ['Mi cuenta', '/mi-cuenta/'],
  ['Mis pedidos', '/mi-cuenta/mis-pedidos/dias=30/pagina=1'],
  ['Mis favoritos', '/mi-cuenta/listadeseos/'],
  ['Mis direcciones', '/mi-cuenta/direcciones-envio/'],
  ['Ajustes', '/ajustes'],
];
/** Links for visitors only. */
const forVisitors = /^(Inicia sesión|Crear cuenta)$/;

const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent?.trim() ?? '', one.getAttribute('href')]));

const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menú' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Abrir menú' }).click();
const box = (page: Page) => page.getByRole('dialog', { name: 'Tu cuenta' });
/** The button of the account box, whatever its name. */
const boxOpener = (page: Page) => page.locator('button[popovertarget="caja-cuenta"]');

test('UI-05 UI-07 the side menu of a customer: name, e-mail, own links, switch, swipe; gone after its sign-out', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/tiendas');
  const menu = sideMenu(page);
  await openMenu(page);
  await expect(menu.getByText('¡Hola, Guadalupe!')).toBeVisible();
  await expect(menu.getByText(email)).toBeVisible();
  expect((await linksOf(menu)).slice(0, own.length)).toEqual(own);
  await expect(menu.getByRole('link', { name: forVisitors })).toHaveCount(0);
  const toggle = menu.getByRole('switch', { name: 'Modo oscuro' });
  const before = await toggle.getAttribute('aria-checked');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  await swipe(page, 50);
  await expect(menu).toBeHidden();
  await openMenu(page);
  await menu.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await openMenu(page);
  await expect(menu.getByText('¡Hola!', { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
  await expect(menu).not.toContainText('Guadalupe');
  for (const [name = ''] of own) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('UI-06 the account box of a customer has its account, its orders and the sign-out; gone after that', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/tiendas');
  await boxOpener(page).click();
  await expect(box(page).getByText('¡Hola, Guadalupe!')).toBeVisible();
  await expect(box(page).getByText(email)).toBeVisible();
  expect(await linksOf(box(page))).toEqual([
    ['Entrar a mi cuenta', '/mi-cuenta/'],
    ['Revisar mis pedidos', '/mi-cuenta/mis-pedidos/dias=30/pagina=1'],
  ]);
  await expect(box(page).getByRole('button')).toHaveText(['Cerrar sesión']);
  await box(page).getByRole('button').click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(boxOpener(page)).toHaveText('Cuenta');
  await boxOpener(page).click();
  await expect(box(page).getByRole('link')).toHaveText(['Inicia sesión', 'Crear cuenta']);
  await expect(box(page)).not.toContainText(email);
});

test('RT-21 UI-07 "Menú" has the own links of a customer, and no way to sign in', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/menu-mas');
  const account = page.getByRole('main').getByRole('region', { name: 'Tu cuenta' });
  await expect(account.getByRole('link', { name: 'Mi cuenta' })).toBeVisible();
  expect(await linksOf(account)).toEqual(own);
  // The customer signs out in another tab: this page remains, as a visitor sees it.
  const other = await page.context().newPage();
  await other.goto('/mi-cuenta/');
  await other.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(other).toHaveURL('/');
  await expect(account.getByRole('link')).toHaveText(['Inicia sesión', 'Crear cuenta']);
  await expect(page).toHaveURL('/menu-mas');
});

// The menu of UI-06 is for wide screens, the menu of UI-05 for phones. Both menus open without scripts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-05 UI-06 UI-07 the menus of a page of the customer are theirs before any script', async ({
    page,
    isMobile,
  }) => {
    const { email } = await addCustomer();
    await signInByCall(page.request, email);
    await page.goto('/mi-cuenta/');
    if (isMobile) await openMenu(page);
    else await boxOpener(page).click();
    const open = isMobile ? sideMenu(page) : box(page);
    await expect(open.getByText('¡Hola, Guadalupe!')).toBeVisible();
    await expect(open.getByText(email)).toBeVisible();
    const links = await linksOf(open);
    if (isMobile) expect(links.slice(0, own.length)).toEqual(own);
    else expect(links.map(([name]) => name)).toEqual(['Entrar a mi cuenta', 'Revisar mis pedidos']);
    await open.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL('/');
    if (isMobile) await openMenu(page);
    else await boxOpener(page).click();
    await expect(open.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
    await expect(open).not.toContainText(email);
  });
});
