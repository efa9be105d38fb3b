import { beforeEach, describe, expect, test } from 'vitest';
import { password, withAccounts } from '../testing/test-accounts.ts';

const { app, db, database, clear, customer, signIn, post, mailTo, pass, messages } = await withAccounts();
beforeEach(() => clear());
const wrong = { status: 401, code: 'WRONG_CREDENTIALS', msg: 'Usuario y/o Contraseña no validos' };

describe('AP-01 signing in by password', () => {
  test('gives a session token and the cart, whatever the case of the e-mail', async () => {
    const id = await customer();
    const { status, headers, body } = await signIn(' ana@CORREO.mx ');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const { cart_id } = await db
      .selectFrom('customers')
      .select('cart_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      idCarrito: cart_id,
      dispositivo: expect.any(String),
    });
    const sessions = await db.selectFrom('customer_sessions').selectAll().execute();
    expect(sessions).toMatchObject([
      { customer_id: id, method: 'password', address: '203.0.113.7', device: 'Navegador de prueba' },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(body.token);
  });

  test('ER-05 a wrong password and an unknown e-mail are told alike', async () => {
    await customer();
    const known = await signIn('ana@correo.mx', 'no es esta');
    const unknown = await signIn('nadie@correo.mx', 'no es esta');
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(401);
      expect(body).toEqual({ ...wrong, request_id: expect.any(String) });
    }
    expect(await db.selectFrom('customer_sessions').selectAll().execute()).toEqual([]);
  });

  test('ER-05 a blocked customer is told so, but only with the right password', async () => {
    await customer({ blocked_at: new Date() });
    expect((await signIn('ana@correo.mx', 'no es esta')).body).toMatchObject(wrong);
    const { status, body } = await signIn('ana@correo.mx');
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'ACCOUNT_BLOCKED',
      msg: 'Su Usuario no esta autorizado para acceder a este sitio',
    });
  });

  test.each([
    { usuario: 'ana@correo.mx' },
    { usuario: '', contrasena: 'x' },
    { usuario: 'a', contrasena: {} },
    { x: 1 },
  ])('%j is a 400 and no try', async (body) => {
    expect((await post('/app/ApiRest/Login/', body)).status).toBe(400);
    expect(await db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([]);
  });

  test('issue 16, 9: a page of another site signs nobody in', async () => {
    await customer();
    const payload = { usuario: 'ana@correo.mx', contrasena: password };
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const reply = await app.inject({ method: 'POST', url: '/app/ApiRest/Login/', payload, headers });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().code).toBe('FOREIGN_ORIGIN');
  });
});

describe('SS-02 RT-05 a mailed code where it is risky', () => {
  const enter = (token: string, codigo: string) => post('/app/v1/login/codigo', { token, codigo });

  test('412 on a new device, once there is a known one; the code signs in, and the device is known then', async () => {
    await customer();
    const { dispositivo } = (await signIn('ana@correo.mx')).body;
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
    const asked = await signIn('ana@correo.mx');
    expect(asked.status).toBe(412);
    expect(asked.body).toEqual({
      ...{ status: 412, code: 'CODE_REQUIRED', validateType: 'correo' },
      msg: 'Te enviamos un código a tu correo para confirmar que eres tú.',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const mail = await mailTo('Ana@correo.mx');
    expect(mail).toMatchObject({ kind: 'sign-in-code', code: expect.stringMatching(/^\d{6}$/) });
    expect(messages.at(-1)).toMatchObject({ job: 'send-mail' });
    const entered = await enter(asked.body.token, ` ${mail?.code?.slice(0, 3)} ${mail?.code?.slice(3)}`);
    expect(entered.status).toBe(200);
    expect(
      await db.selectFrom('customer_sessions').select('method').orderBy('created_at', 'desc').executeTakeFirst(),
    ).toEqual({ method: 'code' });
    const known = entered.body.dispositivo;
    expect((await signIn('ana@correo.mx', password, { dispositivo: known })).status).toBe(200);
    // The code is accepted once.
    expect((await enter(asked.body.token, mail?.code ?? '')).status).toBe(401);
  });

  test('always, where the customer turned it on', async () => {
    await customer({ two_step: true });
    expect((await signIn('ana@correo.mx')).status).toBe(412);
  });

  test('five tries, and the sixth is none, though it is right', async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    const right = (await mailTo('Ana@correo.mx'))?.code ?? '';
    const other = right === '000000' ? '000001' : '000000';
    // Simultaneous tries count as well.
    const tries = await Promise.all(Array.from({ length: 5 }, () => enter(token, other)));
    for (const { status, body } of tries) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ name: 'codigo' }] });
    }
    const late = await enter(token, right);
    expect(late.status).toBe(422);
    expect(late.body.fields[0].msg).toBe('Este código ya no sirve. Pide uno nuevo.');
  });

  test('ten minutes, and no longer', async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    await pass('9 minutes 55 seconds');
    await pass('10 seconds');
    expect((await enter(token, code)).status).toBe(422);
  });

  test('another one after 30 s, in place of the first', async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    const first = await mailTo('Ana@correo.mx');
    const again = () => post('/app/v1/login/codigo/otro', { token });
    expect((await again()).body.msg).toContain('Espera 30 segundos');
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1);
    await pass('31 seconds');
    expect((await again()).body.msg).toBe('Te enviamos otro código. Revisa tu correo.');
    const second = await mailTo('Ana@correo.mx');
    if (first?.code !== second?.code) expect((await enter(token, first?.code ?? '')).status).toBe(422);
    expect((await enter(token, second?.code ?? '')).status).toBe(200);
  });

  test.each(['x'.repeat(43), '00000000-0000-0000-0000-000000000000'])('%s goes on with nothing', async (token) => {
    await customer({ two_step: true });
    await signIn('ana@correo.mx');
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    expect((await enter(token, code)).status).toBe(401);
    expect((await post('/app/v1/login/codigo/otro', { token })).status).toBe(401);
  });

  test('a right code signs in after slips at the password, too: it is not counted and refused as one more', async () => {
    await customer({ two_step: true });
    for (let n = 0; n < 5; n++) await signIn('ana@correo.mx', 'otra');
    await pass('2 seconds');
    const { token } = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    expect((await enter(token, code)).status).toBe(200);
    expect((await signIn('ana@correo.mx', 'otra')).status).toBe(401);
  });

  test('signing in again within 30 s goes on with the code that was mailed, and with its tries', async () => {
    await customer({ two_step: true });
    const first = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    await enter(first.token, code === '000000' ? '000001' : '000000');
    const second = await signIn('ana@correo.mx');
    expect(second.status).toBe(412);
    expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('mailed_codes').select('tries').execute()).toEqual([{ tries: 1 }]);
    expect((await enter(first.token, code)).status).toBe(401);
    expect((await enter(second.body.token, code)).status).toBe(200);
  });

  test('asking for another code too early costs none of the codes of the hour', async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    const asked = [];
    for (let n = 0; n < 12; n++) asked.push((await post('/app/v1/login/codigo/otro', { token })).status);
    expect(asked).toEqual(Array(12).fill(200));
  });

  test('the database has neither code nor token', async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    const { rows } = await database.pool.query('select to_jsonb(c) - $1 as row from mailed_codes c', ['created_at']);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].row.code_hash).not.toContain(code);
  });
});

