/** ER-09, issue 37 B8: what was typed into a form of the account survives the end of the session. */
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer } from '../support/customers/customers.ts';
import { expireAt, hydrated, revoke, seconds } from '../support/customers/sessions.ts';
import { fillSignIn, openSignedIn } from '../support/customers/sign-in-pages.ts';

const addPath = '/mi-cuenta/direcciones-envio/agregar';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('ER-09, issue 37 B8: a typed address is in the form after the sign-in, and is stored from there', {
      tag: '@desktop',
    }, async ({ page }) => {
      const { id, email } = await addCustomer('Ana');
      const main = page.getByRole('main');
      const field = (name: string) => main.getByLabel(new RegExp(`^${name}`));
      const save = () => main.getByRole('button', { name: 'Guardar dirección' }).last().click();
      await openSignedIn(page, email, addPath);
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor();
      await field('Código postal').fill('06600');
      if (!javaScriptEnabled) await main.getByRole('button', { name: 'Buscar colonias' }).click();
      await expect(field('Municipio')).toHaveValue('Cuauhtémoc');
      await main.getByRole('combobox', { name: /^Colonia/ }).selectOption('Juárez');
      await field('Calle').fill('Ámsterdam');
      await field('Número exterior').fill('7');
      await field('Referencias').fill('Portón «verde».\nTimbre 4.');
      await field('Teléfono').fill('+52 1 (55) 1234 5678');
      await revoke(id);
      await save();
      await expect(page).toHaveURL(/\/login\?redirect=.*agregar$/);
      await fillSignIn(page, email);
      await expect(page).toHaveURL(addPath);
      await expect(main).toContainText('Tu sesión había terminado. Lo que escribiste sigue aquí');
      await expect(field('Código postal')).toHaveValue('06600');
      await expect(field('Municipio')).toHaveValue('Cuauhtémoc');
      await expect(main.getByRole('combobox', { name: /^Colonia/ })).toHaveValue('Juárez');
      await expect(field('Calle')).toHaveValue('Ámsterdam');
      await expect(field('Referencias')).toHaveValue('Portón «verde».\nTimbre 4.');
      await save();
      await expect(main.getByRole('article').filter({ hasText: 'Ámsterdam 7' })).toContainText('C.P. 06600');
      await page.goto(addPath);
      await expect(field('Calle')).toHaveValue('');
    });
  });
}

test('ER-09, issue 37 B8: what was typed into an open page survives the end of its session', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { id, email } = await addCustomer('Ana');
  const text = () => page.getByRole('main').getByRole('textbox');
  await openSignedIn(page, email, '/mi-cuenta/privacidad');
  await hydrated(page);
  await text().fill('¿Qué datos míos tienen?');
  await revoke(id);
  // The page refreshes its session, and learns that the session has ended.
  await expireAt(context, seconds() + 5);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveURL(/\/login\?redirect=.*privacidad$/);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/mi-cuenta/privacidad');
  await expect(text()).toHaveValue('¿Qué datos míos tienen?');
  await expect(page.getByRole('main')).toContainText('Tu sesión había terminado. Lo que escribiste sigue aquí');
});
