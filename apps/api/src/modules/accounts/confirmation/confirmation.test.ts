import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';

const { db, clear, customer, signedIn, as, mailTo, mails, pass, call } = await withAccount();
beforeEach(() => clear());

/** Signs Ana in, and then removes her password, as if she had registered by a social network. */
async function withoutPassword() {
  await customer();
  const ana = await signedIn();
  await db.updateTable('customers').set({ password_hash: null }).execute();
  await db.deleteFrom('mails').execute();
  return ana;
}
const otherThan = (code = '') => (code === '000000' ? '000001' : '000000');

describe('RL-05 what matters asks again who is there', () => {
  test('by password, for ten minutes', async () => {
    await customer();
    const ana = await signedIn();
    const before = await ana.get('/confirmacion');
    expect(before.body).toEqual({ data: { pruebas: ['contrasena'], hasta: null } });
    expect(before.headers['cache-control']).toBe('private, no-store');
    expect((await ana.put('/dos-pasos', { activo: true })).body.code).toBe('CONFIRMATION_REQUIRED');
    const { status, body } = await ana.post('/confirmacion', { contrasena: password });
    expect(status).toBe(200);
    const minutes = (Date.parse(body.data.hasta) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThan(10.5);
    expect((await ana.put('/dos-pasos', { activo: true })).status).toBe(200);
    await pass('10 minutes 1 second');
    expect((await ana.get('/confirmacion')).body.data.hasta).toBeNull();
    expect((await ana.put('/dos-pasos', { activo: false })).status).toBe(403);
  });

  test('of one session alone: another of the same customer asks for it', async () => {
    await customer();
    const ana = await signedIn();
    const elsewhere = await signedIn('ana@correo.mx', { dispositivo: ana.dispositivo });
    await ana.post('/confirmacion', { contrasena: password });
    expect((await elsewhere.put('/dos-pasos', { activo: true })).status).toBe(403);
  });

  test.each([
    ['post', '/correo', { correo: 'nueva@correo.mx' }],
    ['put', '/contrasena', { contrasena: 'lluvia sobre el comal' }],
    ['put', '/dos-pasos', { activo: true }],
  ] as const)('%s %s is 403 without it', async (method, path, body) => {
    await customer();
    const ana = await signedIn();
    const refused = await ana[method](path, body);
    expect(refused.status).toBe(403);
    expect(refused.body.code).toBe('CONFIRMATION_REQUIRED');
    await ana.post('/confirmacion', { contrasena: password });
    expect((await ana[method](path, body)).status).toBe(200);
  });

  test('a wrong password confirms nothing', async () => {
    await customer();
    const ana = await signedIn();
    const wrong = await ana.post('/confirmacion', { contrasena: 'otra cosa' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toEqual([{ name: 'contrasena', code: 'WRONG', msg: expect.any(String) }]);
    expect((await ana.put('/dos-pasos', { activo: true })).status).toBe(403);
  });

  test('who has a password is mailed no code, and none serves', async () => {
    await customer();
    const ana = await signedIn();
    expect((await ana.post('/confirmacion/codigo')).body.code).toBe('CONFLICT');
    expect(await mails('Ana@correo.mx')).toEqual([]);
    expect((await ana.post('/confirmacion', { codigo: '123456' })).body.code).toBe('CONFLICT');
  });

  test('who has none is mailed a code, which serves once', async () => {
    const ana = await withoutPassword();
    expect((await ana.get('/confirmacion')).body.data.pruebas).toEqual(['codigo']);
    expect((await ana.post('/confirmacion', { contrasena: password })).status).toBe(422);
    expect((await ana.post('/confirmacion/codigo')).body.msg).toMatch(/^Te enviamos un código/);
    const mail = await mailTo('Ana@correo.mx');
    expect(mail).toMatchObject({ kind: 'confirmation-code', code: expect.stringMatching(/^\d{6}$/) });
    expect(await db.selectFrom('mails').select('is_secret').execute()).toEqual([{ is_secret: true }]);
    const codigo = mail?.code;
    const twice = await Promise.all([ana.post('/confirmacion', { codigo }), ana.post('/confirmacion', { codigo })]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await ana.put('/dos-pasos', { activo: true })).status).toBe(200);
  });

  test('a code is tried four times, for ten minutes, on the session that asked for it', async () => {
    const ana = await withoutPassword();
    await ana.post('/confirmacion/codigo');
    const { code } = (await mailTo('Ana@correo.mx')) ?? {};
    for (let n = 0; n < 3; n++) expect((await ana.post('/confirmacion', { codigo: otherThan(code) })).status).toBe(422);
    // Another code is mailed after 30 seconds, and not before.
    expect((await ana.post('/confirmacion/codigo')).body.msg).toMatch(/Espera 30 segundos/);
    expect(await mails('Ana@correo.mx')).toHaveLength(1);
    await pass('31 seconds');
    await ana.post('/confirmacion/codigo');
    const { code: next } = (await mailTo('Ana@correo.mx')) ?? {};
    await pass('10 minutes 1 second');
    expect((await ana.post('/confirmacion', { codigo: next })).body.fields[0].msg).toMatch(/ya no sirve/);
  });

  test("another customer's code confirms nothing", async () => {
    await customer({ email: 'luis@correo.mx' });
    const luis = await signedIn('luis@correo.mx');
    const ana = await withoutPassword();
    await luis.post('/confirmacion/codigo');
    const { code: codigo } = (await mailTo('luis@correo.mx')) ?? {};
    await ana.post('/confirmacion/codigo');
    const own = (await mailTo('Ana@correo.mx'))?.code;
    if (own !== codigo) expect((await ana.post('/confirmacion', { codigo })).status).toBe(422);
  });

  test.each([{}, { contrasena: password, codigo: '123456' }, { contrasena: '' }, { otra: 1 }])(
    '%j is a 400',
    async (body) => {
      await customer();
      expect((await (await signedIn()).post('/confirmacion', body)).status).toBe(400);
    },
  );
});

describe('AP-24 RO-02 whose call it is', () => {
  const calls = [
    ['GET', '/confirmacion'],
    ['POST', '/confirmacion', { contrasena: password }],
    ['POST', '/confirmacion/codigo'],
    ['GET', '/perfil'],
    ['PUT', '/perfil', { nombre: 'Ana', apellidoP: 'Ríos' }],
    ['POST', '/correo', { correo: 'nueva@correo.mx' }],
    ['POST', '/correo/confirmar', { codigoNuevo: '123456', codigoAnterior: '123456' }],
    ['PUT', '/contrasena', { contrasena: 'lluvia sobre el comal' }],
    ['PUT', '/dos-pasos', { activo: true }],
    ['GET', '/sesiones'],
    ['DELETE', '/sesiones/00000000-0000-4000-8000-000000000000'],
    ['POST', '/sesiones/cerrar-todas'],
    ['GET', '/avisos'],
    ['PUT', '/avisos', { ofertas: { correo: true } }],
    ['GET', '/arco'],
    ['POST', '/arco', { derecho: 'acceso', texto: 'Quiero saber qué guardan de mí.' }],
  ] as const;

  test.each(calls)('%s %s: 401 for nobody, 440 for a session that is over, 401 for who is blocked', async (...one) => {
    const [method, path, payload] = one;
    const send = (accessToken: string) =>
      call(method, `/app/v1/cuenta${path}`, {
        headers: { authorization: `Bearer ${accessToken}` },
        ...(payload && { payload }),
      });
    expect((await send('x'.repeat(43))).body.code).toBe('UNAUTHENTICATED');
    await customer();
    const { access_token, token, post } = await signedIn();
    await post('/confirmacion', { contrasena: password });
    // These calls do not accept the session token in its older form.
    expect((await send(token)).status).toBe(401);
    await db.updateTable('customers').set({ blocked_at: new Date() }).execute();
    expect((await send(access_token)).status).toBe(401);
    await db.updateTable('customers').set({ blocked_at: null }).execute();
    await pass('91 days');
    const over = await send(access_token);
    expect(over.status).toBe(440);
    expect(over.body.code).toBe('SESSION_EXPIRED');
    expect(over.headers['cache-control']).toContain('no-store');
  });

  test('a page of another site changes nothing', async () => {
    await customer();
    const { access_token } = await signedIn();
    const headers = { authorization: `Bearer ${access_token}`, origin: 'https://evil.example' };
    for (const [method, path, payload] of calls.filter(([verb]) => verb !== 'GET'))
      expect((await call(method, `/app/v1/cuenta${path}`, { headers, ...(payload && { payload }) })).body.code).toBe(
        'FOREIGN_ORIGIN',
      );
    expect((await as(access_token).get('/perfil')).body.data.dosPasos).toBe(false);
  });
});
