import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';

const shop = await withAccount();
const { db, clear, customer, signedIn, confirmed, signIn, post, mailTo, mails, audit } = shop;
beforeEach(() => clear());

const next = 'lluvia sobre el comal';

describe('issue 16, 7: a new password', () => {
  test('is in force at once; other sessions and devices are over, mail and audit say so', async () => {
    const id = await customer();
    const other = await signedIn();
    const ana = await confirmed('ana@correo.mx', { agent: 'Otro' });
    const { status, body } = await ana.put('/contrasena', { contrasena: next });
    expect(status).toBe(200);
    expect(body.msg).toBe('Listo: tu contraseña cambió y cerramos tus demás sesiones.');
    expect((await signIn('ana@correo.mx', password)).status).toBe(401);
    expect((await ana.get('/perfil')).status).toBe(200);
    expect((await other.get('/perfil')).status).toBe(401);
    expect((await shop.refresh(other.refresh_token)).body.error).toBe('invalid_grant');
    expect((await shop.exchange(other.token)).status).toBe(440);
    // This device signs in without a code as before; the other device needs a mailed code.
    expect((await signIn('ana@correo.mx', next, { dispositivo: ana.dispositivo })).status).toBe(200);
    expect((await signIn('ana@correo.mx', next, { dispositivo: other.dispositivo })).status).toBe(412);
    expect(await audit(id)).toEqual([{ action: 'password-changed', detail: {} }]);
    expect(await mails('Ana@correo.mx')).toContainEqual({ kind: 'password-changed' });
    const said = await db.selectFrom('mails').select('plain_text').execute();
    expect(JSON.stringify(said)).not.toContain(next);
  });

  test.each([
    ['corta', /al menos 8/],
    ['password123', /primeras que alguien probaría/],
    ['ana@correo.mx', /tus datos/],
    ['x'.repeat(300), /como máximo 256/],
  ])('RT-03 %j is told as in a registration, and changes nothing', async (contrasena, words) => {
    const id = await customer();
    const ana = await confirmed();
    const { status, body } = await ana.put('/contrasena', { contrasena });
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ name: 'contrasena', code: 'WRONG', msg: expect.stringMatching(words) }]);
    expect((await signIn('ana@correo.mx', password, { dispositivo: ana.dispositivo })).status).toBe(200);
    expect(await audit(id)).toEqual([]);
  });

  test('two sessions that change it at once: one of them does, and stays', async () => {
    const id = await customer();
    const one = await confirmed();
    const other = await confirmed('ana@correo.mx', { dispositivo: one.dispositivo });
    const words = [next, 'tormenta de papel picado'];
    const replies = await Promise.all([one, other].map((who, n) => who.put('/contrasena', { contrasena: words[n] })));
    // The second request is refused before it takes the lock, or after it waited for the lock.
    const [done, refused] = replies.map(({ status }) => status).toSorted((first, second) => first - second);
    expect([done, refused]).toEqual([200, expect.toBeOneOf([401, 440])]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const session = [one, other][winner];
    expect((await session?.get('/perfil'))?.status).toBe(200);
    const { dispositivo } = one;
    expect((await signIn('ana@correo.mx', words[winner], { dispositivo })).status).toBe(200);
    expect(await audit(id)).toHaveLength(1);
  });

  test('a session that is ended while it changes the password changes nothing', async () => {
    await customer();
    const thief = await confirmed();
    const ana = await signedIn('ana@correo.mx', { dispositivo: thief.dispositivo });
    const [changed] = await Promise.all([
      thief.put('/contrasena', { contrasena: next }),
      ana.post('/sesiones/cerrar-todas'),
    ]);
    const isChanged = changed.status === 200;
    expect((await signIn('ana@correo.mx', isChanged ? next : password)).status).not.toBe(401);
    // The session of the call that came second has ended.
    const alive = [(await thief.get('/perfil')).status, (await ana.get('/perfil')).status];
    expect(alive).toEqual(isChanged ? [200, 401] : [401, 200]);
  });

  test('a sign-in that waits for a code goes on no more: its password was that of before', async () => {
    await customer();
    const ana = await confirmed();
    const waiting = await signIn('ana@correo.mx');
    const { code: codigo } = (await mailTo('Ana@correo.mx')) ?? {};
    expect(codigo).toMatch(/^\d{6}$/);
    await ana.put('/contrasena', { contrasena: next });
    expect((await post('/app/v1/login/codigo', { token: waiting.body.token, codigo })).status).toBe(401);
  });

  test('who has none gets a first one', async () => {
    await customer();
    const ana = await confirmed();
    await db.updateTable('customers').set({ password_hash: null }).execute();
    expect((await ana.put('/contrasena', { contrasena: next })).status).toBe(200);
    expect((await ana.get('/confirmacion')).body.data.pruebas).toEqual(['contrasena']);
  });

  test('RO-02 it is nobody else’s', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    const luis = await signedIn('luis@correo.mx');
    await (await confirmed()).put('/contrasena', { contrasena: next });
    expect((await luis.get('/perfil')).status).toBe(200);
    const { dispositivo } = luis;
    expect((await signIn('luis@correo.mx', password, { dispositivo })).status).toBe(200);
  });
});

describe('RT-05 a mailed code at each sign-in', () => {
  test('is turned on and off; each turn is mailed and noted once', async () => {
    const id = await customer();
    const ana = await confirmed();
    const { dispositivo } = ana;
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
    expect((await ana.put('/dos-pasos', { activo: true })).body).toEqual({ data: { activo: true } });
    await ana.put('/dos-pasos', { activo: true });
    expect((await ana.get('/perfil')).body.data.dosPasos).toBe(true);
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(412);
    await ana.put('/dos-pasos', { activo: false });
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
    expect(await audit(id)).toEqual([
      { action: 'two-step-changed', detail: { activo: true } },
      { action: 'two-step-changed', detail: { activo: false } },
    ]);
    const mailed = (await mails('Ana@correo.mx')).filter(({ kind }) => kind === 'two-step-changed');
    expect(mailed).toHaveLength(2);
  });

  test.each([{}, { activo: 'quizá' }, { activo: true, otra: 1 }])('%j is a 400', async (body) => {
    await customer();
    expect((await (await confirmed()).put('/dos-pasos', body)).status).toBe(400);
  });
});
