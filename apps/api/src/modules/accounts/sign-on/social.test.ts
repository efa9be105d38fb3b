/** Tests signing in by Facebook (AP-08, VA-03). A local server replaces Facebook. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Permit, withPermit } from '../../../permit.ts';
import { withAccounts } from '../testing/test-accounts.ts';
import { app, openGraph } from '../testing/test-graph.ts';

const graph = await openGraph();
afterAll(() => graph.close());
const { post, customer, signIn, exchange, userInfo, call, clear, db } = await withAccounts(
  {},
  { outside: { facebook: graph.settings } },
);
beforeEach(async () => {
  await clear();
  graph.fail('none');
  graph.tokens.clear();
  graph.tokens.set('de-ana', { app_id: app.appId, user_id: '10001', email: 'ana@correo.mx' });
});

const enter = (form: object) => post('/app/v1/login-facebook', form);
const ana = { email: 'ana@correo.mx', access_token: 'de-ana' };
const sentence = 'El usuario no tiene los permisos necesarios para iniciar sesión con facebook';
const people = () => db.selectFrom('customers').select('email').execute();

test('AP-08 SS-01 Facebook says who it is, and somebody new gets an account and a session', async () => {
  const { status, body } = await enter({ ...ana, email: 'ANA@correo.mx' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 11, correo: 'ana@correo.mx' });
  const { access_token } = (await exchange(body.token)).body;
  expect((await userInfo(access_token)).body.data).toMatchObject({ name: 'Ana', last_name: 'Ríos' });
  expect(await db.selectFrom('customer_sessions').select('method').execute()).toEqual([{ method: 'social' }]);
  expect((await enter(ana)).body.code).toBe(11);
  expect(await people()).toHaveLength(1);
});

test('issue 37 A4 a sign-in by Facebook has no permit while it waits for Facebook', async () => {
  const asked = graph.asked.length;
  let given = 0;
  const permit: Permit = {
    without(wait) {
      given++;
      return wait();
    },
  };
  expect((await withPermit(permit, () => enter(ana))).status).toBe(200);
  expect(given).toBe(graph.asked.length - asked);
  expect(given).toBeGreaterThan(0);
});

test.each([
  {},
  { email: 'ana@correo.mx' },
  { access_token: 'de-ana' },
  { ...ana, email: 5 },
  { ...ana, access_token: ['de-ana'] },
  { ...ana, email: null },
  { email: { a: 1 }, access_token: true },
])('VA-03 access token and e-mail are texts, else the sentence of the specification: %j', async (form) => {
  const asked = graph.asked.length;
  expect(await enter(form)).toMatchObject({ status: 403, body: { msg: sentence } });
  expect(graph.asked).toHaveLength(asked);
});

describe('AP-08 nobody is signed in by', () => {
  const future = 4_000_000_000;
  test.each([
    ['a text that is no token', { access_token: 'inventado' }, undefined],
    ['an empty one', { access_token: '' }, undefined],
    ['a token of another application', {}, { app_id: '999', expires_at: future }],
    ['one that was withdrawn', {}, { is_valid: false }],
    ['one that has expired', {}, { expires_at: 1_700_000_000 }],
    ['a token of an application or a page', {}, { type: 'PAGE' }],
    ['another e-mail than the one that Facebook has', { email: 'beto@correo.mx' }, undefined],
    ['an account without an e-mail, or whose customer did not share it', {}, { email: undefined }],
  ])('%s', async (_name, form, token) => {
    await customer({ email: 'beto@correo.mx', nombre: 'Beto' });
    graph.tokens.set('de-ana', { app_id: app.appId, user_id: '10001', email: 'ana@correo.mx', ...(token as object) });
    expect(await enter({ ...ana, ...form })).toMatchObject({
      status: 403,
      body: { code: 'SOCIAL_REFUSED', msg: sentence },
    });
    expect(await people()).toEqual([{ email: 'beto@correo.mx' }]);
    expect(await db.selectFrom('customer_sessions').select('id').execute()).toEqual([]);
  });
});

test('AP-08 an account with a password is linked by proof of both', async () => {
  await customer();
  const { body } = await enter(ana);
  expect(body).toMatchObject({ code: 10, msg: expect.stringContaining('Facebook'), vinculo: expect.any(String) });
  expect(body.token).toBeUndefined();
  const { access_token } = (await exchange((await signIn('ana@correo.mx')).body.token)).body;
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await call('POST', '/app/v1/login/vincular', { payload: { vinculo: body.vinculo }, headers })).status).toBe(
    200,
  );
  expect((await enter(ana)).body).toMatchObject({ code: 11, correo: 'Ana@correo.mx' });
});

test.each(['down', 'html', 'limit'] as const)(
  'AP-08 Facebook is away (%s): another try may do, and no token is told',
  async (fault) => {
    graph.fail(fault);
    const reply = await enter(ana);
    expect(reply).toMatchObject({ status: 503, body: { code: 'SIGN_ON_UNAVAILABLE' } });
    expect(reply.text).not.toContain('de-ana');
    expect(reply.text).not.toContain(app.appSecret);
  },
);

test('AP-08 a shop without the settings of Facebook does not offer it', async () => {
  const { post: plain } = await withAccounts();
  expect(await plain('/app/v1/login-facebook', ana)).toMatchObject({
    status: 404,
    body: { code: 'SIGN_ON_NOT_FOUND' },
  });
  expect((await plain('/app/v1/login-facebook/inicio', {})).status).toBe(404);
  expect((await plain('/app/v1/login-facebook/token', { code: 'x' })).status).toBe(404);
});

/** Signs in at the network's dialog. @returns the code in the URL to which the dialog redirects */
async function codeOf(email: string, { isShared = true } = {}): Promise<string> {
  const { body } = await post('/app/v1/login-facebook/inicio', {});
  const reply = await fetch(body.direccion, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ email, choice: 'yes', ...(isShared && { shared: 'on' }) }).toString(),
  });
  const back = new URL(reply.headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe('http://localhost:3000/authenticated/facebook');
  expect(back.searchParams.get('state')).toBe(body.estado);
  return back.searchParams.get('code') ?? '';
}
const exchangeCode = (code: string) => post('/app/v1/login-facebook/token', { code });

