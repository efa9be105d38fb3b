/** Password, two-step sign-in and open sessions, as their customer changes them (RL-05, RT-05, RO-02). */
import type { Browser, Page } from '@playwright/test';
import { desktopUserAgent, expect, phoneUserAgent, test } from '@tianguis/testkit/browser';
import { addCustomer, mailsOf, signInByCall } from '../support/customers/customers.ts';
import { confirmIdentity, fillSignIn, forgetCustomer, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const next = 'lluvia sobre el comal';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => main(page).getByRole('status').first();

/** Ids of a customer's open sessions. */
const openSessions = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      'select id from customer_sessions where customer_id = $1 and ended_at is null order by created_at',
      [customer],
    );
    return rows.map(({ id }) => id);
  });

/** Signs the customer in on another device. The device is known, so the shop asks for no code. */
async function onAnotherDevice(browser: Browser, customer: { id: string; email: string }, userAgent = phoneUserAgent) {
  const known = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('delete from customer_devices where customer_id = $1 returning *', [customer.id]);
    // A new account needs no code.
    await pool.query('update customers set first_signed_in_at = null where id = $1', [customer.id]);
    return rows;
  });
  const context = await browser.newContext({ baseURL: origin, userAgent });
  await signInByCall(context.request, customer.email);
  // Makes the first device known again.
  await withShopDatabase(async ({ pool }) => {
    for (const { token_hash, created_at } of known)
      await pool.query('insert into customer_devices (customer_id, token_hash, created_at) values ($1, $2, $3)', [
        ...[customer.id, token_hash, created_at],
      ]);
  });
  return context;
}

test('RL-05 a new password asks who is there, is judged, and ends the other sessions', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const customer = await addCustomer();
  await openSignedIn(page, customer.email, '/mi-cuenta/seguridad');
  const other = await onAnotherDevice(browser, customer);
  await page.getByRole('link', { name: 'Cambiar contraseña' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/contrasena');
  const field = main(page).getByLabel('Contraseña nueva');
  await expect(field).toHaveAttribute('autocomplete', 'new-password');
  await expect(main(page).getByLabel('Correo de tu cuenta')).toHaveAttribute('autocomplete', 'username');
  const save = page.getByRole('button', { name: 'Guardar contraseña' });
  for (const [typed, sentence] of [
    ['', /Escribe tu contraseña nueva/],
    ['password123', /primeras que alguien probaría/],
    ['corta', /al menos 8 caracteres/],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toBeFocused();
  }
  await field.fill(next);
  await expect(main(page).getByText(/buena$/i)).toBeVisible();
  await save.click();
  await expect(title(page)).toHaveText('Seguridad');
  await expect(notice(page)).toHaveText('Listo: tu contraseña cambió y cerramos tus demás sesiones.');
  await expect(notice(page)).toBeFocused();
  expect(await openSessions(customer.id)).toHaveLength(1);
  expect((await other.request.get('/mi-cuenta/', { maxRedirects: 0 })).status()).toBe(303);
  await other.close();
  expect(await mailsOf(customer.email, 'password-changed')).toBe(1);
  await forgetCustomer(page, /./);
  await page.goto('/login');
  await fillSignIn(page, customer.email, next);
  await expect(page).not.toHaveURL(/\/login/);
});

test('RT-05 two steps by mail are turned on and off, each asking who is there', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/seguridad');
  const isOn = () =>
    withShopDatabase(
      async ({ pool }) => (await pool.query('select two_step from customers where id = $1', [id])).rows[0]?.two_step,
    );
  await page.getByRole('button', { name: 'Activar' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/seguridad');
  expect(await isOn()).toBe(false);
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(notice(page)).toHaveText('Listo: desde ahora te pedimos un código cada vez que entres.');
  await expect(main(page).getByText('Activada', { exact: true })).toBeVisible();
  expect(await isOn()).toBe(true);
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(notice(page)).toHaveText(/ya no te pedimos un código/);
  expect(await isOn()).toBe(false);
});

test('RL-01 open sessions are listed by device, and ended one by one or all at once', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const customer = await addCustomer();
  await openSignedIn(page, customer.email);
  const [phone, computer, tablet] = [
    await onAnotherDevice(browser, customer),
    await onAnotherDevice(browser, customer, desktopUserAgent),
    await onAnotherDevice(browser, customer, 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ];
  await page.goto('/mi-cuenta/seguridad');
  const rows = main(page).getByRole('listitem').filter({ hasText: 'Dirección IP' });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Este dispositivo');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Android' }).last()).toContainText('Visto por última vez el');
  await page.getByRole('button', { name: /^Cerrar la sesión de .*iPad/ }).click();
  await expect(notice(page)).toContainText('Cerramos esa sesión.');
  await expect(rows).toHaveCount(3);
  expect((await tablet.request.get('/mi-cuenta/', { maxRedirects: 0 })).status()).toBe(303);
  expect((await phone.request.get('/mi-cuenta/', { maxRedirects: 0 })).status()).toBe(200);
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(notice(page)).toHaveText('Cerramos 2 sesiones.');
  await expect(rows).toHaveCount(1);
  await expect(main(page)).toContainText('Solo este dispositivo tiene tu sesión abierta.');
  for (const other of [phone, computer])
    expect((await other.request.get('/mi-cuenta/', { maxRedirects: 0 })).status()).toBe(303);
  for (const other of [phone, computer, tablet]) await other.close();
});

test('RL-01 a session that is over by now is told of, and the page stays', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const customer = await addCustomer();
  await openSignedIn(page, customer.email);
  const other = await onAnotherDevice(browser, customer);
  await other.close();
  await page.goto('/mi-cuenta/seguridad');
  await withShopDatabase(async ({ pool }) => {
    const [, later] = await openSessions(customer.id);
    await pool.query('update customer_sessions set ended_at = now() where id = $1', [later]);
  });
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
  await expect(main(page).getByText('Esa sesión ya no está abierta.')).toBeVisible();
  await expect(page).toHaveURL('/mi-cuenta/seguridad');
});
