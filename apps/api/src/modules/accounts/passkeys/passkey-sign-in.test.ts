import { beforeEach, describe, expect, test } from 'vitest';
import { password, withAccounts } from '../testing/test-accounts.ts';
import { withMembers } from '../testing/test-factors.ts';
import { type Answer, createTestPasskey } from '../testing/test-passkey.ts';

const accounts = await withAccounts();
const { db, clear, signIn, exchange, post, mailTo, pass, userInfo } = accounts;
const { member, confirm, withPasskey, enter } = withMembers(accounts);
beforeEach(() => clear());

const keys = '/app/v1/cuenta/llaves';

describe('issue 16, 2: signing in by a passkey', () => {
  test('asks the same of everybody, and signs in who verified themselves, by their e-mail (AP-03)', async () => {
    const ana = await member();
    const { passkey } = await withPasskey(ana);
    const { body } = await post('/app/v1/login/llave/opciones', {});
    expect(body.opciones).toEqual({
      ...{ rpId: 'localhost', userVerification: 'preferred', timeout: 300_000, allowCredentials: [] },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
    const entered = await enter(passkey);
    expect(entered.status).toBe(200);
    expect(entered.body).toEqual({
      ...{ token: expect.any(String), idCarrito: expect.any(String), dispositivo: expect.any(String) },
      correo: 'ana@correo.mx',
    });
    const { access_token } = (await exchange(entered.body.token, entered.body.correo)).body;
    expect((await userInfo(access_token)).body.data.id).toBe(ana.id);
    const methods = await db.selectFrom('customer_sessions').select('method').orderBy('created_at').execute();
    expect(methods.map(({ method }) => method)).toEqual(['password', 'passkey']);
    expect((await ana.call('GET', keys)).body.llaves[0].usada).toMatch(/^\d{4}-/);
    // After this sign-in the device is known. A sign-in with the password leaves it known.
    expect((await signIn('ana@correo.mx', password, entered.body)).status).toBe(200);
    const again = await enter(passkey, {}, { dispositivo: entered.body.dispositivo });
    expect(again.body.dispositivo).toBe(entered.body.dispositivo);
  });

  test('the call without a body, as it is documented', async () => {
    expect((await accounts.call('POST', '/app/v1/login/llave/opciones')).status).toBe(200);
  });

  test.each<[string, Answer]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer of adding one', { type: 'webauthn.create' }],
    ['another key', { isForged: true }],
    ['nobody there', { isPresent: false }],
    ['a counter that went back', { counter: 1 }],
    ['a counter at zero', { counter: 0 }],
    ['no owner', { userHandle: null }],
    ['another owner', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('refuses %s', async (_, answer) => {
    const { passkey } = await withPasskey(await member(), createTestPasskey(), { counter: 7 });
    const { status, body } = await enter(passkey, { counter: 8, ...answer });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'PASSKEY_REFUSED' });
    expect(await db.selectFrom('customer_sessions').selectAll().execute()).toHaveLength(1);
  });

  test('an unknown key is told as any other that does not fit', async () => {
    const unknown = createTestPasskey();
    const { passkey } = await withPasskey(await member());
    const { token, opciones } = (await post('/app/v1/login/llave/opciones', {})).body;
    const userHandle = Buffer.alloc(16).toString('base64url');
    const respuesta = unknown.get(opciones, { userHandle });
    const reply = await post('/app/v1/login/llave', { token, respuesta });
    const wrong = await enter(passkey, { isForged: true });
    const { request_id: _a, ...one } = reply.body;
    const { request_id: _b, ...other } = wrong.body;
    expect(one).toEqual(other);
  });

  test('an answer serves once, also at the same time, with the token of its browser, for five minutes', async () => {
    // This passkey has no counter, so that only the challenge can refuse it.
    const { passkey } = await withPasskey(await member(), createTestPasskey({ counts: false }));
    const ask = async () => (await post('/app/v1/login/llave/opciones', {})).body;
    const [mine, other] = [await ask(), await ask()];
    const respuesta = passkey.get(mine.opciones);
    const send = (token: string, answer: object) => post('/app/v1/login/llave', { token, respuesta: answer });
    expect((await send(other.token, respuesta)).status).toBe(401);
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(mine.token, respuesta)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await send(mine.token, respuesta)).status).toBe(401);
    const late = await ask();
    await pass('5 minutes 1 second');
    expect((await send(late.token, passkey.get(late.opciones))).status).toBe(401);
  });

  test('two answers at the same time with the same count: one of them is of a copy', async () => {
    const { passkey } = await withPasskey(await member());
    const replies = await Promise.all(Array.from({ length: 4 }, () => enter(passkey, { counter: 9 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  test('what was signed to add a key or to confirm does not sign in', async () => {
    const ana = await member();
    const { passkey } = await withPasskey(ana);
    const { opciones } = (await ana.call('POST', '/app/v1/cuenta/confirmacion/llave/opciones')).body;
    const { token } = (await post('/app/v1/login/llave/opciones', {})).body;
    const reply = await post('/app/v1/login/llave', { token, respuesta: passkey.get(opciones) });
    expect(reply.status).toBe(401);
  });

  test('ER-05 a blocked customer is told so, but only by their own key', async () => {
    const { passkey } = await withPasskey(await member());
    await db.updateTable('customers').set({ blocked_at: new Date() }).execute();
    expect((await enter(passkey, { isForged: true })).status).toBe(401);
    const { status, body } = await enter(passkey);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
  });

  test('a key that did not verify who holds it is one proof, and takes a code, too', async () => {
    const { passkey } = await withPasskey(await member(), createTestPasskey(), { isVerified: false });
    const { status, body } = await enter(passkey, { isVerified: false });
    expect(status).toBe(412);
    expect(body).toMatchObject({ validateType: 'correo', correo: 'ana@correo.mx' });
    const codigo = (await mailTo('ana@correo.mx'))?.code;
    expect((await post('/app/v1/login/codigo', { token: body.token, codigo })).status).toBe(200);
    expect((await enter(passkey)).status).toBe(200);
  });
});

describe('RL-05 a passkey confirms who is there', () => {
  const path = '/app/v1/cuenta/confirmacion/llave';
  const isConfirmed = async (who: Awaited<ReturnType<typeof member>>) =>
    (await who.call('POST', `${keys}/opciones`)).status === 200;

  test('its own customer, with verification, once', async () => {
    const ana = await member();
    const { passkey } = await withPasskey(ana, createTestPasskey({ counts: false }));
    await confirm(ana.id, null);
    const { opciones } = (await ana.call('POST', `${path}/opciones`)).body;
    expect(opciones).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(opciones.allowCredentials).toMatchObject([{ id: passkey.id }]);
    expect(await isConfirmed(ana)).toBe(false);
    const respuesta = passkey.get(opciones);
    const confirmed = await ana.call('POST', path, { respuesta });
    expect([confirmed.status, confirmed.text]).toEqual([204, '']);
    expect(await isConfirmed(ana)).toBe(true);
    await confirm(ana.id, null);
    expect((await ana.call('POST', path, { respuesta })).status).toBe(422);
    expect(await isConfirmed(ana)).toBe(false);
  });

  test('nobody else, and nobody by an answer of somewhere else', async () => {
    const ana = await member();
    const eva = await member('eva@correo.mx');
    const { passkey } = await withPasskey(ana);
    const evas = (await withPasskey(eva)).passkey;
    await confirm(ana.id, null);
    const ask = async (who = ana) => (await who.call('POST', `${path}/opciones`)).body.opciones;
    const signInOptions = (await post('/app/v1/login/llave/opciones', {})).body.opciones;
    await confirm(ana.id);
    const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
    await confirm(ana.id, null);
    for (const respuesta of [
      // Wrong answers in this sequence: Eva's key on Ana's session; Ana's key for Eva's session; a challenge of a
      // sign-in; a challenge to add a key; no verification of the user; another site.
      evas.get(await ask()),
      passkey.get(await ask(eva)),
      passkey.get(signInOptions),
      passkey.get({ ...opciones, rpId: 'localhost' }),
      passkey.get(await ask(), { isVerified: false }),
      passkey.get(await ask(), { origin: 'https://evil.example' }),
    ]) {
      const { status, body } = await ana.call('POST', path, { respuesta });
      expect([status, body.fields?.[0].name]).toEqual([422, 'respuesta']);
    }
    expect(await isConfirmed(ana)).toBe(false);
  });

  test('who has none is told so', async () => {
    const ana = await member();
    expect((await ana.call('POST', `${path}/opciones`)).body).toMatchObject({ status: 404, code: 'PASSKEY_NOT_FOUND' });
  });
});
