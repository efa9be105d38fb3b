import { beforeEach, describe, expect, test } from 'vitest';
import { password, withAccounts } from '../testing/test-accounts.ts';
import { codeNow, path, withApps, wrongCode } from '../testing/test-authenticator.ts';
import { createTestPasskey } from '../testing/test-passkey.ts';

const accounts = await withAccounts();
const { db, database, clear, signIn, post, mailTo, pass, exchange, userInfo } = accounts;
const { member, withPasskey, enter, begin, withApp, enterCode, ticket, audit } = withApps(accounts);
beforeEach(() => clear());

describe('SS-02 RT-05 signing in with an authenticator app', () => {
  test('asks at every sign-in, on known devices too, and mails nothing', async () => {
    const ana = await withApp();
    const mails = async () => Number((await database.pool.query('select count(*) as n from mails')).rows[0].n);
    const before = await mails();
    const asked = await signIn('ana@correo.mx');
    expect(asked.status).toBe(412);
    expect(asked.body).toEqual({
      ...{ status: 412, code: 'CODE_REQUIRED', validateType: 'aplicacion' },
      ...{ msg: 'Escribe el código que muestra tu app de autenticación.', token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const again = await post('/app/v1/login/codigo/otro', { token: asked.body.token });
    expect([again.status, again.body.msg]).toEqual([200, expect.stringContaining('no se envía por correo')]);
    const entered = await enterCode(asked.body.token, codeNow(ana.secret));
    expect(entered.status).toBe(200);
    expect(await mails()).toBe(before);
    const { access_token } = (await exchange(entered.body.token)).body;
    expect((await userInfo(access_token)).status).toBe(200);
    expect(
      await db.selectFrom('customer_sessions').select('method').orderBy('created_at', 'desc').executeTakeFirst(),
    ).toEqual({ method: 'totp' });
    const { dispositivo } = entered.body;
    expect((await signIn('ana@correo.mx', password, { dispositivo })).body.validateType).toBe('aplicacion');
    // After a right code the ticket is deleted.
    expect((await enterCode(asked.body.token, codeNow(ana.secret, 1))).status).toBe(401);
  });

  test('a wrong password tells nothing of it', async () => {
    await withApp();
    const known = await signIn('ana@correo.mx', 'no es esta');
    const unknown = await signIn('nadie@correo.mx', 'no es esta');
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(await db.selectFrom('sign_in_tickets').selectAll().execute()).toEqual([]);
  });

  test('no step is accepted twice, on no ticket, not at the same time either, and none before it', async () => {
    const ana = await withApp();
    const code = codeNow(ana.secret);
    const [one, two, three] = [await ticket(), await ticket(), await ticket()];
    const replies = await Promise.all([one, two, one].map((token) => enterCode(token, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await enterCode(three, code);
    expect(again.status).toBe(422);
    expect(again.body.fields[0].msg).toContain('o ya lo usaste');
    expect((await enterCode(three, codeNow(ana.secret, -1))).status).toBe(422);
    expect((await enterCode(three, codeNow(ana.secret, 1))).status).toBe(200);
  });

  test('the code that turned it on signs in no more', async () => {
    const ana = await member();
    const { secret } = await begin(ana);
    const codigo = codeNow(secret);
    expect((await ana.call('POST', `${path}/confirmar`, { codigo })).status).toBe(200);
    expect((await enterCode(await ticket(), codigo)).status).toBe(422);
  });

  test('five tries a ticket, also at the same time, and ten minutes', async () => {
    const ana = await withApp();
    const wrong = wrongCode(ana.secret);
    const first = await ticket();
    const tries = await Promise.all(Array.from({ length: 5 }, () => enterCode(first, wrong)));
    expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    await pass('25 hours');
    await db
      .updateTable('sign_in_tickets')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .execute();
    const late = await enterCode(first, codeNow(ana.secret));
    expect([late.status, late.body.fields[0].msg]).toEqual([
      422,
      'Se acabaron los intentos o el tiempo. Empieza de nuevo.',
    ]);
    const second = await ticket();
    await pass('10 minutes 1 second');
    expect((await enterCode(second, codeNow(ana.secret))).status).toBe(422);
  });

  test('issue 16, 9: many tickets are no more guesses: each account waits longer each time, a day long', async () => {
    const ana = await withApp();
    const eva = await withApp('eva@correo.mx');
    const wrong = wrongCode(ana.secret);
    const tickets = await Promise.all(Array.from({ length: 12 }, () => ticket()));
    const guesses = await Promise.all(
      tickets.flatMap((token) => Array.from({ length: 4 }, () => enterCode(token, wrong))),
    );
    const counted = guesses.filter(({ status }) => status !== 429);
    expect(new Set(counted.map(({ status }) => status))).toEqual(new Set([422]));
    // Five tries are accepted, and one or two more if these calls took seconds.
    expect(counted.length).toBeGreaterThanOrEqual(5);
    expect(counted.length).toBeLessThan(8);
    let waited = 0;
    for (let n = 0; n < 20; n++) {
      const { status, headers } = await enterCode(await ticket(), wrong);
      if (status !== 429) continue;
      waited += Number(headers['retry-after']);
      await pass(`${headers['retry-after']} seconds`);
      expect((await enterCode(await ticket(), wrong)).status).toBe(422);
    }
    expect(waited).toBeGreaterThan(7 * 3600);
    // Even the right code has to wait; other customers need not wait.
    expect((await enterCode(await ticket(), codeNow(ana.secret))).status).toBe(429);
    expect((await enterCode(await ticket('eva@correo.mx'), codeNow(eva.secret))).status).toBe(200);
    // The owner gets one mail about the guesses, and can still sign in.
    const warned = db.selectFrom('mails').select('recipient').where('kind', '=', 'codes-guessed');
    expect(await warned.execute()).toEqual([{ recipient: 'ana@correo.mx' }]);
    expect((await enterCode(await ticket(), ana.codes[0] ?? '')).status).toBe(200);
    await pass('25 hours');
    const rested = await ticket();
    for (let n = 0; n < 4; n++) expect((await enterCode(rested, wrong)).status).toBe(422);
    // A right code resets the count.
    expect((await enterCode(rested, codeNow(ana.secret))).status).toBe(200);
    const after = await ticket();
    for (let n = 0; n < 5; n++) expect((await enterCode(after, wrong)).status).toBe(422);
  }, 60_000);

  test('a recovery code signs in once, as it is written or not, and its owner is told how many are left', async () => {
    const ana = await withApp();
    const [first = '', second = ''] = ana.codes;
    const entered = await enterCode(await ticket(), ` ${first.replace('-', ' ').toUpperCase()} `);
    expect(entered.status).toBe(200);
    const mail = await mailTo('ana@correo.mx');
    expect(mail).toMatchObject({ kind: 'recovery-code-used', text: expect.stringContaining('Te quedan 9.') });
    expect(mail?.text).not.toContain(first);
    expect(await audit()).toEqual(['authenticator-added', 'recovery-code-used']);
    expect((await enterCode(await ticket(), first)).status).toBe(422);
    const [one, two] = [await ticket(), await ticket()];
    const replies = await Promise.all([one, two, one, two].map((token) => enterCode(token, second)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const code of ana.codes.slice(2, 9)) expect((await enterCode(await ticket(), code)).status).toBe(200);
    expect((await mailTo('ana@correo.mx'))?.text).toContain('Te queda uno. Haz nuevos');
    expect((await ana.call('GET', path)).body.codigos).toBe(1);
    await enterCode(await ticket(), ana.codes[9] ?? '');
    expect((await mailTo('ana@correo.mx'))?.text).toContain('Era el último que tenías.');
  });

  test('two recovery codes for one ticket open one session, and use up one of them', async () => {
    const ana = await withApp();
    const token = await ticket();
    const replies = await Promise.all(ana.codes.slice(0, 4).map((code) => enterCode(token, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ana.call('GET', path)).body.codigos).toBe(9);
  });

  test('codes and recovery codes of somebody else do not serve', async () => {
    await withApp();
    const eva = await withApp('eva@correo.mx');
    const token = await ticket();
    for (const code of [codeNow(eva.secret), eva.codes[0] ?? '', "' or 1=1 --", '٠'.repeat(6), '%', '0'.repeat(24)])
      expect((await enterCode(token, code)).status, code).toBe(422);
    expect((await eva.call('GET', path)).body.codigos).toBe(10);
  });

  test('a mailed code does not go around an app that was turned on since', async () => {
    const ana = await member();
    const { secret } = await begin(ana);
    const { token, validateType } = (await signIn('ana@correo.mx')).body;
    expect(validateType).toBe('correo');
    const { code = '' } = (await mailTo('ana@correo.mx')) ?? {};
    await ana.call('POST', `${path}/confirmar`, { codigo: codeNow(secret) });
    expect((await enterCode(token, code)).status).toBe(401);
    expect((await post('/app/v1/login/codigo/otro', { token })).status).toBe(401);
  });

  test('ER-05 a customer who was blocked meanwhile does not get in', async () => {
    const ana = await withApp();
    const token = await ticket();
    await db.updateTable('customers').set({ blocked_at: new Date() }).execute();
    expect((await enterCode(token, codeNow(ana.secret))).status).toBe(401);
  });

  test('a passkey that verified its user needs no code; one that did not needs one of the app', async () => {
    const ana = await withApp();
    const { passkey } = await withPasskey(ana, createTestPasskey());
    expect((await enter(passkey)).status).toBe(200);
    const { status, body } = await enter(passkey, { isVerified: false });
    expect([status, body.validateType, body.correo]).toEqual([412, 'aplicacion', 'ana@correo.mx']);
    expect((await enterCode(body.token, codeNow(ana.secret))).status).toBe(200);
  });
});
