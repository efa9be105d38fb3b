/** Passkeys are offered to those who can use them, and their pages are accessible (issue 16, 2). */
import type { Page } from '@playwright/test';
import { accessibilityViolationsInBothThemes, expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { addPasskeyDevice } from '../support/customers/passkey-device.ts';
import { enter, main, title, unconfirm, withPasskey } from '../support/customers/passkeys.ts';
import { confirmIdentity, cookiesOf, fillSignIn, forgetCustomer, signIn } from '../support/customers/sign-in-pages.ts';
import { storePasskey } from '../support/customers/stored-passkeys.ts';

test('issue 16, 2: a passkey is offered once signed in, in nobody’s way, and not again for 30 days', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await addPasskeyDevice(page);
  await signIn(page, email, '/tiendas');
  await expect(page).toHaveURL('/tiendas');
  const offer = page.getByRole('heading', { name: 'Entra más rápido la próxima vez' });
  await expect(offer).toHaveCount(0);
  await page.goto('/mi-cuenta/');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear mi llave' })).toHaveAttribute('href', '/mi-cuenta/llave-nueva');
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(offer).toHaveCount(0);
  const later = (await cookiesOf(context)).get('llave_despues');
  expect((later?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(29.9 * 86_400);
  expect((later?.expires ?? 0) - Date.now() / 1_000).toBeLessThan(30.1 * 86_400);
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, email);
  await expect(title(page)).toHaveText('¡Hola, Guadalupe!');
  await expect(offer).toHaveCount(0);
});

test('issue 16, 2: who has a passkey, and a device without any, are offered none', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { email } = await withPasskey(page);
  const offer = (where: Page) => where.getByRole('heading', { name: 'Entra más rápido la próxima vez' });
  await page.goto('/mi-cuenta/');
  await expect(title(page)).toHaveText('¡Hola, Guadalupe!');
  await expect(offer(page)).toHaveCount(0);
  const other = await browser.newContext();
  await signInByCall(other.request, (await addCustomer()).email);
  const plain = await other.newPage();
  await plain.goto('/mi-cuenta/');
  await expect(title(plain)).toHaveText('¡Hola, Guadalupe!');
  await expect(offer(plain)).toHaveCount(0);
  await other.close();
  expect(email).toContain('@');
});

test.describe('a browser without WebAuthn', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    }),
  );

  test('issue 16, 2: is offered no passkey, is told why, and nothing moves', { tag: '@desktop' }, async ({ page }) => {
    const { id, email } = await addCustomer();
    const shifts = await watchLayoutShifts(page);
    await page.goto('/login?redirect=/mi-cuenta/seguridad');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(enter(page)).toHaveCount(0);
    expect(await shifts()).toEqual([]);
    await fillSignIn(page, email);
    await expect(main(page)).toContainText('Este navegador no tiene llaves de acceso.');
    await expect(page.getByRole('link', { name: 'Agregar una llave' })).toHaveCount(0);
    await storePasskey(id, 'Otra', false);
    await page.goto('/mi-cuenta/llave-nueva');
    await expect(page.getByRole('button', { name: 'Usar mi llave de acceso' })).toHaveCount(0);
    await expect(main(page)).toContainText('Este navegador no tiene llaves de acceso.');
    await confirmIdentity(page);
    await expect(page.getByRole('button', { name: 'Crear la llave' })).toHaveCount(0);
    await expect(main(page)).toContainText('Este navegador no tiene llaves de acceso.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('issue 16, 2: the page of a new passkey says why it has no button', { tag: '@desktop' }, async ({ page }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto('/mi-cuenta/llave-nueva');
    await confirmIdentity(page);
    await expect(page.getByRole('button', { name: 'Crear la llave' })).toHaveCount(0);
    // The text is found by a selector, since Playwright leaves `noscript` out of texts and roles although the browser
    // shows it.
    await expect(page.locator('main noscript p')).toHaveText(/Las llaves de acceso necesitan JavaScript/);
    await expect(page.locator('main noscript p')).toBeVisible();
  });
});

test('issue 16, 2: the pages have no accessibility violations in both themes, and go by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, device } = await withPasskey(page);
  const check = async () => expect(await accessibilityViolationsInBothThemes(page), page.url()).toEqual([]);
  await check();
  await main(page).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Nombre de la llave')).toBeVisible();
  await check();
  await page.goto('/mi-cuenta/llave-nueva');
  await check();
  await unconfirm(id);
  await page.goto('/mi-cuenta/llave-nueva');
  await expect(page.getByRole('button', { name: 'Usar mi llave de acceso' })).toBeVisible();
  await check();
  await forgetCustomer(page);
  await page.goto('/login?redirect=/tiendas');
  await expect(enter(page)).toBeVisible();
  await check();
  await enter(page).focus();
  await device.setPresent(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tiendas');
});
