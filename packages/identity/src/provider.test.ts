/** Tests of the provider with a client library by others: openid-client. */
import { withDatabase } from '@tianguis/testkit';
import * as oidc from 'openid-client';
import { afterAll, expect, test } from 'vitest';
import { createKeys } from './keys.ts';
import { accountId, browse, openRealm } from './test-realm.ts';
import { discoverAt, signInAt } from './test-sign-in.ts';

const { db, pool } = await withDatabase();
const realm = await openRealm(db);
afterAll(() => realm.close());

const discover = () => discoverAt(realm);
const signIn = (more?: Record<string, string>) => signInAt(realm, more);

test('AP-04 the paths are those of a realm of Keycloak', async () => {
  const metadata = (await discover()).serverMetadata();
  const root = `${realm.issuer}/protocol/openid-connect`;
  expect(metadata).toMatchObject({
    issuer: realm.issuer,
    authorization_endpoint: `${root}/auth`,
    token_endpoint: `${root}/token`,
    userinfo_endpoint: `${root}/userinfo`,
    jwks_uri: `${root}/certs`,
    end_session_endpoint: `${root}/logout`,
    code_challenge_methods_supported: ['S256'],
  });
});

test('issue 16, 9: no header of a client changes the addresses of the provider', async () => {
  const reply = await fetch(`${realm.issuer}/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(await reply.text()).not.toMatch(/evil|https:/);
});

test('AP-04 a client that we did not write signs in, reads who it is, refreshes and revokes', async () => {
  const { config, exchange } = await signIn();
  const tokens = await exchange();
  expect(tokens.claims()?.sub).toBe(accountId);
  expect(tokens.expires_in).toBe(900);
  const info = await oidc.fetchUserInfo(config, tokens.access_token, accountId);
  expect(info).toMatchObject({ email: 'ana@tianguis.example', name: 'Ana Ríos', given_name: 'Ana' });
  const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
  expect((await oidc.fetchUserInfo(config, refreshed.access_token, accountId)).sub).toBe(accountId);
  await oidc.tokenRevocation(config, refreshed.refresh_token ?? '');
  await expect(oidc.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('AP-05 … and signs out, at the address that the library makes: asked first, then led back, with its state', async () => {
  const { config, exchange, cookies } = await signIn();
  const { id_token = '', refresh_token = '' } = await exchange();
  const back = `${realm.origin}/`;
  const leave = oidc.buildEndSessionUrl(config, {
    ...{ id_token_hint: id_token, post_logout_redirect_uri: back, state: 'vuelta' },
  });
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const asked = await fetch(leave, { headers: { cookie: cookie() } });
  const [, action = '', xsrf = ''] =
    /<form [^>]*action="([^"]+)".*?name="xsrf" value="([^"]+)"/s.exec(await asked.text()) ?? [];
  // Until the visitor confirms, the session is still open.
  const { refresh_token: next = '' } = await oidc.refreshTokenGrant(config, refresh_token);
  const said = await fetch(action, {
    ...{ method: 'POST', redirect: 'manual', headers: { cookie: cookie() } },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(said.headers.get('location')).toBe(`${back}?state=vuelta`);
  await expect(oidc.refreshTokenGrant(config, next)).rejects.toMatchObject({ error: 'invalid_grant' });
  // The provider redirects to no URL that the client has not registered.
  leave.searchParams.set('post_logout_redirect_uri', 'https://evil.example/');
  expect((await fetch(leave, { redirect: 'manual', headers: { cookie: cookie() } })).status).toBe(400);
});

test('RT-06 a single sign-on returns in the hash, with its state', async () => {
  const { back, exchange } = await signIn({ response_mode: 'fragment' });
  expect(back.search).toBe('');
  expect(back.hash).toMatch(/^#.*code=.*state=/);
  expect((await exchange()).access_token).toBeDefined();
});

test('without PKCE, or with another address to return to, nobody signs in', async () => {
  const auth = `${realm.issuer}/protocol/openid-connect/auth?client_id=tienda&response_type=code&scope=openid`;
  const back = encodeURIComponent(`${realm.origin}/authenticated`);
  const refused = await browse(`${auth}&redirect_uri=${back}`, `${realm.origin}/authenticated`);
  expect(refused.searchParams.get('error')).toBe('invalid_request');
  const elsewhere = await fetch(`${auth}&redirect_uri=${encodeURIComponent('https://evil.example/')}`, {
    redirect: 'manual',
  });
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.headers.get('location')).toBeNull();
  expect(await elsewhere.json()).toMatchObject({ error: 'invalid_redirect_uri' });
});

test('a code is used once: a second use ends what came of it', async () => {
  const { config, exchange } = await signIn();
  const tokens = await exchange();
  await expect(exchange()).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('issue 37, A2: two uses of a code at once give no two sign-ins, and no token that lasts, in 20 rounds', async () => {
  for (let round = 0; round < 20; round++) {
    const { config, exchange } = await signIn();
    const uses = await Promise.allSettled([exchange(), exchange()]);
    const given = uses.flatMap((use) => (use.status === 'fulfilled' ? [use.value] : []));
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { access_token, refresh_token = '' } of given) {
      await expect(oidc.fetchUserInfo(config, access_token, accountId)).rejects.toBeDefined();
      await expect(oidc.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' });
    }
  }
});

test('issue 37, A6: a wrong verifier uses a code up', async () => {
  const { exchange } = await signIn();
  await expect(exchange(oidc.randomPKCECodeVerifier())).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(exchange()).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('issue 37, A2: tokens that are made while their grant ends are not accepted, in 20 rounds', async () => {
  for (let round = 0; round < 20; round++) {
    const { config, exchange } = await signIn();
    const { refresh_token = '' } = await exchange();
    const [refreshed] = await Promise.allSettled([
      oidc.refreshTokenGrant(config, refresh_token),
      oidc.tokenRevocation(config, refresh_token),
    ]);
    if (refreshed.status === 'rejected') continue;
    await expect(oidc.fetchUserInfo(config, refreshed.value.access_token, accountId)).rejects.toBeDefined();
    await expect(oidc.refreshTokenGrant(config, refreshed.value.refresh_token ?? '')).rejects.toBeDefined();
  }
  const { rows } = await pool.query(`
    select model from identity_records t where model in ('AccessToken', 'RefreshToken') and not exists (
      select from identity_records g where g.model = 'Grant' and g.id_hash = sha256(t.grant_id::bytea))`);
  expect(rows).toEqual([]);
});

test('SS-04 a refresh token that was used is accepted for 10 s more, and then ends all that came of it', async () => {
  const { config, exchange } = await signIn();
  const { refresh_token: first = '' } = await exchange();
  const second = await oidc.refreshTokenGrant(config, first);
  // The token is used again, as if its reply was lost, or another tab used it at the same time.
  const other = await oidc.refreshTokenGrant(config, first);
  expect(other.refresh_token).not.toBe(second.refresh_token);
  const pass = (time: string) =>
    pool.query('update identity_records set consumed_at = consumed_at - $1::interval', [time]);
  await pass('9 seconds');
  const late = await oidc.refreshTokenGrant(config, first);
  await pass('2 seconds');
  await expect(oidc.refreshTokenGrant(config, first)).rejects.toMatchObject({ error: 'invalid_grant' });
  for (const token of [second.refresh_token, other.refresh_token, late.refresh_token])
    await expect(oidc.refreshTokenGrant(config, token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('issue 16, 9: who reads the database gets no token and no code', async () => {
  const { exchange, back } = await signIn();
  const { access_token, refresh_token = '' } = await exchange();
  const { rows } = await pool.query<{ all: string }>(
    `select string_agg(r::text, ' ') as all from identity_records as r`,
  );
  for (const one of [access_token, refresh_token, back.searchParams.get('code') ?? '']) {
    expect(one.length).toBeGreaterThan(20);
    expect(rows[0]?.all).not.toContain(one);
  }
});

test('AP-04 keys rotate: a new one is published, then signs, and what the old one signed is still checked', async () => {
  const { exchange } = await signIn();
  const before = await exchange();
  const header = JSON.parse(Buffer.from(before.id_token?.split('.')[0] ?? '', 'base64url').toString());
  const keys = createKeys(db);
  const kid = await keys.rotate();
  const names = async () => (await keys.read()).map((key) => key.kid);
  // The new key is published to all processes before it signs.
  expect(await names()).toEqual([header.kid, kid]);
  expect((await keys.list()).map(({ state }) => state)).toEqual(['signs', 'waits']);
  const next = await openRealm(db);
  try {
    const reply = await fetch(`${next.issuer}/protocol/openid-connect/certs`);
    const { keys: published } = (await reply.json()) as { keys: Record<string, string>[] };
    expect(published.map((key) => key.kid)).toEqual([header.kid, kid]);
    // Published keys contain no private part.
    for (const key of published) expect(Object.keys(key)).not.toEqual(expect.arrayContaining(['d']));
  } finally {
    await next.close();
  }
  const pass = (time: string) => pool.query('update identity_keys set retired_at = retired_at - $1::interval', [time]);
  // Another rotation within these minutes does not make a key sign before its time.
  const third = await keys.rotate();
  expect(await names()).toEqual([header.kid, kid, third]);
  await pass('3 minutes');
  expect(await names()).toEqual([third, header.kid, kid]);
  expect((await keys.list()).map(({ state }) => state)).toEqual(['signs', 'retired', 'retired']);
  // Retired keys are published for a week.
  await pass('8 days');
  expect(await names()).toEqual([third]);
});
