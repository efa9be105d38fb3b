import { beforeEach, describe, expect, test } from 'vitest';
import { withAccounts } from '../testing/test-accounts.ts';
import { codeNow, path, withApps } from '../testing/test-authenticator.ts';
import { base32 } from './totp.ts';

const accounts = await withAccounts();
const { db, database, clear, signIn, mailTo, pass } = accounts;
const { member, confirm, begin, withApp, forgetSteps, enterCode, ticket, audit } = withApps(accounts);
beforeEach(() => clear());

describe('issue 16, 2: turning an authenticator app on and off', () => {
  test('shows the secret in three forms, and turns on by a code of it; ten recovery codes, once', async () => {
    const ana = await member();
    expect((await ana.call('GET', path)).body).toEqual({ activo: false, desde: null, codigos: 0 });
    const { secreto, uri, qr, secret } = await begin(ana);
    expect(secret).toHaveLength(20);
    expect(base32(secret)).toBe(secreto);
    expect(new URL(uri).searchParams.get('secret')).toBe(secreto);
    expect(decodeURIComponent(new URL(uri).pathname)).toMatch(/:ana@correo\.mx$/);
    expect(qr).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"><rect [^<>]*\/><path [^<>]*\/><\/svg>$/,
    );
    // The app is not on yet, so a customer who never enters a code is not locked out.
    expect((await signIn('ana@correo.mx')).body.validateType).not.toBe('aplicacion');
    const confirmed = await ana.call('POST', `${path}/confirmar`, { codigo: ` ${codeNow(secret)} ` });
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers['cache-control']).toBe('private, no-store');
    const { codigos } = confirmed.body;
    expect(new Set(codigos).size).toBe(10);
    for (const code of codigos) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    const { body } = await ana.call('GET', path);
    expect(body).toEqual({ activo: true, desde: expect.stringMatching(/^\d{4}-/), codigos: 10 });
    expect(await mailTo('ana@correo.mx')).toMatchObject({ kind: 'authenticator-added' });
    expect(await audit()).toEqual(['authenticator-added']);
    // The database contains neither the secret nor the code in plain text.
    const [row] = await db.selectFrom('authenticators').selectAll().execute();
    expect(row?.secret?.includes(secret)).toBe(false);
    const { rows } = await database.pool.query(`select row_to_json(m)::text as all from mails m`);
    for (const code of codigos) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('a wrong code, one of another secret, of long ago or too late turns nothing on', async () => {
    const ana = await member();
    const old = await begin(ana);
    const { secret } = await begin(ana);
    const turnOn = (codigo: string) => ana.call('POST', `${path}/confirmar`, { codigo });
    for (const code of [codeNow(old.secret), codeNow(secret, -3), codeNow(secret, 3), '', '12345', 'ñ'.repeat(6)]) {
      // The fifth wrong code would end the session.
      await db.deleteFrom('sign_in_failures').execute();
      expect((await turnOn(code)).status).toBe(code === '' ? 400 : 422);
    }
    await pass('61 minutes');
    expect((await turnOn(codeNow(secret))).body.fields[0].msg).toContain('Empieza de nuevo');
    expect((await ana.call('GET', path)).body.activo).toBe(false);
  });

  test('at the same time, one call turns it on, and its recovery codes are those that serve', async () => {
    const ana = await member();
    const { secret } = await begin(ana);
    const codigo = codeNow(secret);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => ana.call('POST', `${path}/confirmar`, { codigo })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const [code] = replies.find(({ status }) => status === 200)?.body.codigos ?? [];
    expect((await enterCode(await ticket(), code)).status).toBe(200);
  });

  test('RL-05 no session that was not confirmed', async () => {
    const ana = await withApp();
    await confirm(ana.id, null);
    for (const [method, url, payload] of [
      ['POST', path],
      ['DELETE', path],
      ['POST', `${path}/codigos`],
      ['POST', `${path}/confirmar`, { codigo: '123456' }],
    ] as const) {
      const { status, body } = await ana.call(method, url, payload);
      expect([status, body.code], `${method} ${url}`).toEqual([403, 'CONFIRMATION_REQUIRED']);
    }
    expect((await ana.call('GET', path)).body).toMatchObject({ activo: true, codigos: 10 });
  });

  test('a new phone takes the place of the old one at its first code, and not before', async () => {
    const ana = await withApp();
    const { secret } = await begin(ana);
    const token = await ticket();
    expect((await enterCode(token, codeNow(secret))).status).toBe(422);
    expect((await enterCode(token, codeNow(ana.secret))).status).toBe(200);
    expect((await ana.call('POST', `${path}/confirmar`, { codigo: codeNow(secret) })).status).toBe(200);
    expect((await enterCode(await ticket(), codeNow(ana.secret))).status).toBe(422);
    await forgetSteps();
    expect((await enterCode(await ticket(), codeNow(secret))).status).toBe(200);
  });

  test('turned off, sign-ins are as before, and what waits for a code ends', async () => {
    const ana = await withApp();
    const token = await ticket();
    const off = await ana.call('DELETE', path);
    expect([off.status, off.body]).toEqual([200, { activo: false, desde: null, codigos: 0 }]);
    expect(await mailTo('ana@correo.mx')).toMatchObject({ kind: 'authenticator-removed' });
    expect((await enterCode(token, codeNow(ana.secret))).status).toBe(401);
    expect((await signIn('ana@correo.mx')).body.validateType).toBe('correo');
    expect((await ana.call('DELETE', path)).status).toBe(200);
    expect(await audit()).toEqual(['authenticator-added', 'authenticator-removed']);
    expect((await ana.call('POST', `${path}/codigos`)).status).toBe(409);
  });

  test('new recovery codes take the place of the old ones', async () => {
    const ana = await withApp();
    const [old = ''] = ana.codes;
    const { body } = await ana.call('POST', `${path}/codigos`);
    expect(body.codigos).toHaveLength(10);
    expect(await mailTo('ana@correo.mx')).toMatchObject({ kind: 'recovery-codes-made' });
    expect((await enterCode(await ticket(), old)).status).toBe(422);
    expect((await enterCode(await ticket(), body.codigos[3])).status).toBe(200);
  });
});
