/** Tests every call that hashes a password, while the queue for hashes is full (issue 37, A4). */
import { createUnitOfWork } from '@tianguis/database';
import { afterEach, expect, test } from 'vitest';
import { makeLink } from '../recovery/recovery-repository.ts';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';

const { db, clear, customer, session, as, signIn, post, mailTo } = await withAccount(
  {},
  { passwords: { mostWaiting: 0, patience: 0 } },
);
afterEach(() => clear());

const email = 'ana@correo.mx';
const contrasena = 'lluvia sobre el comal';
const shop = createUnitOfWork(db, { put: async () => undefined });

/** A session that confirmed a moment ago. */
async function confirmed() {
  const { access_token } = await session(email);
  await db.updateTable('customer_sessions').set({ confirmed_at: new Date() }).execute();
  return as(access_token);
}

type Reply = { status: number; body: { code: string }; headers: Record<string, unknown> };

const calls: Record<string, () => Promise<Reply>> = {
  'AP-01 a sign-in': () => signIn(email),
  'AP-01 a sign-in with an unknown e-mail': () => signIn('nadie@correo.mx'),
  'AP-02 a registration with its code': async () => {
    const form = { nombre: 'Eva', apellidoP: 'Ríos', correo: 'eva@correo.mx', contrasena, aviso: '2026-11-30' };
    const { solicitud } = (await post('/app/ApiRest/Registro', form)).body;
    const { code: codigo } = (await mailTo('eva@correo.mx')) ?? {};
    return post('/app/ApiRest/Registro', { ...form, codigo, solicitud });
  },
  'RL-05 a confirmation by password': async () =>
    as((await session(email)).access_token).post('/confirmacion', { contrasena: password }),
  'RL-01 a new password': async () => (await confirmed()).put('/contrasena', { contrasena }),
  'RT-04 a new password by a link': async () => {
    const { id } = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const token = await shop.withTransaction((unit) => makeLink(unit, id));
    return post('/app/v1/recuperar-contrasena/nueva', { token, contrasena });
  },
};

/** The rows that a refused call must not change: nothing is spent, and nothing is counted. */
const state = async () => ({
  hashes: await db.selectFrom('customers').select(['email', 'password_hash']).orderBy('email').execute(),
  codes: await db.selectFrom('mailed_codes').select(['tries', 'used_at']).execute(),
  links: await db.selectFrom('recovery_links').select('token_hash').execute(),
  failures: await db.selectFrom('sign_in_failures').select(['key']).where('key', 'not like', 'regist%').execute(),
});

test.each(Object.entries(calls))('issue 37 A4 %s gets 503 with Retry-After, and spends nothing', async (name, call) => {
  await customer({ email });
  const before = await state();
  const { status, body, headers } = await call();
  expect([status, body.code, headers['retry-after']]).toEqual([503, 'SERVER_BUSY', '2']);
  const after = await state();
  // What the call's own preparation added is unspent.
  expect(after.hashes).toEqual(before.hashes);
  expect(after.failures).toEqual([]);
  expect(after.codes).toEqual(name.startsWith('AP-02') ? [{ tries: 0, used_at: null }] : []);
  expect(after.links).toHaveLength(name.startsWith('RT-04') ? 1 : 0);
});
