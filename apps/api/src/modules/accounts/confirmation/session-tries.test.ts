/** Tests that a thief of a session guesses neither a password nor a code (RL-05, RT-05). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';

const account = await withAccount();
const { db, clear, customer, signedIn, confirmed, signIn, call, mailTo, mails, audit, pass } = account;
beforeEach(() => clear());

type Ana = Awaited<ReturnType<typeof signedIn>>;
const email = 'Ana@correo.mx';
const guess = (ana: Ana, contrasena = 'no es esta', address = '203.0.113.7') =>
  ana.post('/confirmacion', { contrasena }, { address });
const ended = () => mails(email).then((all) => all.filter(({ kind }) => kind === 'unsafe-session-ended').length);
const otherThan = (code = '') => (code === '000000' ? '000001' : '000000');

describe('issue 37, A1: a stolen session guesses no secret', () => {
  test('80 passwords from 80 addresses: the fifth ends the session, and the owner gets one mail', async () => {
    const id = await customer();
    const ana = await signedIn();
    const statuses: number[] = [];
    for (let n = 0; n < 80; n++) statuses.push((await guess(ana, `adivina ${n}`, `198.51.100.${n}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 440, ...Array(75).fill(401)]);
    expect((await guess(ana, password, '198.51.100.200')).status).toBe(401);
    expect((await ana.put('/contrasena', { contrasena: 'la que quiere el ladrón' })).status).toBe(401);
    expect(await ended()).toBe(1);
    expect((await mailTo(email))?.text).toContain('contraseña o un código');
    expect(await audit(id)).toEqual([{ action: 'session-ended', detail: { motivo: 'wrong-secrets' } }]);
    // The device of the session asks for a code, and the owner signs in with the password as before.
    expect((await signIn('ana@correo.mx', password, { dispositivo: ana.dispositivo })).status).toBe(412);
  });

  test('at once, in 20 rounds: four at most are told to be wrong, and one mail is written', async () => {
    for (let round = 0; round < 20; round++) {
      await clear();
      await customer();
      const ana = await signedIn();
      const replies = await Promise.all(Array.from({ length: 12 }, () => guess(ana)));
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(4);
      for (const status of statuses) expect([422, 440, 401]).toContain(status);
      expect((await guess(ana, password)).status).not.toBe(200);
      expect(await ended()).toBe(1);
    }
  });

  test('a right password forgets the wrong ones; a day does, an hour does not', async () => {
    await customer();
    const ana = await signedIn();
    for (let n = 0; n < 4; n++) expect((await guess(ana)).status).toBe(422);
    expect((await guess(ana, password)).status).toBe(200);
    for (let n = 0; n < 4; n++) expect((await guess(ana)).status).toBe(422);
    await pass('25 hours');
    for (let n = 0; n < 3; n++) expect((await guess(ana)).status).toBe(422);
    await pass('2 hours');
    expect((await guess(ana)).status).toBe(422);
    expect((await guess(ana)).status).toBe(440);
  });

  test('several sessions of one account wait together; sign-ins and other customers do not', async () => {
    await customer();
    await customer({ email: 'luis@correo.mx' });
    const first = await signedIn();
    const { dispositivo } = first;
    const sessions = [first, await signedIn('ana@correo.mx', { dispositivo })];
    sessions.push(await signedIn('ana@correo.mx', { dispositivo }));
    for (const [at, ana] of sessions.entries())
      for (let n = 0; n < (at === 2 ? 3 : 4); n++) expect((await guess(ana)).status).toBe(422);
    // The next wait is a second, which may pass on a busy machine. Five more failures make it half a minute.
    const more = db.updateTable('sign_in_failures').set({ failures: 16 }).where('key', 'like', 'sessions:%');
    expect((await more.where('failures', '=', 11).executeTakeFirst()).numUpdatedRows).toBe(1n);
    // Even the right password waits, so that nobody learns which one is right.
    expect((await guess(first, password)).status).toBe(429);
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
    const luis = await signedIn('luis@correo.mx');
    expect((await guess(luis)).status).toBe(422);
  });

  test('mailed codes: each code that is asked for gives no further tries', async () => {
    await customer();
    const ana = await signedIn();
    await db.updateTable('customers').set({ password_hash: null }).execute();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      await ana.post('/confirmacion/codigo');
      const { code } = (await mailTo(email)) ?? {};
      for (let n = 0; n < 2; n++) statuses.push((await ana.post('/confirmacion', { codigo: otherThan(code) })).status);
      await pass('31 seconds');
    }
    expect(statuses).toEqual([422, 422, 422, 422, 440, 401]);
    expect(await ended()).toBe(1);
  });

  test('the codes of a new e-mail count, too', async () => {
    await customer();
    const ana = await confirmed();
    await ana.post('/correo', { correo: 'nueva@correo.mx' });
    const wrong = { codigoNuevo: 'x', codigoAnterior: 'x' };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await ana.post('/correo/confirmar', wrong)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 440, 401]);
  });

  test('and those of a new app, which would give recovery codes to the thief', async () => {
    await customer();
    const ana = await confirmed();
    const headers = { authorization: `Bearer ${ana.access_token}` };
    const path = '/app/v1/cuenta/autenticador';
    expect((await call('POST', path, { headers })).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await call('POST', `${path}/confirmar`, { headers, payload: { codigo: '12345x' } })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 440, 401]);
    expect(await db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });
});
