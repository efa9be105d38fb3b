/**
 * Sign-in by password and by code, in the browser (RT-02, RT-05, ER-05, SS-01, SS-02, ST-01, ST-02).
 * `every-page/visit.spec.ts` checks the accessibility of both pages in both themes.
 */
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, askForCode, mailedCode, mailsOf, signInByCall } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';
import { partner } from '../support/shop/shop-config.ts';

const year = 31_536_000;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('RT-02 SS-01 a customer signs in, comes back, and is greeted', {
      tag: javaScriptEnabled ? [] : '@desktop',
    }, async ({ page, context, isMobile }) => {
      const { email } = await addCustomer();
      await page.goto('/mi-cuenta/');
      await expect(page).toHaveURL(/\/login\?redirect=.*%2Fmi-cuenta%2F$/);
      await fillSignIn(page, email);
      await expect(page).toHaveURL('/mi-cuenta/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Guadalupe!');
      // UI-04: on a page of the customer, the header greets the customer even before JavaScript runs.
      const header = page.getByRole('banner');
      if (isMobile)
        await expect(header.getByRole('link', { name: 'Mi cuenta, Guadalupe' }).getByText('Guadalu…')).toBeVisible();
      else await expect(header.getByRole('button', { name: 'Guadalu…' })).toBeVisible();
      // ST-02: names and attributes of the cookies.
      const cookies = await cookiesOf(context);
      for (const name of ['session_token', 'access_token', 'refresh_token', 'idCarrito', 'dispositivo']) {
        expect(cookies.get(name), name).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
        expect((cookies.get(name)?.expires ?? 0) - Date.now() / 1_000, name).toBeGreaterThan(year - 300);
      }
      for (const name of ['access_token_expira', 'refresh_token_expira', 'profileData'])
        expect(cookies.get(name), name).toMatchObject({ httpOnly: false, sameSite: 'Lax' });
      expect(Number(cookies.get('access_token_expira')?.value) - Date.now() / 1_000).toBeGreaterThan(600);
      expect(JSON.parse(decodeURIComponent(cookies.get('profileData')?.value ?? ''))).toMatchObject({
        nombre: 'Guadalupe',
        apellidoP: 'Ríos',
        nombreCompleto: 'Guadalupe Ríos',
        correo: email,
      });
    });

    test('RT-05 SS-02 a new device needs the mailed code, and keeps the query', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page, request, problems }) => {
      problems.expect(/422/);
      const { email } = await addCustomer();
      await signInByCall(request, email);
      await page.goto('/login?redirect=/tiendas');
      await fillSignIn(page, email);
      await expect(page).toHaveURL(/\/autorizar\?redirect=%2Ftiendas$/);
      const waiting = await cookiesOf(page.context());
      for (const name of ['tokenOTP', 'validateType', 'usuarioOTP']) {
        expect(waiting.get(name), name).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
        const left = (waiting.get(name)?.expires ?? 0) - Date.now() / 1_000;
        expect(left, name).toBeGreaterThan(500);
        expect(left, name).toBeLessThanOrEqual(600);
      }
      expect(waiting.get('validateType')?.value).toBe('correo');
      expect(waiting.has('session_token'), 'not before the code').toBe(false);
      const field = page.getByRole('main').getByLabel(/^Código/);
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
      const code = await mailedCode(email);
      await field.fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('El código no es correcto. Revísalo e inténtalo de nuevo.').last()).toBeVisible();
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page).toHaveURL('/tiendas');
      const after = await cookiesOf(page.context());
      for (const name of ['tokenOTP', 'validateType', 'usuarioOTP']) expect(after.has(name), name).toBe(false);
      // This device is known from now on.
      await page.context().clearCookies({ name: /^(?!dispositivo$)/ });
      await signInByCall(page.request, email);
    });
  });
}

test('ER-05 a wrong password and an unknown e-mail get one answer, and what was typed stays', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/401/);
  const { email } = await addCustomer();
  for (const typed of [email, 'nadie@tianguis.example']) {
    await page.goto('/login?redirect=/tiendas');
    await fillSignIn(page, typed, 'no es la mía');
    await expect(page.getByRole('alert').filter({ hasText: 'Usuario' })).toHaveText(
      'Usuario y/o Contraseña no validos',
    );
    await expect(page.getByRole('main').getByLabel('Correo electrónico')).toHaveValue(typed);
    await expect(page.getByRole('link', { name: 'Volver a donde estabas' })).toHaveAttribute('href', '/tiendas');
  }
  // The answer also preserves the page to return to.
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/tiendas');
});

