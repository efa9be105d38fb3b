/**
 * The account's home, the profile and the e-mail address, as their customer sees and changes them (RL-01, RL-05,
 * RO-02).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, mailedCode, mailsOf, signInByCall } from '../support/customers/customers.ts';
import { confirmIdentity, cookiesOf, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const storedProfile = async (page: Page) =>
  JSON.parse(decodeURIComponent((await cookiesOf(page.context())).get('profileData')?.value ?? '{}'));
const stored = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select * from customers where id = $1', [id]);
    return rows[0] as Record<string, unknown>;
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('RL-01 the profile is kept, what is wrong stays and is named, and the header greets anew', {
      tag: javaScriptEnabled ? [] : '@desktop',
    }, async ({ page, isMobile, problems }) => {
      if (!javaScriptEnabled) problems.expect(/422/);
      const { id, email } = await addCustomer();
      await openSignedIn(page, email, '/mi-cuenta/mis-datos');
      const field = (name: string) => main(page).getByLabel(new RegExp(`^${name}`));
      for (const [name, token] of [
        ['Nombre', 'given-name'],
        ['Apellido paterno', 'family-name'],
        ['Apellido materno', 'additional-name'],
        ['Teléfono', 'tel-national'],
        ['Cumpleaños', 'bday'],
        ['Género', 'sex'],
      ] as const)
        await expect(field(name)).toHaveAttribute('autocomplete', token);
      await expect(field('Nombre')).toHaveValue('Guadalupe');
      await field('Nombre').fill('');
      await field('Apellido materno').fill('Ñúñez');
      await field('Teléfono').fill('55 12');
      const save = page.getByRole('button', { name: 'Guardar cambios' });
      await save.click();
      await expect(field('Nombre')).toHaveAccessibleDescription(/Escribe tu nombre/);
      await expect(field('Nombre')).toBeFocused();
      await expect(field('Teléfono')).toHaveAccessibleDescription(/Escribe los diez dígitos/);
      await expect(field('Apellido materno')).toHaveValue('Ñúñez');
      if (!javaScriptEnabled) await expect(page).toHaveTitle(/^Error: Mis datos/);
      await field('Nombre').fill('Xóchitl');
      await save.click();
      await expect(field('Teléfono')).toHaveAccessibleDescription(/Escribe los diez dígitos/);
      await expect(field('Nombre')).toHaveValue('Xóchitl');
      await field('Teléfono').fill('+52 (55) 1234-5678');
      await field('Cumpleaños').fill('1990-02-28');
      await field('Género').selectOption('no-binario');
      await save.click();
      await expect(main(page).getByText('Guardamos tus datos.')).toBeVisible();
      await expect(field('Teléfono')).toHaveValue('5512345678');
      await expect(field('Género')).toHaveValue('no-binario');
      // UI-04, AP-06, ST-01: the header has the new name, in this page and at once.
      const header = page.getByRole('banner');
      if (isMobile) await expect(header.getByRole('link', { name: 'Mi cuenta, Xóchitl' })).toBeVisible();
      else await expect(header.getByRole('button', { name: 'Xóchitl' })).toBeVisible();
      expect(await storedProfile(page)).toMatchObject({
        ...{ nombre: 'Xóchitl', apellidoM: 'Ñúñez', nombreCompleto: 'Xóchitl Ríos Ñúñez', correo: email },
        ...{ genero: 'no-binario', cumpleanios: '1990-02-28' },
      });
      expect(await stored(id)).toMatchObject({ nombre: 'Xóchitl', apellido_m: 'Ñúñez', telefono: '5512345678' });
      // A field that the customer empties is stored as empty.
      await field('Teléfono').fill('');
      await field('Género').selectOption('');
      await save.click();
      await expect.poll(async () => (await stored(id)).telefono).toBeNull();
      expect((await stored(id)).genero).toBeNull();
      await page.goto('/mi-cuenta/mis-datos');
      await expect(field('Nombre')).toHaveValue('Xóchitl');
      await expect(field('Género')).toHaveValue('');
    });
  });
}

test('RL-01 the home has a tile for each part of the account, with what is known of it', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email);
  await expect(title(page)).toHaveText('¡Hola, Guadalupe!');
  await expect(main(page)).toContainText(email);
  for (const [name, fact, href] of [
    ['Mis pedidos', '', '/mi-cuenta/mis-pedidos/dias=30/pagina=1'],
    ['Mis favoritos', 'Todavía no guardas nada', '/mi-cuenta/listadeseos/'],
    ['Mi saldo a favor', 'No tienes saldo por ahora', '/mi-cuenta/saldo'],
    ['Mis direcciones', '', '/mi-cuenta/direcciones-envio/'],
    ['Mis datos', 'Te falta agregar tu teléfono', '/mi-cuenta/mis-datos'],
    ['Seguridad', '1 sesión abierta · sin verificación en dos pasos', '/mi-cuenta/seguridad'],
    ['Avisos', '1 de 4 avisos por correo', '/mi-cuenta/avisos'],
    ['Privacidad', 'Tus datos, tus derechos', '/mi-cuenta/privacidad'],
    ['Ajustes', '', '/ajustes'],
  ] as const) {
    const tile = main(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(tile).toContainText(fact);
    await expect(tile).toHaveAttribute('href', href);
  }
  const reply = await page.request.get('/mi-cuenta/');
  expect(reply.headers()['cache-control']).toBe('private, no-store');
  expect(await reply.text()).toContain('<meta name="robots" content="noindex"');
});

test('RL-05 a new e-mail asks who is there, takes the codes of both addresses, and is greeted by', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  const fresh = `nueva-${id}@tianguis.example`;
  await openSignedIn(page, email, '/mi-cuenta/mis-datos');
  await page.getByRole('link', { name: 'Cambiar correo' }).click();
  await confirmIdentity(page, 'no es esta clave');
  const secret = main(page).getByLabel('Contraseña');
  await expect(secret).toHaveAccessibleDescription(/Esa no es tu contraseña/);
  await expect(secret).toHaveValue('no es esta clave');
  await expect(main(page).getByLabel('Correo de tu cuenta')).toHaveValue(email);
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/correo');
  await expect(main(page)).toContainText(`Hoy tu correo es ${email}.`);

  const field = page.getByRole('textbox', { name: 'Correo nuevo' });
  await expect(field).toHaveAttribute('autocomplete', 'email');
  const ask = page.getByRole('button', { name: 'Enviar los códigos' });
  for (const [typed, sentence] of [
    ['nueva@', 'El formato de correo electrónico es inválido'],
    [email.toUpperCase(), 'Ese ya es tu correo. Escribe el nuevo.'],
  ] as const) {
    await field.fill(typed);
    await ask.click();
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveValue(typed);
  }
  await field.fill(fresh);
  await ask.click();
  const [first, second] = [page.getByLabel('Código del correo nuevo'), page.getByLabel('Código de tu correo de hoy')];
  await expect(first).toHaveAccessibleDescription(`Lo enviamos a ${fresh}.`);
  await expect(second).toHaveAccessibleDescription(`Lo enviamos a ${email}.`);
  await expect(first).toHaveAttribute('inputmode', 'numeric');
  const codes = { fresh: await mailedCode(fresh), old: await mailedCode(email) };
  const finish = page.getByRole('button', { name: 'Cambiar mi correo' });
  await first.fill(codes.fresh);
  await finish.click();
  await expect(second).toHaveAccessibleDescription(/Escribe el código que llegó a tu correo de hoy/);
  await second.fill(codes.fresh === codes.old ? '000000' : codes.fresh);
  await finish.click();
  await expect(second).toHaveAccessibleDescription(/El código no es correcto/);
  await expect(first).toHaveValue(codes.fresh);
  // A customer who asks for new codes at once reads a message; the codes that were mailed before remain valid.
  await page.getByRole('button', { name: 'Enviar otros códigos' }).click();
  await expect(main(page).getByText('Te enviamos un código a tu correo nuevo')).toBeVisible();
  expect(await mailsOf(fresh, 'new-address-code')).toBe(1);
  await first.fill(codes.fresh);
  await second.fill(codes.old);
  await finish.click();
  await expect(page).toHaveURL('/mi-cuenta/mis-datos?listo=correo');
  await expect(main(page).getByRole('status').first()).toHaveText(`Listo: desde ahora entras con ${fresh}.`);
  expect(await stored(id)).toMatchObject({ email: fresh });
  expect(await storedProfile(page)).toMatchObject({ correo: fresh, nombre: 'Guadalupe' });
});

test('RL-05 who has no password confirms by a mailed code', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  await withShopDatabase(({ pool }) => pool.query('update customers set password_hash = null where id = $1', [id]));
  await page.goto('/mi-cuenta/contrasena');
  await expect(title(page)).toHaveText('Confirma que eres tú');
  await expect(main(page).getByLabel('Contraseña')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  const code = main(page).getByLabel('Código');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const right = await mailedCode(email);
  const goOn = page.getByRole('button', { name: 'Continuar' });
  await goOn.click();
  await expect(code).toHaveAccessibleDescription(/Escribe el código de seis dígitos/);
  await code.fill(right === '000000' ? '000001' : '000000');
  await goOn.click();
  await expect(code).toHaveAccessibleDescription(/El código no es correcto/);
  await code.fill(right);
  await goOn.click();
  await expect(page).toHaveURL('/mi-cuenta/contrasena');
  await expect(title(page)).toHaveText('Cambiar contraseña');
});

test('RL-05 what was typed as a new e-mail is there after confirming again', { tag: '@phone' }, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/correo');
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/correo');
  await withShopDatabase(({ pool }) =>
    pool.query('update customer_sessions set confirmed_at = null where customer_id = $1', [id]),
  );
  const field = page.getByRole('textbox', { name: 'Correo nuevo' });
  await field.fill('tarde@tianguis.example');
  await page.getByRole('button', { name: 'Enviar los códigos' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/correo');
  await expect(field).toHaveValue('tarde@tianguis.example');
});

test('RL-05 confirming leads to pages of this shop alone, and never in a circle', { tag: '@desktop' }, async ({
  page,
}) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
    await page.goto(`/mi-cuenta/confirmar?redirect=${encodeURIComponent(evil)}`);
    await expect(page.locator('input[name=volver]'), evil).toHaveValue('/mi-cuenta/');
  }
  await page.goto('/mi-cuenta/confirmar?redirect=/mi-cuenta/confirmar?redirect=/x');
  await expect(page.locator('input[name=volver]')).toHaveValue('/mi-cuenta/');
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/');
  // A customer who has confirmed is not asked again.
  await page.goto('/mi-cuenta/confirmar?redirect=/mi-cuenta/correo');
  await expect(page).toHaveURL('/mi-cuenta/correo');
});

test('SS-05 a form whose session is over leaves the page as any other request does', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/mis-datos');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await context.clearCookies({ name: /^(access_token|refresh_token)$/ });
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  // Without the tokens there is no session.
  await expect(page).toHaveURL(/\/login\?redirect=.*%2Fmi-cuenta%2Fmis-datos$/);
});

test('SS-05 a form whose session was ended on another device leads to sign in, and back', { tag: '@phone' }, async ({
  page,
}) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/mis-datos');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await withShopDatabase(({ pool }) =>
    pool.query(
      `with ended as (update customer_sessions set ended_at = now() where customer_id = $1)
      delete from identity_records where account_id = $1`,
      [id],
    ),
  );
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*%2Fmi-cuenta%2Fmis-datos$/);
});
