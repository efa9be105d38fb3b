/** The authenticator app, from its set-up to a sign-in by a recovery code (issue 16, 2; RT-05, SS-02). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityViolationsInBothThemes, expect, test } from '@tianguis/testkit/browser';
import { addCustomer, mailsOf } from '../support/customers/customers.ts';
import {
  confirmIdentity,
  fillSignIn,
  forgetCustomer,
  openSignedIn,
  signIn,
} from '../support/customers/sign-in-pages.ts';
import { totp } from '../support/customers/totp.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const path = '/mi-cuenta/app-de-autenticacion';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => main(page).getByLabel('Código de seis dígitos');
const shownSecret = async (page: Page) =>
  (
    (await main(page)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? ''
  ).replaceAll(/\s/g, '');
const shownCodes = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allInnerTexts();

/** Sets the app up in the open page. */
async function setUp(page: Page, { later = 0 } = {}): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click();
  const secret = await shownSecret(page);
  await field(page).fill(totp(secret, later));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeVisible();
  return { secret, codes: await shownCodes(page) };
}

test('issue 16, 2: an app is set up, asked at the sign-in, and turned off', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/seguridad');
  await page.getByRole('link', { name: 'Configurar' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click();
  const qr = main(page).getByRole('img', { name: /^Código QR con la clave/ });
  await expect(qr).toBeVisible();
  expect(await qr.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  const secret = await shownSecret(page);
  await expect(page.getByRole('link', { name: 'Abrir mi app en este dispositivo' })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/Escribe el código de seis dígitos/);
  const wrong = totp(secret) === '000000' ? '111111' : '000000';
  await field(page).fill(wrong);
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/El código no es correcto/);
  await expect(field(page)).toBeFocused();
  // The secret has not changed, so the scanned one is valid.
  expect(await shownSecret(page)).toBe(secret);
  const code = totp(secret);
  await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeVisible();
  const codes = await shownCodes(page);
  expect(new Set(codes).size).toBe(10);
  await page.getByRole('link', { name: 'Ya los guardé' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Listo: tu app de autenticación está activada.');
  await expect(main(page)).toContainText('Te quedan 10 códigos de recuperación.');
  expect(await mailsOf(email, 'authenticator-added')).toBe(1);

  // A known device also needs a code of the app.
  await forgetCustomer(page);
  await page.goto('/login?redirect=/tiendas');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/autorizar\?redirect=%2Ftiendas$/);
  await expect(main(page)).toContainText('tu app de autenticación');
  await expect(page.getByRole('button', { name: 'Enviar otro código' })).toHaveCount(0);
  await main(page).getByLabel('Código').fill(totp(secret, 1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/tiendas');

  await page.goto(path);
  await confirmIdentity(page);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Listo: desactivaste tu app de autenticación.');
  await forgetCustomer(page);
  await signIn(page, email, '/tiendas');
  await expect(page).toHaveURL('/tiendas');
});

// `requests/account/authenticator.test.ts` proves that a code serves once.
test('issue 16, 2: a recovery code is typed as it was written down', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  const { email } = await addCustomer();
  await openSignedIn(page, email, path);
  await confirmIdentity(page);
  const { codes } = await setUp(page);
  const [code = ''] = codes;
  await forgetCustomer(page);
  await page.goto('/login?redirect=/tiendas');
  await fillSignIn(page, email);
  await page.getByRole('link', { name: 'No tengo mi app: usar un código de recuperación' }).click();
  await expect(page).toHaveURL(/\/autorizar\?redirect=%2Ftiendas&modo=recuperacion$/);
  const recovery = main(page).getByLabel('Código de recuperación');
  await expect(recovery).toHaveAttribute('inputmode', 'text');
  await expect(recovery).toHaveAttribute('autocapitalize', 'none');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(recovery).toHaveAccessibleDescription(/Escribe uno de tus códigos de recuperación/);
  await expect(page.getByRole('link', { name: 'Usar el código de mi app' })).toBeVisible();
  // Keyboards of phones capitalise the first letter and append a space.
  await recovery.pressSequentially(`${code.toUpperCase()} `);
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/tiendas');
  expect(await mailsOf(email, 'recovery-code-used')).toBe(1);
});

test('issue 16, 2: new recovery codes take the place of the old ones, and are a file to keep', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, path);
  await confirmIdentity(page);
  const { codes: before } = await setUp(page);
  await withShopDatabase(({ pool }) =>
    pool.query(
      'delete from recovery_codes where ctid in (select ctid from recovery_codes where customer_id = $1 limit 8)',
      [id],
    ),
  );
  await page.goto('/mi-cuenta/seguridad');
  await expect(main(page)).toContainText('Te quedan 2 códigos de recuperación.');
  await page.getByRole('link', { name: 'Administrar' }).click();
  await page.getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await expect(main(page)).toContainText('Los de antes ya no sirven.');
  const codes = await shownCodes(page);
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => before.includes(code))).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  const text = await readFile(await file.path(), 'utf8');
  for (const code of codes) expect(text).toContain(code);
  for (const name of ['Copiar', 'Imprimir']) await expect(page.getByRole('button', { name })).toHaveCount(1);
  // A reload shows no codes, since they are shown only once.
  await page.goto(path);
  expect(await shownCodes(page)).toEqual([]);
});

test('issue 16, 2: recovery codes are copied, and what took the place of a button has the focus', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await addCustomer();
  await openSignedIn(page, email, path);
  await confirmIdentity(page);
  const { codes } = await setUp(page);
  await expect(main(page).getByRole('status').first()).toBeFocused();
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Copiados' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  // The printed page has the codes and no menus.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page).getByText(codes[0] ?? '')).toBeVisible();
});

// `every-page/visit.spec.ts` checks the page before the set-up.
test('issue 16, 2: the pages have no accessibility violations, in both themes', { tag: '@desktop' }, async ({
  page,
  problems,
}) => {
  problems.expect(/422/);
  const { email } = await addCustomer();
  const check = async () =>
    expect(await accessibilityViolationsInBothThemes(page), (await title(page).textContent()) ?? '').toEqual([]);
  await openSignedIn(page, email, path);
  await confirmIdentity(page);
  await expect(page).toHaveURL(path);
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click();
  await expect(field(page)).toBeVisible();
  await check();
  const secret = await shownSecret(page);
  await field(page).fill(totp(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Ya los guardé' })).toBeVisible();
  await check();
  await page.goto(path);
  await check();
  await page.goto('/mi-cuenta/seguridad');
  await check();
  await forgetCustomer(page);
  await page.goto('/login');
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/autorizar/);
  await check();
  await page.getByRole('link', { name: /usar un código de recuperación/ }).click();
  await expect(main(page).getByLabel('Código de recuperación')).toBeVisible();
  await check();
});
