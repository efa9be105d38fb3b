/** The postal code of an address, and the texts that it fills in (RL-04, decision 31). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer } from '../support/customers/customers.ts';
import { openSignedIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(new RegExp(`^${name}`));
const colonias = (page: Page) => main(page).getByRole('combobox', { name: /^Colonia/ });
const stored = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select codigo_postal, municipio from addresses where customer_id = $1', [
      customer,
    ]);
    return rows;
  });

test('RL-04, issue 37 B7: another code and Enter at once: the texts of the older code go, and nothing is stored', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/direcciones-envio/agregar');
  await page.locator('html[data-hydrated]').waitFor();
  await field(page, 'Código postal').fill('06600');
  await expect(field(page, 'Municipio')).toHaveValue('Cuauhtémoc');
  await colonias(page).selectOption('Juárez');
  await field(page, 'Calle').fill('Zaragoza');
  await field(page, 'Número exterior').fill('1');
  await field(page, 'Teléfono').fill('8112345678');
  // The form is submitted before the look-up of the new code is answered.
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/resources/colonias?*', (route) => isSent.then(() => route.continue()));
  await field(page, 'Código postal').fill('64000');
  await page.keyboard.press('Enter');
  const summary = main(page).getByRole('alert').filter({ hasText: 'Corrige' });
  await expect(summary.getByRole('link')).toHaveText(['Elige tu colonia, o «Mi colonia no aparece»']);
  send();
  await expect(field(page, 'Municipio')).toHaveValue('Monterrey');
  await expect(field(page, 'Ciudad')).toHaveValue('Monterrey');
  expect(await stored(id)).toEqual([]);
  await colonias(page).selectOption('Monterrey Centro');
  await main(page).getByRole('button', { name: 'Guardar dirección' }).last().click();
  await expect(page).toHaveURL('/mi-cuenta/direcciones-envio/?listo=agregada');
  expect(await stored(id)).toEqual([{ codigo_postal: '64000', municipio: 'Monterrey' }]);
});
