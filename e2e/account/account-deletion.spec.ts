/** Deleting an account, and undoing the deletion (RL-05, AP-07, SS-03). */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { addCustomer, mailedCode, mailsOf } from '../support/customers/customers.ts';
import { addOrderWithoutGoods, cancelOrder } from '../support/customers/orders.ts';
import { confirmIdentity, cookiesOf, fillSignIn, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const marked = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select deletion_requested_at as at from customers where id = $1', [id]);
    return rows[0]?.at as Date | null;
  });
const openSessions = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select 1 from customer_sessions where customer_id = $1 and ended_at is null', [
      id,
    ]);
    return rows.length;
  });
const inWords = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' });

test('RL-05 AP-07 deleting says what goes and what stays, asks who is there, and ends in a page that says how to return', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/privacidad');
  await page.getByRole('link', { name: 'Ver qué se borra' }).click();
  await expect(title(page)).toHaveText('Borrar mi cuenta');
  const notice = await (await page.request.get('/app/v1/delete-account')).json();
  for (const what of notice.data.borra) await expect(main(page)).toContainText(what);
  for (const { que, anios, por } of notice.data.conserva) {
    const row = main(page).getByRole('listitem').filter({ hasText: que });
    await expect(row).toContainText(`Durante ${anios} años`);
    await expect(row).toContainText(por);
  }
  await expect(main(page)).toContainText('Tienes 30 días para cambiar de opinión');
  await expect(page.getByRole('button', { name: 'Borrar mi cuenta' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continuar' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/borrar-cuenta');
  const erase = page.getByRole('button', { name: 'Borrar mi cuenta' });
  await erase.click();
  await expect(main(page).getByLabel(/Entiendo/)).toHaveAccessibleDescription(/Marca la casilla/);
  expect(await marked(id)).toBeNull();
  await main(page)
    .getByLabel(/Entiendo/)
    .check();
  await page.evaluate(() => localStorage.setItem('busquedas', '["tenis"]'));
  await erase.click();
  await expect(page).toHaveURL('/cuenta-borrada');
  await expect(title(page)).toHaveText('Tu cuenta quedó cerrada');
  const at = await marked(id);
  expect(at).not.toBeNull();
  const until = inWords.format(new Date((at as Date).getTime() + 30 * 86_400_000));
  await expect(main(page)).toContainText(`La borraremos el ${until}.`);
  await expect(main(page)).toContainText('inicia sesión con tu correo y tu contraseña');
  expect(await openSessions(id)).toBe(0);
  expect(await mailsOf(email, 'deletion-requested')).toBe(1);
  // SS-03: no data of the session remain here.
  expect([...(await cookiesOf(context)).keys()].sort()).toEqual(['cuenta_borrada', 'dispositivo']);
  expect(await page.evaluate(() => localStorage.getItem('busquedas'))).toBeNull();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Inicia sesión/ })
      .or(page.getByRole('button', { name: 'Cuenta' }))
      .first(),
  ).toBeVisible();
  const again = await page.reload();
  await expect(title(page)).toHaveText('Tu cuenta quedó cerrada');
  expect(again?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(await htmlFaults((await again?.text()) ?? '')).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);

  // A sign-in undoes the deletion.
  await main(page).getByRole('link', { name: 'Recuperar mi cuenta' }).click();
  await fillSignIn(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  expect(await marked(id)).toBeNull();
  expect(await mailsOf(email, 'deletion-withdrawn')).toBe(1);
});

test('RL-05 who has no password deletes by a mailed code', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  await withShopDatabase(({ pool }) => pool.query('update customers set password_hash = null where id = $1', [id]));
  await page.goto('/mi-cuenta/borrar-cuenta');
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await main(page)
    .getByLabel('Código')
    .fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await main(page)
    .getByLabel(/Entiendo/)
    .check();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page).toHaveURL('/cuenta-borrada');
  expect(await marked(id)).not.toBeNull();
});

test('RL-05 AF-07 what is not settled is named in place, and the form works once it is settled', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  const number = await addOrderWithoutGoods(id);
  await openSignedIn(page, email, '/mi-cuenta/confirmar?redirect=/mi-cuenta/borrar-cuenta');
  await confirmIdentity(page);
  const box = main(page).getByLabel(/Entiendo/);
  await box.check();
  const erase = page.getByRole('button', { name: 'Borrar mi cuenta' });
  await erase.click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Todavía no podemos borrar tu cuenta' })).toBeVisible();
  const row = main(page).getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('espera tu pago');
  await expect(box).toBeChecked();
  expect(await marked(id)).toBeNull();
  // Where the page begins, the menu at the bottom covers no link.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityViolations(page)).toEqual([]);
  await cancelOrder(number);
  await erase.click();
  await expect(page).toHaveURL('/cuenta-borrada');
  expect(await marked(id)).not.toBeNull();
});

test('SS-03 another tab of a deleted account leaves the page of its customer', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email);
  const other = await context.newPage();
  await other.goto('/mi-cuenta/mis-datos');
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.goto('/mi-cuenta/confirmar?redirect=/mi-cuenta/borrar-cuenta');
  await confirmIdentity(page);
  await main(page)
    .getByLabel(/Entiendo/)
    .check();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page).toHaveURL('/cuenta-borrada');
  await expect(other).toHaveURL('/');
});
