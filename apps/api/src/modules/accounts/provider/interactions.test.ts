/**
 * Tests signing in for clients of the realm (AP-04): which customers are signed in, which browser an interaction
 * belongs to, and what ends the tokens.
 */
import { decodeJwt } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { config } from '../../../test-api.ts';
import { withAccount } from '../testing/test-account.ts';
import { clientReturn, createBrowser, exchangeCode } from '../testing/test-client.ts';

const { accounts } = config;
if (accounts === undefined) throw new Error('The shop has no settings of accounts.');
const { app, customer, signedIn, refresh, userInfo, form, clear, db, pass, database } = await withAccount({
  accounts: { ...accounts, clients: [{ id: 'otra', redirectUris: [clientReturn] }] },
});
beforeEach(clear);

/** Signs in at the storefront and then at a client, in one browser. */
async function atClient(
  browser = createBrowser(app),
  storefront?: Awaited<ReturnType<typeof signedIn>>,
  client = 'tienda',
) {
  const ana = storefront ?? (await signedIn());
  const { interaction, verifier } = await browser.authorize({ client_id: client });
  const { body } = await browser.finish(interaction, ana.access_token);
  const { to } = await browser.open(body.direccion);
  const { body: tokens } = await exchangeCode(app, to, verifier, client);
  return { ana, browser, to, tokens, verifier };
}

test('AP-04 SS-01 who is signed in at the storefront goes on to the client, whose tokens count', async () => {
  const id = await customer();
  const { to, tokens } = await atClient();
  expect(to).toMatch(new RegExp(`^${clientReturn}\\?code=.*state=el-estado`));
  expect(await userInfo(tokens.access_token ?? '')).toMatchObject({ status: 200, body: { data: { id } } });
  const refreshed = await refresh(tokens.refresh_token ?? '');
  expect(refreshed.status).toBe(200);
  expect((await userInfo(refreshed.body.access_token)).status).toBe(200);
  const rows = await db.selectFrom('customer_sessions').select(['method', 'parent_id']).orderBy('created_at').execute();
  expect(rows).toEqual([
    { method: 'password', parent_id: null },
    { method: 'single-sign-on', parent_id: expect.any(String) },
  ]);
});

test('AP-04 another client gets tokens that say when they expire, the storefront opaque ones', async () => {
  const id = await customer();
  const { ana, tokens } = await atClient(undefined, undefined, 'otra');
  const refreshed = await refresh(tokens.refresh_token ?? '', 'otra');
  const days = 86_400;
  for (const { access_token, refresh_token } of [tokens, refreshed.body]) {
    const access = decodeJwt(access_token);
    expect(access).toMatchObject({ sub: id, client_id: 'otra', exp: (access.iat ?? 0) + 15 * 60 });
    const { iat = 0, exp } = decodeJwt(refresh_token);
    expect(exp).toBe(iat + 90 * days);
    expect((await userInfo(access_token)).status).toBe(200);
  }
  const own = await refresh(ana.refresh_token);
  for (const token of [ana.access_token, ana.refresh_token, own.body.access_token, own.body.refresh_token])
    expect(token).toMatch(/^[\w-]{43}$/);
  // The token itself may contain a later time: the API compares the stored expiry.
  await database.pool.query(`update identity_records set expires_at = now() where model = 'AccessToken'`);
  for (const token of [refreshed.body.access_token, own.body.access_token])
    expect((await userInfo(token)).status).toBe(401);
});

test('AP-04 a client that comes again in the same browser gets a code at once', async () => {
  await customer();
  const { browser, tokens } = await atClient();
  const { to, verifier } = await browser.authorize();
  expect(to).toContain(`${clientReturn}?code=`);
  const again = await exchangeCode(app, to, verifier);
  for (const token of [tokens.access_token, again.body.access_token])
    expect((await userInfo(token ?? '')).status).toBe(200);
  // The storefront and the client have one session each.
  expect(await db.selectFrom('customer_sessions').select('id').execute()).toHaveLength(2);
});

