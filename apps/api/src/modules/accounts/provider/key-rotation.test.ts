import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { createKeys } from '@tianguis/identity';
import { afterEach, expect, test, vi } from 'vitest';
import { withAccounts } from '../testing/test-accounts.ts';

const { database, db, customer, signIn, exchange, refresh, call, userInfo } = await withAccounts();
afterEach(() => vi.useRealTimers());

type Key = JsonWebKey & { kid: string };
const published = async () => (await call('GET', '/realms/tianguis/protocol/openid-connect/certs')).body.keys as Key[];
const keyOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

/** Checks a token as clients do, with the keys that the process publishes at this moment. */
async function isValid(token: string): Promise<boolean> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const key = (await published()).find(({ kid }) => kid === keyOf(token));
  return (
    key !== undefined &&
    verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    )
  );
}

/**
 * Moves both clocks: the process looks for new keys by its own clock, and a key starts to sign by the database's clock.
 */
async function pass(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await database.pool.query('update identity_keys set retired_at = retired_at - make_interval(mins => $1)', [minutes]);
}

test('issue 16, 1: a process that runs notices a rotation; tokens from before it are valid afterwards', async () => {
  await customer();
  const { token } = (await signIn('ana@correo.mx')).body;
  let tokens = (await exchange(token)).body;
  const idToken = async (): Promise<string> => {
    tokens = (await refresh(tokens.refresh_token)).body;
    return tokens.id_token;
  };
  const first = await idToken();
  expect(await isValid(first)).toBe(true);

  const kid = await createKeys(db).rotate();
  // The new key is published within a minute. It does not sign yet, since other processes may not have read it.
  await pass(1);
  expect((await published()).map((key) => key.kid)).toEqual([keyOf(first), kid]);
  const second = await idToken();
  expect(keyOf(second)).toBe(keyOf(first));

  await pass(2);
  const third = await idToken();
  expect(keyOf(third)).toBe(kid);
  for (const each of [first, second, third]) expect(await isValid(each)).toBe(true);
  // Customers stay signed in.
  expect((await userInfo(tokens.access_token)).status).toBe(200);
  for (const key of await published()) expect(key.d).toBeUndefined();
});

test('issue 16, 1: a process looks for keys once a minute, and goes on without its database', async () => {
  const read = vi.spyOn(db, 'selectFrom');
  const looks = () => read.mock.calls.filter(([table]) => table === 'identity_keys').length;
  await pass(1);
  for (let n = 0; n < 5; n++) await published();
  await Promise.all([published(), published()]);
  expect(looks()).toBe(1);
  await pass(1);
  read.mockImplementation(() => {
    throw new Error('away');
  });
  expect(await published()).toHaveLength(2);
  read.mockRestore();
});
