/** Tests that the API accepts bearer tokens alone (issue 37, F8). */
import { withDatabase } from '@tianguis/testkit';
import * as oidc from 'openid-client';
import { afterAll, expect, test } from 'vitest';
import { endGrant } from './storage/grants.ts';
import { accountId, openRealm } from './test-realm.ts';
import { signInAt } from './test-sign-in.ts';
import { createTokenIssuer } from './tokens.ts';

const { db, pool } = await withDatabase();
const realm = await openRealm(db);
afterAll(() => realm.close());
const issuer = createTokenIssuer(realm.provider, { access: 900, refresh: 86_400 }, (grant) => endGrant(db, grant));

test('issue 37, F8: a client that names a key gets bearer tokens, which are bound to no key', async () => {
  const { exchange } = await signInAt(realm, { dpop_jkt: 'a'.repeat(43) });
  const { token_type, access_token } = await exchange();
  expect(token_type).toBe('bearer');
  expect(await issuer.accountOf(access_token)).toMatchObject({ accountId });
  const { rowCount } = await pool.query("select from identity_records where payload ?| array['jkt', 'dpopJkt']");
  expect(rowCount).toBe(0);
});

test('issue 37, F8: a stored token that is bound to a key, as earlier releases made them, is no bearer token', async () => {
  const { config, exchange } = await signInAt(realm);
  const { access_token, refresh_token = '' } = await exchange();
  expect(await issuer.accountOf(access_token)).toMatchObject({ accountId });
  await pool.query(
    `update identity_records set payload = payload || '{"jkt": "a"}' where model in ('AccessToken', 'RefreshToken')`,
  );
  expect(await issuer.accountOf(access_token)).toBeUndefined();
  await expect(oidc.fetchUserInfo(config, access_token, accountId)).rejects.toBeDefined();
  await expect(oidc.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
});
