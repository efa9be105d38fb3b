/** Passkeys in the browser, by Chromium's virtual authenticator: sign-in and confirmation (issue 16, 2). */
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findProduct, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer } from '../support/customers/customers.ts';
import { addPasskeyDevice } from '../support/customers/passkey-device.ts';
import { alerts, enter, enterBy, main, title, unconfirm, withPasskey } from '../support/customers/passkeys.ts';
import {
  confirmIdentity,
  cookiesOf,
  fillSignIn,
  forgetCustomer,
  openSignedIn,
} from '../support/customers/sign-in-pages.ts';
import { passkeysOf } from '../support/customers/stored-passkeys.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';
import { testClient } from '../support/shop/shop-config.ts';

test('issue 16, 2: a passkey is added, named, signs in by the button and by autofill, and is removed', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  const device = await addPasskeyDevice(page);
  await openSignedIn(page, email, '/mi-cuenta/seguridad');
  await expect(main(page)).toContainText('Todavía no tienes ninguna.');
  await page.getByRole('link', { name: 'Agregar una llave' }).click();
  await confirmIdentity(page);
  await expect(title(page)).toHaveText('Agregar una llave de acceso');
  const name = main(page).getByLabel('Nombre de la llave');
  await expect(name).toHaveValue(/Chrome|Android|Chromium/);
  await name.fill('');
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(name).toHaveAccessibleDescription(/Escribe un nombre para esta llave/);
  expect(await device.count()).toBe(0);
  await name.fill('Mi llave');
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText(
    'Listo: desde ahora puedes entrar con tu llave de acceso.',
  );
  expect(await device.count()).toBe(1);
  const row = main(page).getByRole('listitem').filter({ hasText: 'Mi llave' });
  await expect(row).toContainText('Sin usar todavía');
  // The device already has a passkey of this account, and reports that.
  await page.getByRole('link', { name: 'Agregar una llave' }).click();
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(alerts(page).filter({ hasText: /./ })).toHaveText('Este dispositivo ya tiene una llave de tu cuenta.');
  expect(await passkeysOf(id)).toHaveLength(1);

  await device.setPresent(false);
  await forgetCustomer(page);
  await page.goto('/login?redirect=/tiendas');
  await enterBy(page, device);
  await expect(page).toHaveURL('/tiendas');

  // The browser answers with the passkey that was chosen in the autofill, perhaps before the page has loaded
  // completely.
  await forgetCustomer(page);
  await page.goto('/login?redirect=/c/ofertas/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/c/ofertas/');
  await page.goto('/mi-cuenta/seguridad');
  await expect(row).toContainText('Usada por última vez el');

  await row.getByText('Cambiar nombre').click();
  await row.getByLabel('Nombre de la llave').fill('<b>');
  await row.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(row.getByLabel('Nombre de la llave')).toHaveAccessibleDescription(/Usa letras y números/);
  await row.getByLabel('Nombre de la llave').fill('La del teléfono');
  await row.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText('Listo: cambiamos el nombre de la llave.');
  expect(await passkeysOf(id)).toMatchObject([{ name: 'La del teléfono' }]);

  await unconfirm(id);
  const remove = page.getByRole('button', { name: 'Quitar la llave La del teléfono' });
  await remove.click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/seguridad');
  await remove.click();
  await expect(main(page).getByRole('status').first()).toContainText('Quitaste la llave.');
  expect(await passkeysOf(id)).toEqual([]);

  // The passkey is still on the device, but no longer in the shop.
  await device.setPresent(false);
  await forgetCustomer(page);
  await page.goto('/login');
  await enterBy(page, device);
  await expect(alerts(page).filter({ hasText: 'No reconocemos esa llave' }).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
  await device.setPresent(false);
  // The password is still valid.
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('issue 16, 2: a wrong finger, and who goes away, are told of; the form serves as before', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, device } = await withPasskey(page);
  await forgetCustomer(page);
  await page.goto('/login?redirect=/tiendas');
  await device.setVerified(false);
  await main(page).getByLabel('Correo electrónico').fill(email);
  await enterBy(page, device);
  await expect(alerts(page).filter({ hasText: 'No se usó ninguna llave' })).toBeVisible();
  await expect(enter(page)).toBeFocused();
  await expect(main(page).getByLabel('Correo electrónico')).toHaveValue(email);
  await device.setVerified(true);
  await enter(page).click();
  await expect(page).toHaveURL('/tiendas');
});

