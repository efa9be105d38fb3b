/** Tests a sign-in while too many calls wait for the hash of a password. */
import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, expect, test } from 'vitest';
import { createPasswords } from '../credentials/passwords.ts';
import type { AccountParts } from '../sessions/parts.ts';
import { password, withAccounts } from '../testing/test-accounts.ts';
import { createSignIn } from './sign-in.ts';

const { db, clear, customer } = await withAccounts();
beforeEach(() => clear());

test('issue 37 A4 a sign-in that is refused before its password is compared counts as no try', async () => {
  await customer();
  // The queue has no place.
  const passwords = createPasswords({ mostWaiting: 0, patience: 0 });
  const { signIn } = createSignIn({ shop: createUnitOfWork(db), passwords } as unknown as AccountParts);
  const caller = { address: '203.0.113.7', device: '' };
  for (let n = 0; n < 8; n++)
    await expect(signIn({ usuario: 'ana@correo.mx', contrasena: password }, caller)).rejects.toMatchObject({
      ...{ code: 'SERVER_BUSY', retryAfter: 2 },
    });
  expect(await db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
});