describe('issue 16, 9: who guesses passwords', () => {
  test('waits longer each time, and the right one waits too; an hour later it is forgotten', async () => {
    await customer();
    for (let n = 0; n < 5; n++) expect((await signIn('ana@correo.mx', 'otra')).status).toBe(401);
    const refused = await signIn('ana@correo.mx');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(1);
    await pass('1 second');
    expect((await signIn('ana@correo.mx', 'otra')).status).toBe(401);
    await pass('1 second');
    expect((await signIn('ana@correo.mx', 'otra')).status).toBe(429);
    // Ana can still sign in from another IP address.
    expect((await signIn('ana@correo.mx', password, { address: '198.51.100.1' })).status).toBe(200);
    await pass('61 minutes');
    expect((await signIn('ana@correo.mx', 'otra')).status).toBe(401);
  });

  test('also an unknown e-mail, so that waiting tells nothing', async () => {
    for (let n = 0; n < 5; n++) expect((await signIn('nadie@correo.mx', 'otra')).status).toBe(401);
    expect((await signIn('nadie@correo.mx', 'otra')).status).toBe(429);
  });

  test('in fifty requests at once, tries no more than five', async () => {
    await customer();
    const replies = await Promise.all(Array.from({ length: 50 }, () => signIn('ana@correo.mx', 'otra')));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  test('one address with a list of e-mails waits as well, and never long: others have the same address', async () => {
    let count = 0;
    const tryNext = () => signIn(`otro${count++}@correo.mx`, 'otra');
    for (let n = 0; n < 41; n++) expect((await tryNext()).status).toBe(401);
    expect((await tryNext()).status).toBe(429);
    // Somebody tries again at each chance. A customer behind the same IP address waits at most half a minute.
    for (let n = 0; n < 8; n++) {
      const refused = await tryNext();
      if (refused.status === 429) expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
      await pass('5 seconds');
    }
    await customer();
    await pass('30 seconds');
    expect((await signIn('ana@correo.mx')).status).toBe(200);
  });

  test('from many addresses, the right password is not enough', async () => {
    await customer();
    for (let n = 1; n <= 10; n++) await signIn('ana@correo.mx', 'otra', { address: `198.51.100.${n}` });
    const { status } = await signIn('ana@correo.mx', password, { address: '198.51.100.99' });
    expect(status).toBe(412);
  });

  test('signing in forgets what failed before', async () => {
    await customer();
    for (let n = 0; n < 4; n++) await signIn('ana@correo.mx', 'otra');
    expect((await signIn('ana@correo.mx')).status).toBe(200);
    const { rows } = await database.pool.query('select key, failures from sign_in_failures');
    expect(rows).toEqual([{ key: expect.stringMatching(/^address:/), failures: 4 }]);
  });
});
