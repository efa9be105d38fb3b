import { waitersFor } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { password } from '../testing/test-accounts.ts';
import { dead, next, withRecovery } from '../testing/test-recovery.ts';

const recovery = await withRecovery();
const { app, db, database, clear, customer, signIn, post, exchange, refresh, userInfo, mailTo, pass } = recovery;
const { linkFor, open, setPassword, rows } = recovery;
beforeEach(() => clear());

describe('RT-04 a link that may be used', () => {
  test.each([0, 1])('issue 37 L3: it serves beside another, and voids it when it is used: number %i', async (n) => {
    await customer();
    await customer({ email: 'eva@correo.mx', nombre: 'Eva' });
    const links = [await linkFor('Ana@correo.mx')];
    await pass('31 seconds');
    links.push(await linkFor('Ana@correo.mx'));
    const others = await linkFor('eva@correo.mx');
    expect(new Set(links).size).toBe(2);
    for (const link of links) expect((await open(link)).status).toBe(200);
    expect((await setPassword(links[n] ?? '')).status).toBe(200);
    for (const link of links) expect(await setPassword(link, `${next} otra vez`)).toMatchObject(dead);
    expect(await rows('recovery_links')).toHaveLength(1);
    expect((await setPassword(others)).status).toBe(200);
  });

  test('issue 37 L3: two links of one account that are used at the same time set one password', async () => {
    await customer();
    const links = [await linkFor('Ana@correo.mx')];
    await pass('31 seconds');
    links.push(await linkFor('Ana@correo.mx'));
    const replies = await Promise.all(links.map((link, n) => setPassword(link, `${next} ${n}`)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('it is over after 30 minutes', async () => {
    await customer();
    const token = await linkFor('Ana@correo.mx');
    await pass('29 minutes 50 seconds');
    expect((await open(token)).status).toBe(200);
    await pass('15 seconds');
    expect(await open(token)).toMatchObject(dead);
    expect(await setPassword(token)).toMatchObject(dead);
  });

  test('used, unknown, expired, and blocked since: all are told alike, and change nothing', async () => {
    const id = await customer();
    const token = await linkFor('Ana@correo.mx');
    await db.updateTable('customers').set({ blocked_at: new Date() }).where('id', '=', id).execute();
    const tried = [await setPassword(token), await setPassword('x'.repeat(43)), await open(token)];
    await db.updateTable('customers').set({ blocked_at: null }).where('id', '=', id).execute();
    expect((await setPassword(token)).status).toBe(200);
    tried.push(await setPassword(token, 'otra frase bastante larga'), await open(token));
    const [one, ...others] = tried.map(({ status, body: { request_id: _, ...body } }) => ({ status, body }));
    expect(one).toMatchObject(dead);
    for (const other of others) expect(other).toEqual(one);
    expect((await signIn('ana@correo.mx', 'otra frase bastante larga')).status).toBe(401);
  });

  test('it is none for another mailbox, nor once the password was changed otherwise', async () => {
    const id = await customer();
    const token = await linkFor('Ana@correo.mx');
    const set = (values: object) => db.updateTable('customers').set(values).where('id', '=', id).execute();
    await set({ email: 'nueva@correo.mx' });
    expect(await setPassword(token)).toMatchObject(dead);
    await set({ email: 'Ana@correo.mx', password_hash: 'x' });
    expect(await setPassword(token)).toMatchObject(dead);
  });

  test('it is used exactly once, however many use it at the same time', async () => {
    await customer();
    const token = await linkFor('Ana@correo.mx');
    const words = ['uno', 'dos', 'tres', 'cuatro'].map((word) => `${word} lluvia sobre el comal`);
    const replies = await Promise.all(words.map((word) => setPassword(token, word)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const { dispositivo } = replies[winner]?.body ?? {};
    for (const [n, word] of words.entries())
      expect((await signIn('ana@correo.mx', word, { dispositivo })).status).toBe(n === winner ? 200 : 401);
    const mails = await rows('mails');
    expect(mails.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
    // The calls that came too late did not end the winner's session.
    const { access_token } = (await exchange(replies[winner]?.body.token)).body;
    expect((await userInfo(access_token)).status).toBe(200);
  });

  test.each([{ token: 'x' }, { token: {} }, { token: 'x'.repeat(43), contrasena: '' }, { contrasena: next }])(
    '%j is a 400',
    async (body) => {
      expect((await post('/app/v1/recuperar-contrasena/nueva', body)).status).toBe(400);
    },
  );
});

describe('RT-04 the new password', () => {
  test('is in force, the old one is not; the customer is signed in, told by mail, and support can read it', async () => {
    const id = await customer();
    const token = await linkFor('Ana@correo.mx');
    const { status, body, headers } = await setPassword(token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const { cart_id } = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    expect(body).toEqual({
      ...{ correo: 'Ana@correo.mx', idCarrito: cart_id },
      ...{ token: expect.stringMatching(/^[\w-]{43}$/), dispositivo: expect.any(String) },
    });
    const { access_token } = (await exchange(body.token, body.correo)).body;
    expect((await userInfo(access_token)).body.data).toMatchObject({ id, name: 'Ana' });
    expect(await rows('customer_sessions')).toMatchObject([{ method: 'recovery', address: '203.0.113.7' }]);
    expect((await signIn('ana@correo.mx', password)).status).toBe(401);
    expect((await signIn('ana@correo.mx', next, { dispositivo: body.dispositivo })).status).toBe(200);
    const mail = await db.selectFrom('mails').selectAll().where('kind', '=', 'password-changed').executeTakeFirst();
    expect(mail).toMatchObject({ recipient: 'Ana@correo.mx', subject: 'Tu contraseña cambió', is_secret: false });
    expect(await db.selectFrom('customer_audit').selectAll().where('customer_id', '=', id).execute()).toMatchObject([
      { action: 'password-recovered', actor: 'customer', detail: {} },
    ]);
  });

  test('ends all sessions with their tokens, forgets their devices, and leaves those of others', async () => {
    await customer();
    await customer({ email: 'eva@correo.mx', nombre: 'Eva' });
    const thief = (await signIn('ana@correo.mx', password, { agent: 'De otro' })).body;
    const stolen = (await exchange(thief.token)).body;
    const eva = (await signIn('eva@correo.mx')).body;
    const evas = (await exchange(eva.token, 'eva@correo.mx')).body;
    const recovered = (await setPassword(await linkFor('Ana@correo.mx'))).body;
    expect((await userInfo(stolen.access_token)).status).toBeGreaterThanOrEqual(401);
    expect((await refresh(stolen.refresh_token)).status).toBe(400);
    expect((await exchange(thief.token)).status).toBe(440);
    // If a thief learns the new password as well, the device that was known before needs a mailed code.
    expect((await signIn('ana@correo.mx', next, { dispositivo: thief.dispositivo })).status).toBe(412);
    expect((await signIn('ana@correo.mx', next, { dispositivo: recovered.dispositivo })).status).toBe(200);
    expect((await userInfo(evas.access_token)).status).toBe(200);
    expect((await signIn('eva@correo.mx', password, { dispositivo: eva.dispositivo })).status).toBe(200);
  });

  test('the device that recovers stays known, if it was; a made-up one does not become known', async () => {
    await customer();
    const { dispositivo } = (await signIn('ana@correo.mx')).body;
    const known = await setPassword(await linkFor('Ana@correo.mx'), next, { dispositivo });
    expect(known.body.dispositivo).toBe(dispositivo);
    await pass('31 seconds');
    const madeUp = await setPassword(await linkFor('Ana@correo.mx'), `${next} otra vez`, { dispositivo: 'inventado' });
    expect(madeUp.body.dispositivo).toMatch(/^[\w-]{43}$/);
    expect(await rows('customer_devices')).toHaveLength(1);
  });

  test('a sign-in that waits for its code goes on no more', async () => {
    await customer({ two_step: true });
    const asked = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    expect((await setPassword(await linkFor('Ana@correo.mx'))).status).toBe(200);
    expect((await post('/app/v1/login/codigo', { token: asked.token, codigo: code })).status).toBe(401);
  });

  test('failures of the account are forgotten, those of others and of the address are not', async () => {
    await customer();
    const other = { address: '198.51.100.1' };
    for (let n = 0; n < 5; n++) await signIn('ana@correo.mx', 'no es esta', other);
    await signIn('eva@correo.mx', 'no es esta', other);
    expect((await signIn('ana@correo.mx', password, other)).status).toBe(429);
    await setPassword(await linkFor('Ana@correo.mx'));
    const left = await db.selectFrom('sign_in_failures').select(['key', 'failures']).execute();
    expect(left.filter(({ key }) => key.startsWith('pair:'))).toHaveLength(1);
    expect(left.find(({ key }) => key.startsWith('address:'))).toMatchObject({ failures: 6 });
    expect((await signIn('ana@correo.mx', next, other)).status).toBe(412);
  });

  test('with two-step on, nobody is signed in: a mailbox is one step', async () => {
    await customer({ two_step: true });
    const reply = await setPassword(await linkFor('Ana@correo.mx'));
    expect(reply.body).toEqual({ correo: 'Ana@correo.mx' });
    expect(await rows('customer_sessions')).toEqual([]);
    expect((await signIn('ana@correo.mx', next)).status).toBe(412);
  });

  test('a customer without a password gets one', async () => {
    await customer({ password_hash: null });
    const { body } = await setPassword(await linkFor('Ana@correo.mx'));
    expect((await signIn('ana@correo.mx', next, { dispositivo: body.dispositivo })).status).toBe(200);
  });

  test.each([
    ['corta', /al menos 8/],
    ['x1'.repeat(200), /como máximo 256/],
    ['password123', /primeras que alguien probaría/],
    ['josenunez', /tus datos/],
  ])('RT-03 %j is refused as in registration, and the link still serves', async (weak, words) => {
    await customer({ nombre: 'María José', apellido_p: 'Núñez' });
    const token = await linkFor('Ana@correo.mx');
    const { status, body } = await setPassword(token, weak);
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ name: 'contrasena', code: 'WRONG', msg: expect.stringMatching(words) }]);
    expect((await setPassword(token)).status).toBe(200);
  });

  test('issue 16, 9: a sign-in with the old password that runs meanwhile leaves no session', async () => {
    await customer();
    const token = await linkFor('Ana@correo.mx');
    const tries = await Promise.all([setPassword(token), ...Array.from({ length: 4 }, () => signIn('ana@correo.mx'))]);
    expect(tries[0]?.status).toBe(200);
    const open = await db.selectFrom('customer_sessions').select('method').where('ended_at', 'is', null).execute();
    expect(open).toEqual([{ method: 'recovery' }]);
  });

  test('issue 16, 9: a sign-in whose password is changed after it was checked is none', async () => {
    await customer();
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query(`update customers set password_hash = 'x'`);
    const signing = signIn('ana@correo.mx');
    await expect.poll(() => waitersFor(client)).toBe(1);
    await client.query('commit');
    client.release();
    expect((await signing).status).toBe(401);
    expect(await rows('customer_sessions')).toEqual([]);
  });

  test('issue 16, 9: a page of another site can neither ask nor set', async () => {
    await customer();
    const token = await linkFor('Ana@correo.mx');
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const [path, payload] of [
      ['', { correo: 'ana@correo.mx' }],
      ['/enlace', { token }],
      ['/nueva', { token, contrasena: next }],
    ] as const) {
      const url = `/app/v1/recuperar-contrasena${path}`;
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode, path).toBe(403);
    }
  });

  test('neither password nor token is stored as it is, nor in any mail but the one', async () => {
    await customer();
    const token = await linkFor('Ana@correo.mx');
    await setPassword(token);
    for (const table of ['recovery_links', 'recovery_requests', 'customers', 'customer_audit', 'customer_sessions']) {
      const { rows: all } = await database.pool.query(`select to_jsonb(t)::text as row from ${table} t`);
      for (const { row } of all) for (const secret of [token, next]) expect(row, table).not.toContain(secret);
    }
    const mails = await rows('mails');
    expect(mails.filter((mail) => JSON.stringify(mail).includes(token)).map(({ kind }) => kind)).toEqual([
      'recovery-link',
    ]);
    expect(JSON.stringify(mails)).not.toContain(next);
  });
});
