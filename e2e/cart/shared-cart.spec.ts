/**
 * Links that put products into a cart, in the browser (RT-16, SC-01 to SC-07). `requests/account/shared-cart.test.ts`
 * tests the links without JavaScript, links that cannot be used, and sharing the own cart.
 */
import type { Page } from '@playwright/test';
import { sharedCartKinds } from '@tianguis/domain/cart';
import { accessibilityViolations, accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { linkTo, twoProducts, uses } from '../support/customers/shared-carts.ts';
import { fillSignIn } from '../support/customers/sign-in-pages.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => main(page).getByRole('region', { name: /^Agregamos / });

test('SC-01 SC-03 an affiliate’s link leads a visitor to sign in and back, and then into the cart; it can be taken back', {
  tag: '@phone',
}, async ({ page }) => {
  const products = await twoProducts(page.request);
  const { email } = await addCustomer();
  const link = linkTo('afiliados', products, 2);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(redirect).toBe(new URL(link, page.url()).href);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/carrito\/detalle\?compartido=[\da-f-]{36}$/);
  await expect(note(page)).toContainText('Agregamos 2 productos de tu enlace.');
  for (const { title: name } of products) await expect(note(page)).toContainText(`${name} (2 piezas)`);
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toContainText('4');
  expect(await uses(email)).toEqual({ uses: 1, tags: 1, clicks: 0 });
  expect(await accessibilityViolations(page)).toEqual([]);
  await note(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(main(page).getByText('Listo: quitamos de tu carrito lo que llegó con el enlace.')).toBeVisible();
  await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
});

for (const [index, kind] of sharedCartKinds.filter((one) => one !== 'afiliados').entries())
  test(`SC-02 /${kind}: a visitor sees a modal with the ways in, which keep the redirect`, {
    tag: index % 2 === 0 ? '@phone' : '@desktop',
  }, async ({ page }) => {
    const products = await twoProducts(page.request);
    const link = linkTo(kind, products);
    await page.goto(link);
    const modal = page.getByRole('dialog', { name: 'A un paso de que sea tuyo!' });
    await expect(modal).toContainText('Por favor, inicia sesión para continuar.');
    const back = encodeURIComponent(new URL(link, page.url()).href);
    await expect(modal.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `/login?redirect=${back}`,
    );
    await expect(modal.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
      'href',
      `/registro?redirect=${back}`,
    );
    // The modal is the same for each kind of link, so each device checks it once.
    if (index < 2) expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    // A visitor can see the products of the link before the sign-in.
    for (const { title: name } of products) await expect(main(page).getByRole('link', { name })).toBeVisible();
    const { email } = await addCustomer();
    await main(page).getByRole('link', { name: 'Inicia sesión para agregarlos' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, email);
    await expect(page).toHaveURL(/\/carrito\/detalle\?compartido=[\da-f-]{36}$/);
    await expect(note(page)).toBeVisible();
    // "Back" does not lead to the page that adds the products.
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(`/${kind}/`));
    expect(await uses(email)).toEqual({ uses: 1, tags: 0, clicks: kind === 'livestream' ? 1 : 0 });
  });

test('SC-03 an expired access token is refreshed first', { tag: '@phone' }, async ({ page, context }) => {
  const products = await twoProducts(page.request);
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  const cookies = await context.cookies();
  const expiry = cookies.find(({ name }) => name === 'access_token_expira');
  const access = cookies.find(({ name }) => name === 'access_token');
  if (!expiry || !access) throw new Error('The session has its cookies.');
  await context.addCookies([
    { ...expiry, value: '1' },
    { ...access, value: 'no.es.una' },
  ]);
  await page.goto(linkTo('referidos', products), { waitUntil: 'commit' });
  await expect(note(page)).toBeVisible();
  expect((await uses(email)).uses).toBe(1);
});

test('who opens their own link is shown what others see, and nothing is added', { tag: '@phone' }, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto(linkTo('external_cart', await twoProducts(page.request)), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/compartido=/);
  await page.goto('/carrito/compartir');
  await main(page).getByRole('button', { name: 'Crear un enlace' }).click();
  await page.goto(await main(page).getByLabel('Enlace de tu carrito').inputValue());
  await hydrated(page);
  await expect(main(page).getByText('Este es tu enlace: así lo ve quien lo abre.')).toBeVisible();
  expect((await uses(email)).uses).toBe(1);
});

test.describe('UI-14 SC-04 links that cannot be used', () => {
  test('the page of an affiliate has no accessibility violations', { tag: '@phone' }, async ({ page, problems }) => {
    problems.expect(/404/);
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto('/afiliados/nada');
    await expect(title(page)).toHaveText('No hay inventario disponible!');
    expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  });

  test('a call that fails: the unavailable page, with another try', { tag: '@phone' }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    await signInByCall(page.request, (await addCustomer()).email);
    await page.route('**/acciones/carrito-compartido/respuesta', (route) => route.abort());
    await page.goto(linkTo('referidos', await twoProducts(page.request)));
    await expect(title(page)).toHaveText('Carrito no disponible');
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle('Carrito no disponible');
    await page.unroute('**/acciones/carrito-compartido/respuesta');
    await main(page).getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(note(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SC-02 the modal is an open sheet with the ways in', { tag: '@phone' }, async ({ page }) => {
    await page.goto(linkTo('livestream', await twoProducts(page.request)));
    const sheet = page.getByRole('dialog', { name: 'A un paso de que sea tuyo!' });
    await expect(sheet.getByRole('link', { name: 'Iniciar sesión' })).toBeInViewport();
  });
});
