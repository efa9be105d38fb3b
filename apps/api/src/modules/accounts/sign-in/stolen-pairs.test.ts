/**
 * Tests credential stuffing: pairs of e-mail and password that were stolen elsewhere. Each pair is tried once, from its
 * own IP address.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { password, withAccounts } from '../testing/test-accounts.ts';

const { db, database, clear, customer, signIn, post, mailTo, exchange, userInfo } = await withAccounts();
beforeEach(() => clear());

const pairs = 25;

test('issue 16, 9: stolen pairs from as many addresses sign in to no account that was signed in to before', async () => {
  for (let n = 0; n < pairs; n++) {
    await customer({ email: `ana${n}@correo.mx`, first_signed_in_at: new Date() });
  }
  const statuses = [];
  for (let n = 0; n < pairs; n++)
    statuses.push((await signIn(`ana${n}@correo.mx`, undefined, { address: `198.51.100.${n}` })).status);
  expect(statuses).toEqual(Array(pairs).fill(412));
  expect(await db.selectFrom('customer_sessions').select('id').execute()).toEqual([]);
});

test('issue 16, 9: who registered here was signed in to from the start: the pair alone is never enough', async () => {
  const form = {
    ...{ nombre: 'Majo', apellidoP: 'Núñez', correo: 'majo@correo.mx', aviso: '2026-11-30' },
    contrasena: 'lluvia sobre el comal',
  };
  const { solicitud } = (await post('/app/ApiRest/Registro', form)).body;
  const { code: codigo } = (await mailTo('majo@correo.mx')) ?? {};
  expect((await post('/app/ApiRest/Registro', { ...form, codigo, solicitud })).body.code).toBe(11);
  // A new device does not count as the first device if all earlier devices were forgotten.
  await db.updateTable('customer_devices').set({ forgotten_at: new Date() }).execute();
  expect((await signIn(form.correo, form.contrasena, { address: '198.51.100.1' })).status).toBe(412);
});

describe('issue 37 M2: an account whose devices were deleted is not new', () => {
  test('a stranger with the password needs a code, after 400 days and after a recovery', async () => {
    await customer();
    expect((await signIn('ana@correo.mx')).status).toBe(200);
    await db.deleteFrom('customer_devices').execute();
    await db.deleteFrom('customer_sessions').execute();
    const stranger = await signIn('ana@correo.mx', password, { address: '198.51.100.1' });
    expect(stranger.status).toBe(412);
    const { code: codigo } = (await mailTo('ana@correo.mx')) ?? {};
    expect((await post('/app/v1/login/codigo', { token: stranger.body.token, codigo })).status).toBe(200);
  });

  test('a device is seen with each sign-in and, once a day, with the calls of its session', async () => {
    await customer();
    const { token, dispositivo } = (await signIn('ana@correo.mx')).body;
    const { access_token } = (await exchange(token)).body;
    const age = (days: number) =>
      database.pool.query(`update customer_devices set seen_at = now() - interval '1 hour' * $1`, [days * 24]);
    const idle = () => database.pool.query(`update customer_sessions set seen_at = seen_at - interval '2 minutes'`);
    const isSeen = async () =>
      (await database.pool.query(`select seen_at > now() - interval '1 minute' as seen from customer_devices`)).rows;
    await age(300);
    await idle();
    expect((await userInfo(access_token)).status).toBe(200);
    expect(await isSeen()).toEqual([{ seen: true }]);
    await age(0.9);
    await idle();
    await userInfo(access_token);
    expect(await isSeen()).toEqual([{ seen: false }]);
    expect((await signIn('ana@correo.mx', password, { dispositivo })).status).toBe(200);
    expect(await isSeen()).toEqual([{ seen: true }]);
  });
});
