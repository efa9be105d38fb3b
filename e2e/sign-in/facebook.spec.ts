/** Sign-in by Facebook, with a test server that has Facebook's dialog and Graph API (AP-08, VA-03, ST-03). */
import { randomUUID } from 'node:crypto';
import { accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { addCustomer } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { facebookButton as button, fillDialog } from '../support/shop/facebook-dialog.ts';

const newEmail = () => `face-${randomUUID()}@tianguis.example`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('AP-08 SS-01 ST-03 somebody new comes in by Facebook, and is back where they were', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page, context }) => {
      const email = newEmail();
      await page.goto('/login?redirect=/mi-cuenta/');
      await button(page).click();
      const [stored] = (await context.cookies()).filter(({ name }) => name === 'entradaFacebook');
      expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      await fillDialog(page, email);
      await expect(page).toHaveURL(/\/mi-cuenta\/(#_=_)?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Ana!');
      const cookies = await cookiesOf(context);
      expect(cookies.get('session_token')).toMatchObject({ httpOnly: true });
      expect(cookies.has('entradaFacebook')).toBe(false);
      expect(cookies.get('dataFacebook')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(JSON.parse(decodeURIComponent(cookies.get('dataFacebook')?.value ?? ''))).toEqual({
        ...{ name: 'Ana', email, accessToken: expect.stringMatching(/^EAA/) },
      });
    });

    test('VA-03 who shares no e-mail, or changes their mind, reads why, and can go on', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page }) => {
      await page.goto('/login?redirect=/tiendas');
      await button(page).click();
      await fillDialog(page, newEmail(), { isShared: false });
      await expect(page).toHaveURL(/\/login\?redirect=%2Ftiendas/);
      const notice = page.getByRole('main').getByRole('status').first();
      await expect(notice).toHaveText('El usuario no tiene los permisos necesarios para iniciar sesión con facebook');
      await button(page).click();
      await fillDialog(page, newEmail(), { choice: 'Cancelar' });
      await expect(notice).toContainText('No se completó la entrada con Facebook.');
      const email = newEmail();
      await button(page).click();
      await fillDialog(page, email);
      await expect(page).toHaveURL(/\/tiendas(#_=_)?$/);
    });
  });
}

test('AP-08 an account with the same e-mail is linked by a sign-in to it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { email } = await addCustomer('Lupe');
  await page.goto('/login?redirect=/mi-cuenta/');
  await button(page).click();
  await fillDialog(page, email);
  await expect(page.getByText('Ya tienes una cuenta con ese correo.')).toBeVisible();
  expect((await cookiesOf(context)).has('session_token')).toBe(false);
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await fillSignIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Lupe!');
  const linked = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select i.provider from customer_identities i join customers c on c.id = i.customer_id where c.email = $1`,
      [email],
    );
    return rows;
  });
  expect(linked).toEqual([{ provider: 'facebook' }]);
});

test('AP-08 a link to the return signs nobody in', { tag: '@desktop' }, async ({ page, context }) => {
  // Returns with forged parameters: a code of another person, or a link that lets another person follow one's own code.
  for (const query of ['', '?code=AQ1&state=x', '?state=x&error=access_denied', `?code=${'x'.repeat(9_000)}&state=`]) {
    await page.goto(`/authenticated/facebook${query}`);
    await expect(page).toHaveURL(/\/login\?redirect=%2F&entrada=facebook-de-nuevo/);
    expect((await cookiesOf(context)).has('session_token')).toBe(false);
  }
  // The start accepts only paths of this shop as the page to go to afterwards.
  await page.goto('/login/facebook?redirect=https://evil.example/');
  await fillDialog(page, newEmail());
  await expect(page).toHaveURL(/\/(#_=_)?$/);
  expect(new URL(page.url()).hostname).toBe('localhost');
});