test('issue 16, 9: an interaction belongs to the browser that began it: a link signs nobody in for somebody else', async () => {
  await customer();
  const ana = await signedIn();
  const thief = createBrowser(app);
  const { interaction } = await thief.authorize();
  // Ana opens the thief's link: her browser has no cookies of this interaction, or has cookies of another interaction.
  const own = createBrowser(app);
  expect((await own.finish(interaction, ana.access_token)).body.code).toBe('INTERACTION_NOT_FOUND');
  await own.authorize();
  expect((await own.finish(interaction, ana.access_token)).body.code).toBe('INTERACTION_NOT_FOUND');
  // The provider also refuses a cookie that Ana or a script has made up.
  const forged = `_interaction=${interaction}; _interaction.sig=${'a'.repeat(27)}`;
  expect((await own.finish(interaction, ana.access_token, forged)).body.code).toBe('INTERACTION_NOT_FOUND');
  const { to } = await thief.open(`/realms/tianguis/protocol/openid-connect/auth/${interaction}`);
  expect(to).not.toContain('code=');
});

test('AP-24 an interaction needs an open session', async () => {
  await customer();
  const ana = await signedIn();
  const browser = createBrowser(app);
  const { interaction } = await browser.authorize();
  expect((await browser.finish(interaction, 'nada')).status).toBe(401);
  await pass('91 days');
  expect((await browser.finish(interaction, ana.access_token)).status).toBe(440);
});

test('AP-05 SS-03 a sign-out of the storefront ends the clients, and the next one signs in anew', async () => {
  await customer();
  const { ana, browser, tokens } = await atClient();
  const { refresh_token } = ana;
  const out = await form('/realms/tianguis/protocol/openid-connect/logout', { refresh_token, client_id: 'tienda' });
  expect(out.status).toBe(204);
  expect((await userInfo(tokens.access_token ?? '')).status).toBe(440);
  expect(await refresh(tokens.refresh_token ?? '')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  // The browser still has the provider's own session, which does not sign anybody in.
  expect(browser.cookies.has('_session')).toBe(true);
  const next = await browser.authorize();
  expect(next.to).toMatch(/^\/login\?interaccion=/);
  expect((await browser.authorize({ prompt: 'none' })).to).toContain('error=login_required');
  const anew = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo });
  const { body } = await browser.finish((await browser.authorize()).interaction, anew.access_token);
  expect((await browser.open(body.direccion)).to).toContain('code=');
});

test('SS-03 RL-01 "cerrar todas", the end of one session and a block reach clients, too', async () => {
  const id = await customer();
  const { dispositivo } = await signedIn();
  for (const end of [
    async (other: Awaited<ReturnType<typeof signedIn>>) => void (await other.post('/sesiones/cerrar-todas')),
    async (other: Awaited<ReturnType<typeof signedIn>>) => {
      const { body } = await other.get('/sesiones');
      for (const one of body.data) if (!one.esEsta) await other.delete(`/sesiones/${one.id}`);
    },
    async () => void (await database.pool.query('update customers set blocked_at = now() where id = $1', [id])),
  ]) {
    const other = await signedIn('ana@correo.mx', { dispositivo });
    const { tokens } = await atClient(createBrowser(app), await signedIn('ana@correo.mx', { dispositivo }));
    expect((await userInfo(tokens.access_token ?? '')).status).toBe(200);
    await end(other);
    expect([401, 440]).toContain((await userInfo(tokens.access_token ?? '')).status);
    expect((await refresh(tokens.refresh_token ?? '')).status).toBe(400);
  }
});

