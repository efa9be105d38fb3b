/** Tests which features of the provider are on, and how much strangers can make it store (issue 37, F5). */
import { withDatabase } from '@tianguis/testkit';
import { afterAll, expect, test } from 'vitest';
import { openRealm } from './test-realm.ts';

const { db, pool } = await withDatabase();
const realm = await openRealm(db);
afterAll(() => realm.close());

test('issue 37, F5: discovery promises exactly what the clients of the shop use', async () => {
  const root = `${realm.issuer}/protocol/openid-connect`;
  for (const name of ['openid-configuration', 'oauth-authorization-server']) {
    const reply = await fetch(`${realm.issuer}/.well-known/${name}`);
    expect(await reply.json()).toEqual({
      issuer: realm.issuer,
      authorization_endpoint: `${root}/auth`,
      token_endpoint: `${root}/token`,
      userinfo_endpoint: `${root}/userinfo`,
      jwks_uri: `${root}/certs`,
      end_session_endpoint: `${root}/logout`,
      revocation_endpoint: `${root}/revoke`,
      authorization_response_iss_parameter_supported: true,
      claim_types_supported: ['normal'],
      claims_parameter_supported: false,
      claims_supported: expect.arrayContaining(['sub', 'email', 'email_verified', 'name']),
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      id_token_signing_alg_values_supported: ['RS256'],
      request_uri_parameter_supported: false,
      response_modes_supported: ['form_post', 'fragment', 'query'],
      response_types_supported: ['code'],
      scopes_supported: expect.arrayContaining(['openid', 'email', 'profile', 'offline_access']),
      subject_types_supported: ['public'],
      token_endpoint_auth_methods_supported: ['none'],
    });
  }
});

test.each([
  ...['/request', '/protocol/openid-connect/ext/par/request', '/reg', '/backchannel', '/device/auth', '/device'],
  ...['/token/introspection', '/challenge', '/credential', '/interaction/x', '/protocol/openid-connect/auth'],
])('issue 37, F5: nothing is at POST %s, and nothing is stored', async (path) => {
  await pool.query('delete from identity_records');
  const body = new URLSearchParams({
    ...{ client_id: 'tienda', response_type: 'code', scope: 'openid', redirect_uri: `${realm.origin}/authenticated` },
    ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
  });
  expect((await fetch(`${realm.issuer}${path}`, { method: 'POST', body, redirect: 'manual' })).status).toBe(404);
  expect((await pool.query('select from identity_records')).rowCount).toBe(0);
});

test('issue 37, F5: a stranger stores no parameter of a feature that is off', async () => {
  await pool.query('delete from identity_records');
  const auth = new URL(`${realm.issuer}/protocol/openid-connect/auth`);
  const more = ['dpop_jkt', 'resource', 'claims', 'authorization_details', 'web_message_uri'];
  auth.search = new URLSearchParams({
    ...{ client_id: 'tienda', response_type: 'code', scope: `openid ${'x'.repeat(400)}` },
    ...{ redirect_uri: `${realm.origin}/authenticated`, code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' },
    ...Object.fromEntries(more.map((name) => [name, `https://tianguis.example/${'x'.repeat(400)}`])),
  }).toString();
  expect((await fetch(auth, { redirect: 'manual' })).headers.get('location')).toMatch(/^\/entrar\//);
  const { rows } = await pool.query<{ payload: { params: object } }>(
    "select payload from identity_records where model = 'Interaction'",
  );
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0]?.payload.params ?? {}).toSorted()).toEqual(
    ['client_id', 'code_challenge', 'code_challenge_method', 'redirect_uri', 'response_type', 'scope'].toSorted(),
  );
  expect(JSON.stringify(rows)).not.toContain('xxx');
});

test.each(['state', 'nonce', 'login_hint', 'ui_locales', 'claims_locales', 'acr_values'])(
  'M3 a sign-in stores no %s of more than 512 characters: the client gets the fault',
  async (name) => {
    await pool.query("delete from identity_records where model = 'Interaction'");
    const auth = new URL(`${realm.issuer}/protocol/openid-connect/auth`);
    const ask = async (length: number) => {
      auth.search = new URLSearchParams({
        ...{
          client_id: 'tienda',
          response_type: 'code',
          scope: 'openid',
          redirect_uri: `${realm.origin}/authenticated`,
        },
        ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', [name]: 'x'.repeat(length) },
      }).toString();
      const reply = await fetch(auth, { redirect: 'manual' });
      return new URL(reply.headers.get('location') ?? '', auth);
    };
    const stored = async () => (await pool.query("select from identity_records where model = 'Interaction'")).rowCount;
    const refused = await ask(513);
    expect(refused.href).toMatch(new RegExp(`^${realm.origin}/authenticated\\?`));
    expect(refused.searchParams.get('error')).toBe('invalid_request');
    expect(await stored()).toBe(0);
    expect((await ask(512)).pathname).toMatch(/^\/entrar\//);
    expect(await stored()).toBe(1);
  },
);

/** Other spellings of a path that the provider's router accepts. */
const spellings = ['logout', 'logout/', 'Logout', 'LOGOUT/', 'lo%67out', 'LoGoUt?client_id=tienda'];

test.each(spellings)('issue 37, F5: no sign-out at %s stores a long state', async (spelling) => {
  await pool.query('delete from identity_records');
  const query = new URLSearchParams({ state: 'x'.repeat(513) });
  const to = `${realm.issuer}/protocol/openid-connect/${spelling}${spelling.includes('?') ? '&' : '?'}`;
  for (const more of [query, `${query}&${query}`, `state=a&${query}`]) {
    const reply = await fetch(`${to}${more}`);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.headers.getSetCookie()).toEqual([]);
  }
  expect((await pool.query('select from identity_records')).rowCount).toBe(0);
});

test.each(['auth/', 'Auth', 'AUTH/'])('issue 37, F5: no sign-in at %s stores a long state', async (spelling) => {
  await pool.query('delete from identity_records');
  const query = new URLSearchParams({
    ...{ client_id: 'tienda', response_type: 'code', scope: 'openid', redirect_uri: `${realm.origin}/authenticated` },
    ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 'x'.repeat(513) },
  });
  const ask = () =>
    fetch(`${realm.issuer}/protocol/openid-connect/${spelling}?${query}`, { redirect: 'manual' }).then(
      ({ status, headers }) => ({ status, to: headers.get('location') ?? '' }),
    );
  expect(await ask()).toEqual({ status: 400, to: '' });
  query.set('state', 'x'.repeat(512));
  expect((await ask()).to).toMatch(/^\/entrar\//);
  expect((await pool.query('select from identity_records')).rowCount).toBe(1);
});

test('M3 a sign-out without a session stores its state for an hour, at most 512 characters of it', async () => {
  await pool.query("delete from identity_records where model = 'Session'");
  const leave = (state: string) => fetch(`${realm.issuer}/protocol/openid-connect/logout?state=${state}`);
  const stored = async () =>
    (
      await pool.query<{ seconds: number }>(
        "select extract(epoch from expires_at - now())::float8 as seconds from identity_records where model = 'Session'",
      )
    ).rows;
  const refused = await leave('x'.repeat(513));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: 'invalid_request' });
  expect(await stored()).toEqual([]);
  expect((await leave('x'.repeat(512))).status).toBe(200);
  const [row, ...others] = await stored();
  expect(row?.seconds).toBeGreaterThan(3_000);
  expect(row?.seconds).toBeLessThanOrEqual(3_600);
  expect(others).toEqual([]);
});
