/** Password, two-step sign-in and open sessions without JavaScript (RL-05, RT-05, RL-01). */

import { desktopUserAgent, phoneUserAgent } from '@tianguis/testkit/documents';
import { addCustomer, mailsOf } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { onAnotherDevice, openSessionsOf } from '../client/other-devices.ts';
import type { PlainBrowser } from '../client/plain-browser.ts';
import { confirmIdentity, fillSignIn, signedIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const next = 'lluvia sobre el comal';
const notice = ({ page }: PlainBrowser) => page.main.all('[role="status"]')[0]?.text ?? '';
const status = async (client: PlainBrowser['client']) =>
  (await client.get('/mi-cuenta/', { maxRedirects: 0 })).status();

test('RL-05 a new password asks who is there, is judged, and ends the other sessions', async () => {
  const customer = await addCustomer();
  const browser = await signedIn(customer.email, '/mi-cuenta/seguridad');
  const other = await onAnotherDevice(customer);
  await browser.follow('Cambiar contraseña');
  let page = await confirmIdentity(browser);
  expect(browser.address).toBe('/mi-cuenta/contrasena');
  const label = 'Contraseña nueva';
  expect(page.field(label).attribute('autocomplete')).toBe('new-password');
  expect(page.field('Correo de tu cuenta').attribute('autocomplete')).toBe('username');
  for (const [typed, sentence] of [
    ['', /Escribe tu contraseña nueva/],
    ['password123', /primeras que alguien probaría/],
    ['corta', /al menos 8 caracteres/],
  ] as const) {
    page = await browser.submit('Guardar contraseña', { [label]: typed });
    expect(page.descriptionOf(page.field(label))).toMatch(sentence);
    expect(page.field(label).has('autofocus')).toBe(true);
  }
  page = await browser.submit('Guardar contraseña', { [label]: next });
  expect(page.h1).toBe('Seguridad');
  expect(notice(browser)).toBe('Listo: tu contraseña cambió y cerramos tus demás sesiones.');
  expect(await openSessionsOf(customer.id)).toHaveLength(1);
  expect(await status(other)).toBe(303);
  expect(await mailsOf(customer.email, 'password-changed')).toBe(1);
  browser.client.cookies.clear();
  await browser.open('/login');
  await fillSignIn(browser, customer.email, next);
  expect(browser.address).not.toMatch(/\/login/);
});

test('RT-05 two steps by mail are turned on and off, each asking who is there', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/seguridad');
  const isOn = () =>
    withShopDatabase(
      async ({ pool }) => (await pool.query('select two_step from customers where id = $1', [id])).rows[0]?.two_step,
    );
  await browser.submit('Activar');
  await confirmIdentity(browser);
  expect(browser.address).toBe('/mi-cuenta/seguridad');
  expect(await isOn()).toBe(false);
  const page = await browser.submit('Activar');
  expect(notice(browser)).toBe('Listo: desde ahora te pedimos un código cada vez que entres.');
  expect(page.main.text).toContain('Activada');
  expect(await isOn()).toBe(true);
  await browser.submit('Desactivar');
  expect(notice(browser)).toMatch(/ya no te pedimos un código/);
  expect(await isOn()).toBe(false);
});

test('RL-01 open sessions are listed by device, and ended one by one or all at once', async () => {
  const customer = await addCustomer();
  const browser = await signedIn(customer.email, '/mi-cuenta/');
  const tabletUserAgent = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const phone = await onAnotherDevice(customer, phoneUserAgent);
  const computer = await onAnotherDevice(customer, desktopUserAgent);
  const tablet = await onAnotherDevice(customer, tabletUserAgent);
  await browser.open('/mi-cuenta/seguridad');
  const rows = () => browser.page.main.all('li').filter(({ text }) => text.includes('Dirección IP'));
  expect(rows()).toHaveLength(4);
  expect(rows()[0]?.text).toContain('Este dispositivo');
  expect(rows()[0]?.count('button')).toBe(0);
  expect(rows().findLast(({ text }) => text.includes('Android'))?.text).toContain('Visto por última vez el');
  await browser.submit(/^Cerrar la sesión de .*iPad/);
  expect(notice(browser)).toContain('Cerramos esa sesión.');
  expect(rows()).toHaveLength(3);
  expect(await status(tablet)).toBe(303);
  expect(await status(phone)).toBe(200);
  await browser.submit('Cerrar todas las demás');
  expect(notice(browser)).toBe('Cerramos 2 sesiones.');
  expect(rows()).toHaveLength(1);
  expect(browser.page.main.text).toContain('Solo este dispositivo tiene tu sesión abierta.');
  for (const other of [phone, computer]) expect(await status(other)).toBe(303);
});

test('RL-01 a session that is over by now is told of, and the page stays', async () => {
  const customer = await addCustomer();
  const browser = await signedIn(customer.email, '/mi-cuenta/');
  await onAnotherDevice(customer);
  await browser.open('/mi-cuenta/seguridad');
  await withShopDatabase(async ({ pool }) => {
    const [, later] = await openSessionsOf(customer.id);
    await pool.query('update customer_sessions set ended_at = now() where id = $1', [later]);
  });
  const page = await browser.submit(/^Cerrar la sesión de/);
  expect(browser.reply.status()).toBe(404);
  expect(page.main.text).toContain('Esa sesión ya no está abierta.');
  expect(browser.address).toBe('/mi-cuenta/seguridad');
});