test('AP-08 the code of the dialog is exchanged for what the call takes, once', async () => {
  const code = await codeOf('beto@correo.mx');
  const { status, body } = await exchangeCode(code);
  expect(status).toBe(200);
  expect(body).toEqual({ access_token: expect.stringMatching(/^EAA/), email: 'beto@correo.mx', nombre: 'Ana' });
  const { access_token, email } = body;
  expect((await enter({ access_token, email })).body).toMatchObject({ code: 11, correo: 'beto@correo.mx' });
  expect(await exchangeCode(code)).toMatchObject({ status: 403, body: { code: 'SOCIAL_REFUSED', msg: sentence } });
});

test('VA-03 who shares no e-mail gets the sentence, and each start has a state of its own', async () => {
  const { body } = await exchangeCode(await codeOf('beto@correo.mx', { isShared: false }));
  expect(body.email).toBe('');
  expect(await enter({ email: body.email, access_token: body.access_token })).toMatchObject({
    status: 403,
    body: { code: 'SOCIAL_REFUSED', msg: sentence },
  });
  const [one, other] = await Promise.all([1, 2].map(() => post('/app/v1/login-facebook/inicio', {})));
  expect(one?.body.estado).toMatch(/^[\w-]{43}$/);
  expect(one?.body.estado).not.toBe(other?.body.estado);
  expect(new URL(one?.body.direccion).searchParams.get('scope')).toBe('email,public_profile');
});

test.each(['down', 'html', 'limit'] as const)(
  'AP-08 Facebook is away (%s) while a code is exchanged',
  async (fault) => {
    const code = await codeOf('beto@correo.mx');
    graph.fail(fault);
    const reply = await exchangeCode(code);
    expect(reply).toMatchObject({ status: 503, body: { code: 'SIGN_ON_UNAVAILABLE' } });
    for (const secret of [code, app.appSecret]) expect(reply.text).not.toContain(secret);
  },
);
