/** Tests second factors together with other parts of accounts. */
import { createUnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createCustomerOperator } from '../../../customers.ts';
import { failureKeys } from '../credentials/failure-key-repository.ts';
import { password } from '../testing/test-accounts.ts';
import { codeNow, path, withApps, wrongCode } from '../testing/test-authenticator.ts';
import { createTestPasskey } from '../testing/test-passkey.ts';
import { next, withRecovery } from '../testing/test-recovery.ts';

const recovery = await withRecovery();
const { db, clear, signIn, linkFor, setPassword, exchange } = recovery;
const { member, memberCall, confirm, withPasskey, withApp, enterCode, ticket, enter } = withApps(recovery);
beforeEach(() => clear());

const account = '/app/v1/cuenta';

test('RT-04 a recovered password does not go around an app, and ends the sign-ins that wait', async () => {
  const ana = await withApp();
  await db.updateTable('authenticators').set({ confirmed_at: sql<Date>`now() - interval '31 days'` }).execute();
  const token = await ticket();
  const reply = await setPassword(await linkFor('ana@correo.mx'));
  expect([reply.status, reply.body]).toEqual([200, { correo: 'ana@correo.mx' }]);
  expect((await enterCode(token, codeNow(ana.secret))).status).toBe(401);
  const asked = await signIn('ana@correo.mx', next);
  expect(asked.body.validateType).toBe('aplicacion');
  expect((await enterCode(asked.body.token, codeNow(ana.secret))).status).toBe(200);
});

test('a changed password ends the sign-ins that wait for a code of the app', async () => {
  const ana = await withApp();
  const token = await ticket();
  expect((await ana.call('PUT', `${account}/contrasena`, { contrasena: next })).status).toBe(200);
  expect((await enterCode(token, codeNow(ana.secret))).status).toBe(401);
});

test('a session that another change has just ended adds no key, and turns no app on or off', async () => {
  const ana = await withApp();
  const body = (await signIn('ana@correo.mx')).body;
  const { token } = (await enterCode(body.token, codeNow(ana.secret))).body;
  const other = memberCall((await exchange(token)).body.access_token);
  await confirm(ana.id);
  const { opciones } = (await other('POST', `${account}/llaves/opciones`)).body;
  const respuesta = createTestPasskey().create(opciones);
  const changes = await Promise.all([
    ana.call('PUT', `${account}/contrasena`, { contrasena: next }),
    other('POST', `${account}/llaves`, { respuesta, nombre: 'x' }),
    other('DELETE', path),
  ]);
  expect(changes[0].status).toBe(200);
  // Each change happened before the new password, or not at all.
  const { activo } = (await ana.call('GET', path)).body;
  expect([200, 440, 401]).toContain(changes[1].status);
  expect(activo).toBe(changes[2].status !== 200);
  expect((await ana.call('GET', `${account}/llaves`)).body.llaves).toHaveLength(changes[1].status === 200 ? 1 : 0);
  expect((await other('DELETE', path)).status).not.toBe(200);
});

test('RL-05 who has a passkey confirms by it, and is mailed no code in its place', async () => {
  const ana = await member();
  const proofs = async () => (await ana.call('GET', `${account}/confirmacion`)).body.data.pruebas;
  expect(await proofs()).toEqual(['contrasena']);
  await withPasskey(ana);
  expect(await proofs()).toEqual(['contrasena', 'llave']);
  await db.updateTable('customers').set({ password_hash: null }).execute();
  expect(await proofs()).toEqual(['llave']);
  expect((await ana.call('POST', `${account}/confirmacion/codigo`)).status).toBe(409);
});

test('issue 16, 7: the export names passkeys and the app, and has no secret of them', async () => {
  const ana = await withApp();
  const { passkey } = await withPasskey(ana);
  const { text, body } = await ana.call('GET', `${account}/exportar`);
  expect(body.data.llaves).toMatchObject([{ nombre: 'Mi teléfono' }]);
  expect(body.data.appDeCodigos).toMatchObject({ desde: expect.any(String), codigosDeRecuperacion: 10 });
  const [{ public_key } = { public_key: Buffer.alloc(0) }] = await db.selectFrom('passkeys').selectAll().execute();
  const [row] = await db.selectFrom('authenticators').selectAll().execute();
  for (const bytes of [public_key, ana.secret, row?.secret ?? Buffer.alloc(0)])
    for (const as of ['hex', 'base64', 'base64url'] as const) expect(text).not.toContain(bytes.toString(as));
  for (const code of [passkey.id, ...ana.codes]) expect(text).not.toContain(code);
});

test('issue 16, 10: an operator who unlocks an account lets its owner try codes again', async () => {
  const ana = await withApp();
  const wrong = wrongCode(ana.secret);
  await db
    .insertInto('sign_in_failures')
    .values({ key: (await failureKeys(db)).app(ana.id), failures: 15, last_at: new Date() })
    .execute();
  expect((await enterCode(await ticket(), wrong)).status).toBe(429);
  const shop = createUnitOfWork(db, { put: async () => undefined });
  await createCustomerOperator(shop, 'Carmen', { name: 'Tianguis', origin: 'https://t.mx' }).unlock('ana@correo.mx');
  expect((await enterCode(await ticket(), codeNow(ana.secret))).status).toBe(200);
});

test('AP-07 an account that is to be deleted is kept by whoever signs in with a passkey', async () => {
  const ana = await member();
  const { passkey } = await withPasskey(ana);
  await db.updateTable('customers').set({ deletion_requested_at: new Date() }).execute();
  expect((await enter(passkey)).status).toBe(200);
  expect(await db.selectFrom('customers').select('deletion_requested_at').execute()).toEqual([
    { deletion_requested_at: null },
  ]);
  expect((await signIn('ana@correo.mx', password)).status).not.toBe(401);
});
