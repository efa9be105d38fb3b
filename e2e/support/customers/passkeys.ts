/** Passkeys of customers, made and used in the browser by Chromium's virtual authenticator. */
import type { Page } from '@playwright/test';
import { expect } from '@tianguis/testkit/browser';
import { withShopDatabase } from '../shop/database.ts';
import { addCustomer } from './customers.ts';
import { addPasskeyDevice, type PasskeyDevice } from './passkey-device.ts';
import { hydrated } from './sessions.ts';
import { confirmIdentity, openSignedIn } from './sign-in-pages.ts';

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The button that signs in by a passkey. */
export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar con una llave de acceso' });
export const alerts = (page: Page) => main(page).getByRole('alert');

/** Signs a customer in, with a passkey on a device whose user does not answer yet. */
export async function withPasskey(page: Page) {
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
export async function enterBy(page: Page, device: PasskeyDevice) {
  await expect(enter(page)).toBeVisible();
  await hydrated(page);
  await device.setPresent(true);
  await enter(page).click();
}

/** Makes the confirmation of a customer's identity too old. */
export const unconfirm = (customer: string) =>
  withShopDatabase(({ pool }) =>
    pool
      .query("update customer_sessions set confirmed_at = now() - interval '1 day' where customer_id = $1", [customer])
      .then(() => undefined),
  );
