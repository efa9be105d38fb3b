/** Tests of tokens that clients can read, with libraries by others: jose, openid-client and keycloak-js. */
import { withDatabase } from '@tianguis/testkit';
import { createRemoteJWKSet, decodeJwt, type JWTVerifyOptions, jwtVerify } from 'jose';
import Keycloak from 'keycloak-js';
import * as oidc from 'openid-client';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { accountId, openRealm } from './test-realm.ts';
import { signInAt } from './test-sign-in.ts';

const { db, pool } = await withDatabase();
const realm = await openRealm(db, { isReadable: true });
afterAll(() => realm.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = createRemoteJWKSet(new URL(`${realm.issuer}/protocol/openid-connect/certs`));
/** Checks an access token like a resource server: RFC 9068, section 4. */
const asAccess = (token: string, more: JWTVerifyOptions = {}) =>
  jwtVerify(token, keys, {
    ...{ algorithms: ['RS256'], issuer: realm.issuer, audience: realm.issuer, typ: 'at+jwt' },
    requiredClaims: ['iss', 'exp', 'aud', 'sub', 'client_id', 'iat', 'jti'],
    ...more,
  });
const expired = { code: 'ERR_JWT_EXPIRED' };
const now = () => Math.floor(Date.now() / 1_000);
const at = (seconds: number) => ({ currentDate: new Date(seconds * 1_000) });

/** When the database deletes a token, in seconds since 1970. */
async function forgottenAt(token: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ at: number }>(
    `select extract(epoch from expires_at)::float as at from identity_records where id_hash = sha256($1::bytea)`,
    [Buffer.from(token)],
  );
  return rows[0]?.at;
}

type Tokens = Pick<oidc.TokenEndpointResponse, 'access_token' | 'refresh_token' | 'id_token' | 'expires_in'>;

describe.each<[string, () => Promise<Tokens>]>([
  ['first', async () => (await signInAt(realm)).exchange()],
  [
    'refreshed',
    async () => {
      const { config, exchange } = await signInAt(realm);
      return oidc.refreshTokenGrant(config, (await exchange()).refresh_token ?? '');
    },
  ],
  [
    'twice refreshed',
    async () => {
      const { config, exchange } = await signInAt(realm);
      const { refresh_token = '' } = await oidc.refreshTokenGrant(config, (await exchange()).refresh_token ?? '');
      return oidc.refreshTokenGrant(config, refresh_token);
    },
  ],
])('AP-04 the %s tokens', (_, get) => {
  test('the access token has each claim of RFC 9068, and those that clients of Keycloak read', async () => {
    const from = now();
    const { access_token, expires_in } = await get();
    const { payload, protectedHeader } = await asAccess(access_token);
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: expect.any(String) });
    expect(payload).toEqual({
      ...{ iss: realm.issuer, aud: realm.issuer, sub: accountId, client_id: 'tienda', scope: 'openid email profile' },
      ...{ jti: expect.any(String), iat: expect.any(Number), exp: expect.any(Number), auth_time: expect.any(Number) },
      ...{ typ: 'Bearer', azp: 'tienda' },
    });
    const { iat = 0, exp = 0, auth_time } = payload;
    for (const time of [iat, auth_time]) {
      expect(time).toBeGreaterThanOrEqual(from);
      expect(time).toBeLessThanOrEqual(now());
    }
    expect([exp - iat, expires_in]).toEqual([900, 900]);
    expect(Math.abs(((await forgottenAt(access_token)) ?? 0) - exp)).toBeLessThan(5);
  });

  test('all of them expire, and are refused from then on, also ten years later', async () => {
    const { access_token, refresh_token = '', id_token = '' } = await get();
    const { payload } = await asAccess(access_token);
    const end = payload.exp ?? 0;
    await asAccess(access_token, at(end - 1));
    for (const time of [end, end + 10 * 365 * 86_400])
      await expect(asAccess(access_token, at(time))).rejects.toMatchObject(expired);
    const lifetimes: [string, string, number][] = [
      [refresh_token, `${realm.issuer}/protocol/openid-connect/token`, 86_400],
      [id_token, 'tienda', 900],
    ];
    for (const [token, audience, seconds] of lifetimes) {
      const { iat = 0, exp } = (await jwtVerify(token, keys, { issuer: realm.issuer, audience })).payload;
      expect(exp).toBe(iat + seconds);
      for (const time of [iat + seconds, iat + 10 * 365 * 86_400])
        await expect(jwtVerify(token, keys, at(time))).rejects.toMatchObject(expired);
    }
  });

  test('neither the refresh token nor the ID token passes for an access token', async () => {
    const { refresh_token = '', id_token = '' } = await get();
    for (const token of [refresh_token, id_token]) {
      await expect(asAccess(token)).rejects.toMatchObject({ code: 'ERR_JWT_CLAIM_VALIDATION_FAILED' });
      const byAudience = jwtVerify(token, keys, { issuer: realm.issuer, audience: realm.issuer });
      await expect(byAudience).rejects.toMatchObject({ claim: 'aud' });
    }
  });
});