test('AP-05 a sign-out by a client in the browser asks first, then ends the storefront and all clients', async () => {
  await customer();
  const { ana, browser, tokens } = await atClient();
  const page = await browser.open(
    `/realms/tianguis/protocol/openid-connect/logout?${new URLSearchParams({ id_token_hint: tokens.id_token ?? '' })}`,
  );
  expect(page.text).toContain('¿Quieres cerrar tu sesión en Tianguis?');
  expect(page.text).toContain('lang="es-MX"');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/default-src 'none'; script-src; style-src 'sha256-[^']+'; .*frame-ancestors 'none'/);
  expect((await userInfo(ana.access_token)).status).toBe(200);
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
  const confirm = '/realms/tianguis/protocol/openid-connect/logout/confirm';
  // A page of another site cannot guess the secret.
  expect((await browser.open(confirm, { logout: 'yes', xsrf: 'adivinado' })).status).toBe(400);
  expect((await userInfo(ana.access_token)).status).toBe(200);
  const out = await browser.open(confirm, { logout: 'yes', xsrf });
  expect((await browser.open(out.to)).text).toContain('Cerraste tu sesión');
  for (const token of [ana.access_token, tokens.access_token ?? ''])
    expect([401, 440]).toContain((await userInfo(token)).status);
  expect((await refresh(ana.refresh_token)).status).toBe(400);
  expect((await browser.authorize()).to).toMatch(/^\/login\?interaccion=/);
});

test('AP-04 a client may ask for a sign-in of now: a session from before does not serve', async () => {
  await customer();
  const ana = await signedIn();
  await database.pool.query(`update customer_sessions set created_at = created_at - interval '1 hour'`);
  const browser = createBrowser(app);
  const { interaction } = await browser.authorize({ prompt: 'login' });
  expect((await browser.finish(interaction, ana.access_token)).body.code).toBe('CONFIRMATION_REQUIRED');
  const anew = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo });
  const { body } = await browser.finish(interaction, anew.access_token);
  expect((await browser.open(body.direccion)).to).toContain('code=');
});

test('issue 37, AP-04 a visitor changes accounts at a client, which asks for a sign-in of now', async () => {
  await customer();
  const luis = await customer({ email: 'luis@correo.mx', nombre: 'Luis' });
  const { ana, browser, tokens } = await atClient();
  const { interaction, verifier } = await browser.authorize({ prompt: 'login' });
  const other = await signedIn('luis@correo.mx');
  const { body } = await browser.finish(interaction, other.access_token);
  // The provider signs the browser out of the first account, by a form that sends itself.
  const page = await browser.open(body.direccion);
  const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page.text) ?? [];
  const { to: back } = await browser.open(action, { xsrf, logout: 'yes' });
  const { to } = await browser.open(back);
  expect(to).toMatch(new RegExp(`^${clientReturn}\\?code=`));
  const { body: changed } = await exchangeCode(app, to, verifier);
  expect(await userInfo(changed.access_token ?? '')).toMatchObject({ status: 200, body: { data: { id: luis } } });
  for (const token of [ana.access_token, tokens.access_token ?? ''])
    expect([401, 440]).toContain((await userInfo(token)).status);
  expect((await refresh(tokens.refresh_token ?? '')).status).toBe(400);
});

test('AP-04 a code that is exchanged after the sign-out gives no tokens', async () => {
  await customer();
  const ana = await signedIn();
  const browser = createBrowser(app);
  const { interaction, verifier } = await browser.authorize();
  const { body } = await browser.finish(interaction, ana.access_token);
  const { to } = await browser.open(body.direccion);
  await form('/realms/tianguis/protocol/openid-connect/logout', {
    ...{ refresh_token: ana.refresh_token, client_id: 'tienda' },
  });
  expect(await exchangeCode(app, to, verifier)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

test('issue 16, 9: pages of other sites may send what carries a code or a token, and no more', async () => {
  const from = { origin: 'https://otra.example', 'sec-fetch-site': 'cross-site' };
  const token = await form(
    '/realms/tianguis/protocol/openid-connect/token',
    { grant_type: 'authorization_code' },
    from,
  );
  expect(token.body.code).not.toBe('FOREIGN_ORIGIN');
  expect(token.headers['access-control-allow-credentials']).toBeUndefined();
  for (const path of ['logout', 'logout/confirm', 'auth'])
    expect((await form(`/realms/tianguis/protocol/openid-connect/${path}`, {}, from)).body.code).toBe('FOREIGN_ORIGIN');
});