test('ER-05 a closed account reads that it is; a failing shop says so; what was typed stays', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/40[13]|50\d/);
  const { id, email } = await addCustomer();
  const main = page.getByRole('main');
  await withShopDatabase(async ({ pool }) => {
    await pool.query('update customers set blocked_at = now() where id = $1', [id]);
  });
  await page.goto('/login?redirect=/tiendas');
  await fillSignIn(page, email);
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await expect(alert).toHaveText('Su Usuario no esta autorizado para acceder a este sitio');
  await expect(main.getByLabel('Correo electrónico')).toHaveValue(email);
  await withShopDatabase(async ({ pool }) => {
    await pool.query('update customers set blocked_at = null where id = $1', [id]);
    await pool.query(`
      create or replace function refuse_session() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '53100'; end $$;
      create trigger refuse_session_${id.slice(0, 8)} before insert on customer_sessions
        for each row when (new.customer_id = '${id}') execute function refuse_session()`);
  });
  await fillSignIn(page, email);
  await expect(alert).toContainText('Tuvimos un problema de nuestro lado.');
  await expect(main.getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(page).toHaveURL(/\/login\?redirect=(\/|%2F)tiendas$/);
  await withShopDatabase(async ({ pool }) => {
    await pool.query(`drop trigger refuse_session_${id.slice(0, 8)} on customer_sessions`);
  });
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/tiendas');
});

test('RT-05 another code is mailed after 30 s, not before, and the first one is over then', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/429|422/);
  const { id, email } = await addCustomer();
  await askForCode(email);
  await page.goto('/login?redirect=/tiendas');
  await fillSignIn(page, email);
  const again = page.getByRole('button', { name: 'Enviar otro código' });
  await again.click();
  await expect(page.getByText(/^Acabamos de enviarte un código\. Espera (2\d|30) segundos/).last()).toBeVisible();
  const first = await mailedCode(email);
  expect(await mailsOf(email, 'sign-in-code')).toBe(1);
  await withShopDatabase(({ pool }) =>
    pool.query(
      `update mailed_codes set created_at = created_at - interval '31 seconds' where purpose = 'sign-in' and subject = $1`,
      [id],
    ),
  );
  await again.click();
  await expect.poll(() => mailsOf(email, 'sign-in-code')).toBe(2);
  await expect(page.getByText(/otro código/).last()).toBeVisible();
  const second = await mailedCode(email);
  const field = page.getByRole('main').getByLabel(/^Código/);
  for (const [code, isRight] of [
    [first, first === second],
    [second, true],
  ] as const) {
    await field.fill(code);
    await page.getByRole('button', { name: 'Confirmar' }).click();
    if (isRight) break;
    await expect(page.getByText('El código no es correcto. Revísalo e inténtalo de nuevo.').last()).toBeVisible();
  }
  await expect(page).toHaveURL('/tiendas');
});

// `requests/account/sign-in.test.ts` tries more targets.
test('RT-02 only targets of this shop are followed after signing in', { tag: '@phone' }, async ({ page }) => {
  const { email } = await addCustomer();
  await page.goto(`/login?redirect=${encodeURIComponent('javascript:alert(1)')}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/');
});

test('RT-02 who is signed in does not see the form, and is led on', { tag: '@phone' }, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  for (const entrance of ['/login', '/registro']) {
    await page.goto(`${entrance}?redirect=/tiendas`);
    await expect(page).toHaveURL('/tiendas');
  }
});

test('RT-02 RT-05 a sign-in leads to a partner, also by a code, and the query stays on the way', {
  tag: '@phone',
}, async ({ page, browser, problems }) => {
  problems.expect(/412|422/);
  const { email } = await addCustomer();
  const target = `${partner}/regalos?a=1`;
  const login = `/login?${new URLSearchParams({ redirect: target, origen: 'socio' })}`;
  await page.goto(login);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(target);

  const device = await browser.newContext({ baseURL: origin });
  const other = await device.newPage();
  await other.goto(login);
  await fillSignIn(other, email);
  const query = (address: URL) => Object.fromEntries(address.searchParams);
  const isCodeStep = (address: URL) => address.pathname.startsWith('/autorizar') && query(address).origen === 'socio';
  await expect(other).toHaveURL(isCodeStep);
  const main = other.getByRole('main');
  await expect(main.getByLabel('Código')).toBeFocused();
  await main.getByLabel('Código').fill('000000');
  await main.getByRole('button', { name: 'Confirmar' }).click();
  await expect(main.getByText(/no es correcto/).first()).toBeVisible();
  await expect(other).toHaveURL(isCodeStep);
  expect(query(new URL(other.url())).redirect).toBe(target);
  await main.getByLabel('Código').fill(await mailedCode(email));
  await main.getByRole('button', { name: 'Confirmar' }).click();
  await expect(other).toHaveURL(target);
  await device.close();
});
