/** The link "No fui yo" in the mail about a new passkey, in a browser without scripts (issue 37 M1). */
import { randomBytes } from 'node:crypto';
import { createUnitOfWork } from '@tianguis/database';
import { factorLink } from '../../../apps/api/src/modules/accounts/second-step/factor-link.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { openSessionsOf } from '../client/other-devices.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const passkeysOf = (customer: string) =>
  withShopDatabase(
    async ({ pool }) => (await pool.query('select from passkeys where customer_id = $1', [customer])).rowCount,
  );

test('issue 37 M1: the link changes nothing when it is opened; its button removes the key and leads to a new password', async ({
  request,
}) => {
  const customer = await addCustomer();
  await signInByCall(request, customer.email);
  const link = await withShopDatabase(async ({ pool, db }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into passkeys (customer_id, credential_id, public_key, is_backed_up, name)
       values ($1, $2, 'x', false, 'De otro') returning id`,
      [customer.id, randomBytes(16).toString('base64url')],
    );
    return createUnitOfWork(db, { put: async () => undefined }).withTransaction((unit) =>
      factorLink(unit, origin, rows[0]?.id ?? ''),
    );
  });
  const owner = new PlainBrowser();
  const page = await owner.open(link.slice(origin.length));
  expect(owner.address).toBe('/recuperar-contrasena/no-fui-yo');
  expect(page.h1).toBe('¿No fuiste tú?');
  expect(await passkeysOf(customer.id)).toBe(1);
  const done = await owner.submit('No fui yo: quitarla', {});
  expect(done.h1).toBe('Ahora elige una contraseña nueva');
  expect(await passkeysOf(customer.id)).toBe(0);
  expect(await openSessionsOf(customer.id)).toEqual([]);
  const again = await owner.open('/recuperar-contrasena/no-fui-yo');
  expect(again.h1).toBe('Este enlace ya no sirve');
});
