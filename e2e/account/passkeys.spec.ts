/** Passkeys in the browser, by Chromium's virtual authenticator: sign-in, confirmation, management (issue 16, 2). */
import type { Page } from '@playwright/test';
import { accessibilityViolationsOfWhole, expect, test, watchLayoutShifts } from '@tianguis/testkit/browser';
import { createTestPasskey } from '../../apps/api/src/modules/accounts/testing/test-passkey.ts';
import { buyable, findProduct, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, mailedCode, password, signInByCall } from '../support/customers/customers.ts';
import { addPasskeyDevice, type PasskeyDevice } from '../support/customers/passkey-device.ts';
import { hydrated } from '../support/customers/sessions.ts';
import {
  confirmIdentity,
  cookiesOf,
  fillSignIn,
  forgetCustomer,
  openSignedIn,
  signIn,
} from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';
import { testClient } from '../support/shop/shop-config.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const enter = (page: Page) => page.getByRole('button', { name: 'Entrar con una llave de acceso' });
const alerts = (page: Page) => main(page).getByRole('alert');

/** Signs a customer in, with a passkey on a device whose user does not answer yet. */
async function withPasskey(page: Page) {
  const customer = await addCustomer();
  const device = await addPasskeyDevice(page);
  await openSignedIn(page, customer.email, '/mi-cuenta/llave-nueva');
  await confirmIdentity(page);
  await expect(title(page)).toHaveText('Agregar una llave de acceso');
  await hydrated(page);
  await page.getByRole('button', { name: 'Crear la llave' }).click();
  await expect(page).toHaveURL(/\/seguridad\?listo=llave$/);
  await device.setPresent(false);
  return { ...customer, device };
}

/** Presses the button while the user answers. */
async function enterBy(page: Page, device: PasskeyDevice) {
  await expect(enter(page)).toBeVisible();
  await hydrated(page);
  await device.setPresent(true);
  await enter(page).click();
}

const passkeysOf = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; name: string }>(
      'select id, name from passkeys where customer_id = $1 order by created_at',
      [customer],
    );
    return rows;
  });
const unconfirm = (customer: string) =>
  withShopDatabase(({ pool }) =>
    pool
      .query("update customer_sessions set confirmed_at = now() - interval '1 day' where customer_id = $1", [customer])
      .then(() => undefined),
  );

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

/**
 * Without a PIN, Chromium creates no passkey that is enough for a sign-in. Others do; a test of the API covers those.
 */
