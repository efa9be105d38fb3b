/** Tests that passwords which were hashed with other parameters are hashed again. */
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { password, withAccounts } from '../testing/test-accounts.ts';

const { db, customer, signIn } = await withAccounts({}, { passwords: undefined });

test('a password that was hashed with other parameters is hashed anew', async () => {
  const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  const id = await customer({ password_hash: old });
  expect((await signIn('ana@correo.mx')).status).toBe(200);
  const { password_hash } = await db
    .selectFrom('customers')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toContain('m=19456,t=2,p=1');
  expect((await signIn('ana@correo.mx', password, { dispositivo: 'x'.repeat(43) })).status).toBe(412);
});