test('issue 37, A6: the jti of a token only names it: it is no token, and nothing that contains it is', async () => {
  const { config, exchange } = await signInAt(realm);
  const { access_token, refresh_token = '' } = await exchange();
  const names = [access_token, refresh_token].map((token) => decodeJwt(token).jti ?? '');
  expect(new Set(names).size).toBe(2);
  const { rows } = await pool.query<{ all: string }>(
    `select string_agg(r::text || encode(id_hash, 'escape'), ' ') as all from identity_records r`,
  );
  for (const jti of names) {
    expect(jti.length).toBeGreaterThan(20);
    expect(rows[0]?.all).not.toContain(jti);
    expect(await forgottenAt(jti)).toBeUndefined();
    const forged = `e30.${Buffer.from(JSON.stringify({ jti })).toString('base64url')}.firma`;
    for (const token of [jti, forged]) {
      await expect(oidc.fetchUserInfo(config, token, accountId)).rejects.toMatchObject({ status: 401 });
      await expect(oidc.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: 'invalid_grant' });
    }
  }
  // The token itself with another signature is no token either.
  const [header, payload] = access_token.split('.');
  await expect(oidc.fetchUserInfo(config, `${header}.${payload}.firma`, accountId)).rejects.toBeDefined();
  expect((await oidc.fetchUserInfo(config, access_token, accountId)).sub).toBe(accountId);
  expect((await oidc.refreshTokenGrant(config, refresh_token)).access_token).toBeDefined();
});

test('AP-04 a token is dated by the clock of its realm: one from an hour ahead is refused today', async () => {
  const { config, exchange } = await signInAt(realm);
  const { refresh_token = '' } = await exchange();
  const today = now();
  vi.useFakeTimers({ toFake: ['Date'], now: (today + 3_600) * 1_000 });
  const { access_token } = await oidc.refreshTokenGrant(config, refresh_token);
  await expect(asAccess(access_token, { ...at(today), maxTokenAge: 900 })).rejects.toMatchObject({ claim: 'iat' });
  expect((await asAccess(access_token)).payload.exp).toBe(today + 3_600 + 900);
});

test('AP-04 keycloak-js sees the expiry come, and refreshes in time, again and again', async () => {
  // Globals that keycloak-js expects in a page.
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('location', new URL(realm.origin));
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { cookie: '' });
  const { exchange } = await signInAt(realm);
  const { access_token: token, refresh_token: refreshToken = '', id_token: idToken = '' } = await exchange();
  const client = new Keycloak({ url: realm.origin, realm: 'tianguis', clientId: 'tienda' });
  expect(await client.init({ checkLoginIframe: false, token, refreshToken, idToken })).toBe(true);
  let time = now();
  const pass = (seconds: number) => {
    time += seconds;
    vi.setSystemTime(time * 1_000);
  };
  vi.useFakeTimers({ toFake: ['Date'], now: time * 1_000 });
  for (let round = 0; round < 3; round++) {
    const before = client.token;
    expect(client.isTokenExpired()).toBe(false);
    expect(client.isTokenExpired(30)).toBe(false);
    expect(await client.updateToken(30)).toBe(false);
    pass(900 - 40);
    expect(client.isTokenExpired(30)).toBe(false);
    expect(await client.updateToken(30)).toBe(false);
    expect(client.token).toBe(before);
    pass(20);
    expect(client.isTokenExpired()).toBe(false);
    expect(client.isTokenExpired(30)).toBe(true);
    pass(30);
    expect(client.isTokenExpired()).toBe(true);
    expect(await client.updateToken(30)).toBe(true);
    expect(client.token).not.toBe(before);
    expect(client.tokenParsed?.exp).toBeGreaterThanOrEqual(time + 899);
    expect(client.refreshTokenParsed?.exp).toBeGreaterThanOrEqual(time + 86_399);
    expect(client.timeSkew).toBeLessThanOrEqual(1);
  }
});

test('AP-24 tokens whose session ends while they are made are not signed: nobody would learn of its end', async () => {
  const { config, exchange } = await signInAt(realm);
  const { refresh_token = '' } = await exchange();
  await pool.query(`
    create function drop_record() returns trigger language plpgsql as 'begin return null; end';
    create trigger ends before insert on identity_records for each row when (new.model = 'AccessToken')
      execute function drop_record()`);
  try {
    await expect(oidc.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
  } finally {
    await pool.query('drop trigger ends on identity_records; drop function drop_record');
  }
});