test('SS-02 a key that did not verify its user is like a password: a mailed code goes on', { tag: '@desktop' }, async ({
  page,
}) => {
  const { email } = await addCustomer();
  const key = createTestPasskey({ origin });
  const send = async (path: string, form: Record<string, string>) =>
    (await page.request.post(path, { form, headers: { origin } })).json();
  await signInByCall(page.request, email);
  await send('/mi-cuenta/confirmar/respuesta', { contrasena: password, volver: '/mi-cuenta/' });
  const add = { nombre: 'Sin PIN' };
  const asked = await send('/mi-cuenta/llave-nueva/respuesta', add);
  const made = JSON.stringify(key.create(JSON.parse(asked.values.opciones), { isVerified: false }));
  expect(await send('/mi-cuenta/llave-nueva/respuesta', { ...add, respuesta: made })).toMatchObject({ status: 'done' });
  await page.context().clearCookies();
  const back = { volver: '/tiendas' };
  const { values } = await send('/login/llave', back);
  const used = JSON.stringify(key.get(JSON.parse(values.opciones), { isVerified: false }));
  const answer = { ...back, ficha: values.ficha, respuesta: used };
  const { values: led } = await send('/login/llave', answer);
  expect(led.ir).toBe('/autorizar?redirect=%2Ftiendas');
  // Options are valid for one answer.
  expect(await send('/login/llave', answer)).toMatchObject({ status: 'failed' });
  await page.goto(led.ir);
  await main(page)
    .getByLabel('Código')
    .fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
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

test('issue 16, 2: a passkey is offered once signed in, in nobody’s way, and not again for 30 days', async ({
  page,
  context,
}) => {
  const { email } = await addCustomer();
  await addPasskeyDevice(page);
  await signIn(page, email, '/tiendas');
  await expect(page).toHaveURL('/tiendas');
  const offer = page.getByRole('heading', { name: 'Entra más rápido la próxima vez' });
  await expect(offer).toHaveCount(0);
  await page.goto('/mi-cuenta/');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear mi llave' })).toHaveAttribute('href', '/mi-cuenta/llave-nueva');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityViolationsOfWhole(page), colorScheme).toEqual([]);
  }
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

  test('issue 16, 2: is offered no passkey, is told why, and nothing moves', async ({ page }) => {
    const { id, email } = await addCustomer();
    const shifts = await watchLayoutShifts(page);
    await page.goto('/login?redirect=/mi-cuenta/seguridad');
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await expect(enter(page)).toHaveCount(0);
    expect(await shifts()).toEqual([]);
    await fillSignIn(page, email);
    await expect(main(page)).toContainText('Este navegador no tiene llaves de acceso.');
    await expect(page.getByRole('link', { name: 'Agregar una llave' })).toHaveCount(0);
    await withShopDatabase(({ pool }) =>
      pool.query(
        `insert into passkeys (customer_id, credential_id, public_key, counter, transports, name, is_backed_up)
          values ($1, $2, $3, 0, '{}', 'Otra', false)`,
        [id, `x${id}`, Buffer.from('x')],
      ),
    );
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

  test('issue 16, 2: there is no button that does nothing; the offer can be put off, and keys be removed', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const { id, email } = await addCustomer();
    await context.addCookies([{ name: 'llaves_aqui', value: '1', url: origin }]);
    await page.goto('/login');
    await expect(enter(page)).toHaveCount(0);
    await signIn(page, email);
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(page).toHaveURL('/mi-cuenta/');
    await expect(page.getByRole('button', { name: 'Ahora no' })).toHaveCount(0);
    await page.goto('/mi-cuenta/llave-nueva');
    await confirmIdentity(page);
    await expect(page.getByRole('button', { name: 'Crear la llave' })).toHaveCount(0);
    // The text is found by a selector, since Playwright leaves `noscript` out of texts and roles although the browser
    // shows it.
    await expect(page.locator('main noscript p')).toHaveText(/Las llaves de acceso necesitan JavaScript/);
    await expect(page.locator('main noscript p')).toBeVisible();
    await withShopDatabase(({ pool }) =>
      pool.query(
        `insert into passkeys (customer_id, credential_id, public_key, counter, transports, name, is_backed_up)
          values ($1, $2, $3, 0, '{}', 'Otra', true)`,
        [id, `x${id}`, Buffer.from('x')],
      ),
    );
    await page.goto('/mi-cuenta/seguridad');
    await expect(main(page)).toContainText('Sincronizada');
    await page.getByText('Cambiar nombre').click();
    await main(page).getByLabel('Nombre de la llave').fill('La azul');
    await page.getByRole('button', { name: 'Guardar nombre' }).click();
    await expect(main(page)).toContainText('Listo: cambiamos el nombre de la llave.');
    await page.getByRole('button', { name: 'Quitar la llave La azul' }).click();
    await expect(main(page)).toContainText('Quitaste la llave.');
    expect(await passkeysOf(id)).toEqual([]);
  });
});

test("RO-02 another customer's passkey answers 404, and stays as it is", { tag: '@desktop' }, async ({
  page,
  playwright,
}) => {
  const mine = await withPasskey(page);
  const [key] = await passkeysOf(mine.id);
  const stranger = await playwright.request.newContext({ baseURL: origin });
  await signInByCall(stranger, (await addCustomer('Ramona')).email);
  const post = (path: string, form: Record<string, string>) =>
    stranger.post(path, { form, headers: { origin }, maxRedirects: 0 });
  await post('/mi-cuenta/confirmar', { contrasena: password, volver: '/mi-cuenta/' });
  for (const llave of [key?.id ?? '', '00000000-0000-4000-8000-000000000000'])
    for (const form of [
      { accion: 'quitar-llave', llave },
      { accion: 'nombrar-llave', llave, nombre: 'Mía' },
    ])
      expect((await post('/mi-cuenta/seguridad', form)).status(), form.accion).toBe(404);
  for (const llave of ['', '../x', 'x'.repeat(5_000)])
    expect([404, 422]).toContain((await post('/mi-cuenta/seguridad', { accion: 'quitar-llave', llave })).status());
  expect(await passkeysOf(mine.id)).toEqual([key]);
  // Answers that no device made.
  for (const respuesta of ['', '{', '[]', 'null', '{"id":"x"}', JSON.stringify({ a: 'x'.repeat(70_000) })])
    for (const [path, form] of [
      ['/login/llave', { respuesta, ficha: 'x'.repeat(43), volver: '/' }],
      ['/mi-cuenta/confirmar/respuesta', { accion: 'llave', respuesta, volver: '/' }],
      ['/mi-cuenta/llave-nueva/respuesta', { respuesta, nombre: 'Una' }],
    ] as const) {
      const reply = await post(path, form);
      expect(reply.status(), `${path} ${respuesta.slice(0, 10)}`).toBe(200);
      expect((await reply.json()).status, `${path} ${respuesta.slice(0, 10)}`).toMatch(/failed|invalid/);
    }
  await stranger.dispose();
});

test('issue 16, 2: the pages have no accessibility violations in both themes, and go by keyboard', async ({ page }) => {
  const { id, device } = await withPasskey(page);
  const check = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityViolationsOfWhole(page), `${page.url()} ${colorScheme}`).toEqual([]);
    }
  };
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
