import * as oidc from 'openid-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccounts } from '../testing/test-accounts.ts';

const { app, db, database, clear, customer, signIn, call, form, exchange, refresh, userInfo } = await withAccounts();
beforeEach(() => clear());

const realm = '/realms/tianguis/protocol/openid-connect';
const signedIn = async () => {
  const { token } = (await signIn('ana@correo.mx')).body;
  return { token, ...(await exchange(token)).body };
};
const signOut = (refresh_token: string, more: object = {}) =>
  form(`${realm}/logout`, { refresh_token, client_id: 'tienda', redirect_uri: 'http://localhost:3000/', ...more });

describe('AP-03 a session token becomes tokens of the identity provider', () => {
  test('with their lifetimes; the database has none of them', async () => {
    await customer();
    const { token } = (await signIn('ana@correo.mx')).body;
    const { status, headers, body } = await exchange(token, ' ANA@correo.mx');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, refresh_expires_in: 90 * 86_400 });
    for (const table of ['identity_records', 'customer_sessions']) {
      const { rows } = await database.pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      for (const one of [token, body.access_token, body.refresh_token]) expect(JSON.stringify(rows)).not.toContain(one);
    }
  });

  test('of somebody else, of another client, or of nobody, it becomes nothing', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    const { token } = (await signIn('ana@correo.mx')).body;
    expect((await exchange(token, 'luis@correo.mx')).status).toBe(401);
    expect((await exchange('x'.repeat(43))).status).toBe(401);
    const fields = { grant_type: 'custom_token', client_secret: token, username: 'ana@correo.mx' };
    const path = '/sso-middleware/v1/protocol/openid-connect/token';
    expect((await form(path, { ...fields, client_id: 'otro' })).status).toBe(400);
    expect((await form(path, { ...fields, client_id: 'tienda', grant_type: 'password' })).status).toBe(400);
  });

  test('a second time it ends the tokens of the first', async () => {
    await customer();
    const first = await signedIn();
    const second = (await exchange(first.token)).body;
    expect((await userInfo(first.access_token)).status).toBe(401);
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await userInfo(second.access_token)).status).toBe(200);
  });

  test('a blocked customer gets none, and those from before are over', async () => {
    await customer();
    const { token, access_token, refresh_token } = await signedIn();
    await db.updateTable('customers').set({ blocked_at: new Date() }).execute();
    expect((await exchange(token)).status).toBe(401);
    expect((await userInfo(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
  });

  test('SS-03 an exchange at the same time as a sign-out gives nothing that is accepted', async () => {
    for (let n = 0; n < 5; n++) {
      await clear();
      await customer();
      const { token, refresh_token } = await signedIn();
      const [exchanged] = await Promise.all([exchange(token), signOut(refresh_token)]);
      if (exchanged.status !== 200) continue;
      // Either the sign-out ended the tokens of this exchange, or the next exchange ends them.
      await exchange(token);
      expect((await userInfo(exchanged.body.access_token)).status).toBe(401);
      expect((await refresh(exchanged.body.refresh_token)).body.error).toBe('invalid_grant');
    }
  });
});

describe('AP-04 AP-06 with these tokens', () => {
  test('ST-01 the profile, by bearer or by the older form', async () => {
    const id = await customer({ apellido_m: 'Luna', genero: 'otro', cumpleanios: '1990-12-31' });
    const { token, access_token } = await signedIn();
    const profile = {
      ...{ id, email: 'Ana@correo.mx', name: 'Ana', last_name: 'Ríos', second_last_name: 'Luna' },
      ...{ gender: 'otro', birthday: '1990-12-31' },
    };
    const byBearer = await userInfo(access_token);
    expect(byBearer.body).toEqual({ data: profile });
    expect(byBearer.headers['cache-control']).toBe('private, no-store');
    expect((await call('GET', `/app/v1/user-info?token=${token}`)).body).toEqual({ data: profile });
  });

  test.each(['', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'])(
    '%j is nobody',
    async (authorization) => {
      const { status, body } = await call('GET', '/app/v1/user-info', { headers: { authorization } });
      expect(status).toBe(401);
      expect(body.code).toBe('UNAUTHENTICATED');
    },
  );

  test('refreshed in the form of the specification, with the address to return to', async () => {
    await customer();
    const first = await signedIn();
    const { status, body } = await form(`${realm}/token`, {
      ...{ refresh_token: first.refresh_token, client_id: 'tienda', grant_type: 'refresh_token' },
      redirect_uri: 'http://localhost:3000/authenticated',
    });
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect((await userInfo(body.access_token)).status).toBe(200);
  });

  test('a client that others wrote refreshes them, and sees who it is', async () => {
    const id = await customer();
    const { refresh_token } = await signedIn();
    const here = await app.listen({ host: '127.0.0.1', port: 0 });
    // The issuer's URL is public; the test sends its requests to this process.
    const toHere: typeof fetch = (address, options) =>
      fetch(String(address).replace('http://localhost:3000', here), options);
    const config = await oidc.discovery(
      new URL('http://localhost:3000/realms/tianguis'),
      'tienda',
      undefined,
      oidc.None(),
      { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: toHere as never },
    );
    config[oidc.customFetch] = toHere as never;
    const tokens = await oidc.refreshTokenGrant(config, refresh_token);
    expect(tokens.claims()).toMatchObject({ sub: id, email: 'Ana@correo.mx', name: 'Ana Ríos' });
    expect(await oidc.fetchUserInfo(config, tokens.access_token, id)).toMatchObject({ sub: id });
    expect((await userInfo(tokens.access_token)).status).toBe(200);
  });
});

describe('AP-05 signing out', () => {
  test('204: session, access and refresh tokens are over, and a second time it is a 400', async () => {
    await customer();
    const { token, access_token, refresh_token } = await signedIn();
    expect((await signOut(refresh_token)).status).toBe(204);
    expect((await userInfo(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    expect((await exchange(token)).status).toBe(440);
    const again = await signOut(refresh_token);
    expect(again.status).toBe(400);
    expect(again.body.code).toBe('INVALID_REQUEST');
  });

  test('SS-04 with a refresh token that was replaced long ago it ends the session, too', async () => {
    await customer();
    const { token, refresh_token } = await signedIn();
    // The reply to a refresh is under way, or lost, so the browser signs out with the token before.
    const late = (await refresh(refresh_token)).body;
    await database.pool.query(`update identity_records set consumed_at = consumed_at - interval '11 seconds'`);
    expect((await signOut(refresh_token)).status).toBe(204);
    expect((await userInfo(late.access_token)).status).toBe(401);
    expect((await refresh(late.refresh_token)).body.error).toBe('invalid_grant');
    expect((await exchange(token)).status).toBe(440);
    // A sign-out is no theft.
    expect((await database.pool.query(`select from mails where kind = 'unsafe-session-ended'`)).rowCount).toBe(0);
  });

  const full = (refresh_token: string, bearer: string) =>
    form(
      `${realm}/logout`,
      { refresh_token, client_id: 'tienda', redirect_uri: 'http://localhost:3000/authenticated' },
      { authorization: `Bearer ${bearer}` },
    );

  test('in the form of the specification, with the bearer of the same session', async () => {
    await customer();
    const { access_token, refresh_token } = await signedIn();
    expect((await full(refresh_token, access_token)).status).toBe(204);
    expect((await userInfo(access_token)).status).toBe(401);
    expect((await full(refresh_token, access_token)).status).toBe(400);
  });

  test.each(['somebody else', 'nobody', 'a token that is dead'])(
    'the refresh token alone says whose session ends, though the bearer is of %s',
    async (whose) => {
      await customer();
      await customer({ email: 'luis@correo.mx' });
      const luis = (await exchange((await signIn('luis@correo.mx')).body.token, 'luis@correo.mx')).body;
      const { token } = (await signIn('ana@correo.mx')).body;
      const dead = (await exchange(token)).body.access_token;
      const ana = (await exchange(token)).body;
      const bearer = whose === 'nobody' ? 'x'.repeat(43) : whose === 'somebody else' ? luis.access_token : dead;
      // A sign-out must work with an expired access token, since a page's token has often expired by then.
      expect((await full(ana.refresh_token, bearer)).status).toBe(204);
      expect((await userInfo(ana.access_token)).status).toBe(401);
      expect((await userInfo(luis.access_token)).status).toBe(200);
    },
  );

  test('of another client it is a 400, and ends nothing', async () => {
    await customer();
    const { access_token, refresh_token } = await signedIn();
    expect((await signOut(refresh_token, { client_id: 'otro' })).status).toBe(400);
    const elsewhere = `${realm}/logout`.replace('tianguis', 'otro');
    expect((await form(elsewhere, { refresh_token, client_id: 'tienda' })).status).toBe(404);
    expect((await userInfo(access_token)).status).toBe(200);
  });

  test('SS-03 wins over a refresh in flight, whichever is first', async () => {
    for (let n = 0; n < 5; n++) {
      await clear();
      await customer();
      const { refresh_token } = await signedIn();
      const [refreshed, out] = await Promise.all([refresh(refresh_token), signOut(refresh_token)]);
      expect(out.status).toBe(204);
      const { access_token, refresh_token: next } = refreshed.body;
      if (access_token !== undefined) expect((await userInfo(access_token)).status).not.toBe(200);
      if (next !== undefined) expect((await refresh(next)).body.error).toBe('invalid_grant');
    }
  });

  test('the GET of clients of Keycloak is on the same path', async () => {
    const { status, text } = await call('GET', `${realm}/logout`);
    expect(status).toBe(200);
    expect(text).toContain(`action="http://localhost:3000${realm}/logout/confirm"`);
  });
});
