/** Tests that passkeys and apps which a thief of a session added do not survive what their owner does (issue 37 M1). */
import { waitersFor } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeNow, path, withApps } from '../testing/test-authenticator.ts';
import { dead, next, withRecovery } from '../testing/test-recovery.ts';

const recovery = await withRecovery();
const { app, db, database, clear, signIn, post, mailTo, linkFor, setPassword, rows } = recovery;
const { member, withPasskey, withApp, enter, begin, enterCode, ticket, audit } = withApps(recovery);
beforeEach(() => clear());

const notMe = (token: string) => post('/app/v1/recuperar-contrasena/no-fui-yo', { token });
const mailOf = (kind: string) =>
  db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('created_at', 'desc').executeTakeFirstOrThrow();
/** The link "No fui yo" in the newest mail of a kind. @returns the link's token */
const linkIn = async (kind: string): Promise<string> => {
  const { plain_text } = await mailOf(kind);
  return /^http:\/\/localhost:3000\/recuperar-contrasena\/no-fui-yo\?token=([\w.-]+)$/m.exec(plain_text)?.[1] ?? '';
};
const age = (days: number) =>
  database.pool.query(
    `with keys as (update passkeys set created_at = now() - make_interval(days => ${days}) returning 1)
     update authenticators set confirmed_at = now() - make_interval(days => ${days})`,
  );
const openSessions = async () => (await rows('customer_sessions')).filter((row) => row.ended_at === null);

describe('issue 37 M1: the link "No fui yo" in the mail about a new factor', () => {
  test('removes a planted passkey without a session, ends all sessions, and forgets devices and codes', async () => {
    const ana = await member();
    const { passkey } = await withPasskey(ana);
    const thief = (await enter(passkey)).body;
    const token = await linkIn('passkey-added');
    expect((await notMe(token)).body).toEqual({ msg: 'La quitamos de tu cuenta y cerramos todas las sesiones.' });
    expect((await enter(passkey)).status).toBe(401);
    expect(await openSessions()).toEqual([]);
    expect((await ana.call('GET', '/app/v1/cuenta/llaves')).status).toBe(401);
    expect((await signIn('ana@correo.mx', undefined, { dispositivo: thief.dispositivo })).status).toBe(412);
    expect(await audit()).toEqual(['passkey-added', 'passkey-removed']);
    // The owner is signed in again; the link of a removed passkey does not end that session.
    await setPassword(await linkFor('ana@correo.mx'));
    expect((await notMe(token)).body).toEqual({ msg: 'Ya no está en tu cuenta.' });
    expect(await openSessions()).toHaveLength(1);
  });

  test('removes a planted app with its codes, tells the owner, and leaves one that was turned on later', async () => {
    await withApp();
    const token = await linkIn('authenticator-added');
    const waiting = await ticket();
    expect((await notMe(token)).status).toBe(200);
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    expect((await enterCode(waiting, '000000')).status).toBe(401);
    expect((await signIn('ana@correo.mx')).body.validateType).toBe('correo');
    expect(await mailTo('ana@correo.mx')).toMatchObject({ kind: 'sign-in-code' });
    expect((await mailOf('authenticator-removed')).plain_text).toContain('http://localhost:3000/recuperar-contrasena/');
    const eva = await member('eva@correo.mx');
    const turnOn = async () => {
      const { secret } = await begin(eva);
      await eva.call('POST', `${path}/confirmar`, { codigo: codeNow(secret) });
    };
    await turnOn();
    const earlier = await linkIn('authenticator-added');
    await turnOn();
    expect((await notMe(earlier)).body).toEqual({ msg: 'Ya no está en tu cuenta.' });
    expect((await eva.call('GET', path)).body.activo).toBe(true);
  });

  test('two calls at the same time remove it once, with one entry in the audit log', async () => {
    await withPasskey(await member());
    const token = await linkIn('passkey-added');
    const replies = await Promise.all([notMe(token), notMe(token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audit()).toEqual(['passkey-added', 'passkey-removed']);
  });

  test('a sign-in whose passkey is removed after it was checked is none', async () => {
    const { passkey } = await withPasskey(await member());
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('select from customers for no key update');
    const entering = enter(passkey);
    await expect.poll(() => waitersFor(client)).toBe(1);
    await client.query('delete from passkeys');
    await client.query('commit');
    client.release();
    expect((await entering).status).toBe(401);
    expect((await rows('customer_sessions')).map(({ method }) => method)).toEqual(['password']);
  });

  test('is in no other mail, expires after seven days, is for its factor alone, and cannot be forged', async () => {
    await withPasskey(await member());
    const token = await linkIn('passkey-added');
    const [id, end = '', signature] = token.split('.');
    const days = (Number(end) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    const other = crypto.randomUUID();
    for (const forged of [`${other}.${end}.${signature}`, `${id}.${Number(end) + 1}.${signature}`, 'x'.repeat(43)])
      expect(await notMe(forged)).toMatchObject(dead);
    expect(await db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
    const mail = await mailOf('passkey-added');
    expect(mail).toMatchObject({ is_secret: true, expires_at: expect.any(Date) });
    expect((mail.expires_at?.getTime() ?? 0) / 1000).toBeCloseTo(Number(end), -2);
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const url = '/app/v1/recuperar-contrasena/no-fui-yo';
    expect((await app.inject({ method: 'POST', url, payload: { token }, headers })).statusCode).toBe(403);
  });
});

describe('issue 37 M1: RT-04 a recovered password', () => {
  test('removes passkeys and an app of the last 30 days, says so in reply and mail, and signs in', async () => {
    const ana = await withApp();
    const { passkey } = await withPasskey(ana);
    await age(29);
    const { body } = await setPassword(await linkFor('ana@correo.mx'));
    expect(body).toMatchObject({ correo: 'ana@correo.mx', factoresQuitados: true, token: expect.any(String) });
    expect((await enter(passkey)).status).toBe(401);
    expect((await signIn('ana@correo.mx', next, { dispositivo: body.dispositivo })).status).toBe(200);
    expect((await mailOf('password-changed')).plain_text.replace(/\s+/g, ' ')).toContain(
      'lo que se agregó en los últimos 30 días: la llave de acceso «Mi teléfono», tu app de códigos.',
    );
  });

  test('leaves older ones, so that a mailbox is not enough to get around them', async () => {
    const ana = await withApp();
    const { passkey } = await withPasskey(ana);
    await age(31);
    const { body } = await setPassword(await linkFor('ana@correo.mx'));
    expect(body).toEqual({ correo: 'ana@correo.mx' });
    expect((await enter(passkey)).status).toBe(200);
    expect((await signIn('ana@correo.mx', next)).body.validateType).toBe('aplicacion');
    expect((await mailOf('password-changed')).plain_text).not.toContain('últimos 30 días');
  });
});

test('issue 37 M1: mails about other changes of factors lead to the recovery', async () => {
  const ana = await withApp();
  await ana.call('POST', `${path}/codigos`);
  expect((await mailOf('recovery-codes-made')).plain_text).toContain('http://localhost:3000/recuperar-contrasena/');
  await ana.call('DELETE', path);
  expect((await mailOf('authenticator-removed')).plain_text).toContain('http://localhost:3000/recuperar-contrasena/');
});