test('issue 16, 2: who presses the button before the page has loaded is told to press it again', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/Failed to load resource/);
  const { email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/llave-nueva');
  await confirmIdentity(page);
  await expect(title(page)).toHaveText('Agregar una llave de acceso');
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(alerts(page).filter({ hasText: 'La página no había terminado de cargar' })).toBeVisible();
});

test('SS-07 the pending action survives a sign-in by passkey, and is handed over once', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { device } = await withPasskey(page);
  await forgetCustomer(page);
  const product = await findProduct(request, buyable);
  await page.goto(productUrl(product));
  await main(page)
    .getByRole('button', { name: /^Agregar al carrito/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await expect(title(page)).toHaveText('Inicia sesión para agregarlo a tu carrito');
  await enterBy(page, device);
  await expect(page).toHaveURL(new RegExp(productUrl(product)));
  await expect(page.getByRole('status').filter({ hasText: 'Lo agregamos a tu carrito.' })).toBeVisible();
  expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
});

test('AP-04 a client of the realm that waits is led on after a sign-in by passkey', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/401|440|400/);
  const { email, device } = await withPasskey(page);
  await page.request.post('/acciones/salir', { headers: { origin } });
  await page.goto(testClient.page);
  await expect(page.locator('#who')).toHaveText('Nadie');
  await page.evaluate(() => {
    const { keycloak } = window as unknown as { keycloak: { login(options: object): Promise<void> } };
    void keycloak.login({ redirectUri: `${location.origin}/` });
  });
  await expect(page).toHaveURL(/\/login\?interaccion=/);
  await enterBy(page, device);
  await expect(page.locator('#who')).toHaveText(`Eres ${email}`);
});

test('RL-05 a passkey confirms who is there, and the way goes on; a wrong finger does not', { tag: '@phone' }, async ({
  page,
}) => {
  const { id, device } = await withPasskey(page);
  await unconfirm(id);
  await page.goto('/mi-cuenta/contrasena');
  await expect(title(page)).toHaveText('Confirma que eres tú');
  const use = page.getByRole('button', { name: 'Usar mi llave de acceso' });
  await device.setVerified(false);
  await device.setPresent(true);
  await use.click();
  await expect(alerts(page).filter({ hasText: 'No se usó ninguna llave' })).toBeVisible();
  await device.setVerified(true);
  await use.click();
  await expect(page).toHaveURL('/mi-cuenta/contrasena');
  await expect(title(page)).toHaveText('Cambiar contraseña');

  // A customer with only a passkey has no password to type, but a link to create one.
  await withShopDatabase(({ pool }) => pool.query('update customers set password_hash = null where id = $1', [id]));
  await unconfirm(id);
  await page.goto('/mi-cuenta/seguridad');
  await page.getByRole('button', { name: /^Quitar la llave/ }).click();
  await expect(title(page)).toHaveText('Confirma que eres tú');
  await expect(main(page).getByLabel('Contraseña')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Elegir una contraseña' })).toHaveAttribute(
    'href',
    '/recuperar-contrasena/',
  );
  await use.click();
  await expect(page).toHaveURL('/mi-cuenta/seguridad');
  await page.getByRole('button', { name: /^Quitar la llave/ }).click();
  await expect(main(page).getByRole('status').first()).toContainText('tu cuenta no tiene contraseña');
});
