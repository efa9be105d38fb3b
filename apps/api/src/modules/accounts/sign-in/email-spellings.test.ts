/** Tests that a mailbox has one spelling for limits and accounts, and that accounts of earlier releases can enter. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withRecovery } from '../testing/test-recovery.ts';

const accounts = await withRecovery();
const { db, database, clear, customer, signIn, post, form, exchange, mailTo, linkFor, setPassword } = accounts;
beforeEach(() => clear());

const canonical = 'ana@xn--and-6ma2c.mx';
const spellings = ['ana@ñandú.mx', 'ANA@Ñandú.MX', 'ana@n\u0303andu\u0301.mx', 'Ana@XN--and-6ma2c.mx', 'ana@ñａndú.mx'];
/** Texts with which forty registrations once sent forty mails to one mailbox. */
const unreal = ['<ana@correo.mx>', '"ana"@correo.mx', 'ana(1)@correo.mx', 'ana\u200b@correo.mx', 'ana@cor\u00adreo.mx'];

const registration = { nombre: 'Ana', apellidoP: 'Ríos', contrasena: 'lluvia sobre el comal', aviso: '2026-11-30' };
const register = (correo: string, more: { codigo?: string | undefined; solicitud?: string | undefined } = {}) =>
  post('/app/ApiRest/Registro', { ...registration, correo, ...more });
const newsletter = async (correo: string) =>
  (await form('/newsletter/v1/suscripcion', { correo, genero: '1' })).body.data.status;
const written = async () =>
  (await db.selectFrom('mails').select(['kind', 'recipient']).execute()).map(
    ({ kind, recipient }) => `${kind} ${recipient}`,
  );
const emails = async () => (await db.selectFrom('customers').select('email').execute()).map(({ email }) => email);

describe('issue 37 A3 one mailbox under many spellings', () => {
  test('gets one mail, counts once, and has one account', async () => {
    let solicitud: string | undefined;
    for (const one of spellings) {
      const reply = await register(one);
      expect(reply).toMatchObject({ status: 200, body: { code: 10 } });
      solicitud = reply.body.solicitud;
    }
    expect(await written()).toEqual([`registration-code ${canonical}`]);
    const counted = db.selectFrom('sign_in_failures').select('failures').where('key', 'like', 'registration:%');
    expect(await counted.execute()).toEqual([{ failures: spellings.length }]);
    const codigo = (await mailTo(canonical))?.code;
    const { body } = await register(spellings[2] ?? '', { codigo, solicitud });
    expect(body).toMatchObject({ code: 11 });
    expect(await emails()).toEqual([canonical]);
    // Every spelling signs in, and exchanges the session.
    for (const one of spellings) {
      const reply = await signIn(one, registration.contrasena, { dispositivo: body.dispositivo });
      expect(reply.status, one).toBe(200);
      expect((await exchange(reply.body.token, one)).status, one).toBe(200);
    }
    await accounts.pass('1 minute');
    await db.deleteFrom('mailed_codes').execute();
    await register(spellings[1] ?? '');
    expect(await written()).toEqual([`registration-code ${canonical}`, `already-registered ${canonical}`]);
  });

  test('fails sign-ins for one account, so that other spellings give no more tries', async () => {
    await customer({ email: canonical });
    for (let n = 0; n < 5; n++) expect((await signIn(spellings[n] ?? '', 'mal')).status).toBe(401);
    expect((await signIn(canonical, 'mal')).status).toBe(429);
    const keys = db.selectFrom('sign_in_failures').select('key').where('key', 'like', 'account:%');
    expect(await keys.execute()).toHaveLength(1);
  });

  test('gets one link of recovery, and one row of the newsletter', async () => {
    await customer({ email: canonical });
    for (const one of spellings) expect((await accounts.request(one)).status).toBe(200);
    expect((await accounts.rows('recovery_requests')).map(({ email }) => email)).toEqual([canonical]);
    await accounts.work();
    expect(await written()).toEqual([`recovery-link ${canonical}`]);
    for (const one of spellings) expect(await newsletter(one)).toBe('success');
    const { rows } = await database.pool.query('delete from newsletter_subscribers returning email');
    expect(rows).toEqual([{ email: canonical }]);
  });

  test.each(unreal)('%j is refused, and nothing is mailed', async (correo) => {
    const reply = await register(correo);
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ name: 'correo', code: 'INVALID_FORMAT' }] } });
    expect(await newsletter(correo)).toBe('error');
    expect(await written()).toEqual([]);
  });
});

describe('issue 37 A3 an account of an earlier release', () => {
  test.each(['ana@ñandú.mx', ...unreal])('with the e-mail %j signs in and is recovered', async (email) => {
    await customer({ email });
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    expect((await exchange(body.token, email)).status).toBe(200);
    const token = await linkFor(email);
    expect((await setPassword(token, registration.contrasena)).status).toBe(200);
    expect(await emails()).toEqual([email]);
  });

  test('with its domain in Unicode is the account of every spelling', async () => {
    await customer({ email: 'ana@ñandú.mx' });
    for (const one of spellings.slice(0, 4)) expect((await signIn(one, 'mal')).status).toBe(401);
    for (const one of [canonical, 'Ana@Ñandú.mx']) {
      await register(one);
      await db.deleteFrom('mailed_codes').execute();
    }
    expect(await written()).toEqual(Array(2).fill('already-registered ana@ñandú.mx'));
    // A code that was mailed before the account existed adds no second account.
    await clear();
    const { solicitud } = (await register(canonical)).body;
    const codigo = (await mailTo(canonical))?.code;
    await customer({ email: 'ana@ñandú.mx' });
    expect((await register(canonical, { codigo, solicitud })).status).toBe(422);
    expect(await emails()).toEqual(['ana@ñandú.mx']);
  });
});
