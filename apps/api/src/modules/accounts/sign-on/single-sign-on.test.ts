/**
 * Tests single sign-on (RT-06, RT-24, SS-01) at a realm outside of the shop, with its own server, issuer and database.
 */
import { createHash } from 'node:crypto';
import { withDatabase } from '@tianguis/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { browse, openRealm } from '../../../../../../packages/identity/src/test-realm.ts';
import { type Permit, withPermit } from '../../../permit.ts';
import { config } from '../../../test-api.ts';
import { withAccounts } from '../testing/test-accounts.ts';

const subject = 'c2f1a8f0-5a33-4a3e-8a53-1c9d6a1d7f01';
const person = { id: subject, email: 'Ana@correo.mx', isEmailVerified: true, name: 'Ana', familyName: 'Ríos' };
const accountsThere = [person];
const client = { id: 'tianguis', redirectUri: 'http://localhost:3000/authenticated' };
const [outside, stranger] = await Promise.all(
  [0, 1].map(async () => openRealm((await withDatabase()).db, { realm: 'vecino', client, accounts: accountsThere })),
);
if (!outside || !stranger) throw new Error('There are two realms.');
afterAll(() => Promise.all([outside.close(), stranger.close()]));

const singleSignOn = { issuer: outside.issuer, clientId: 'tianguis', label: 'Vecino' };
const accounts = { ...config.accounts, ...singleSignOnOf(singleSignOn) } as never;
function singleSignOnOf(settings: typeof singleSignOn) {
  return { singleSignOn: settings };
}
const { post, call, customer, signIn, exchange, userInfo, clear, db, database, mailTo } = await withAccounts({
  accounts,
});
beforeEach(async () => {
  await clear();
  Object.assign(person, { email: 'Ana@correo.mx', isEmailVerified: true, name: 'Ana', familyName: 'Ríos' });
});

const sso = '/app/v1/login/sso';

/**
 * Starts at the shop, signs in at the provider, and returns to the shop. @returns the reply to the start, the hash of
 * the returned URL, and the form that completes the sign-on
 */
async function returned() {
  const { body } = await post(`${sso}/inicio`, {});
  const back = await browse(body.direccion, client.redirectUri);
  const hash = new URLSearchParams(back.hash.slice(1));
  return { start: body, hash, form: formOf(body, hash) };
}
const formOf = (start: Record<string, string>, hash: URLSearchParams) => ({
  ...{ code: hash.get('code') ?? '', iss: hash.get('iss') ?? '', nonce: start.nonce, verificador: start.verificador },
});
const enter = async () => post(sso, (await returned()).form);

test('RT-24 the start leads to the provider, with PKCE, and the answer comes in the hash', async () => {
  const { start, hash } = await returned();
  const address = new URL(start.direccion);
  expect(address.href).toMatch(new RegExp(`^${outside.issuer}/protocol/openid-connect/auth`));
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ client_id: 'tianguis', redirect_uri: client.redirectUri, response_type: 'code', response_mode: 'fragment' },
    ...{ scope: 'openid email profile', code_challenge_method: 'S256', state: start.estado, nonce: start.nonce },
    code_challenge: createHash('sha256').update(start.verificador).digest('base64url'),
  });
  expect(hash.get('state')).toBe(start.estado);
  expect(address.href).not.toContain(start.verificador);
});

test('issue 37 A4 a sign-on has no permit while it waits for the provider', async () => {
  let given = 0;
  const permit: Permit = {
    without(wait) {
      given++;
      return wait();
    },
  };
  const found = await withPermit(permit, returned);
  expect(given).toBe(1);
  expect((await withPermit(permit, () => post(sso, found.form))).status).toBe(200);
  expect(given).toBe(2);
});

test('RT-06 SS-01 somebody new gets an account and a session, whose cart is a hash of the e-mail', async () => {
  const { status, body } = await enter();
  expect(status).toBe(200);
  expect(body).toMatchObject({ code: 11, correo: 'ana@correo.mx', token: expect.any(String) });
  const tokens = await exchange(body.token, body.correo);
  expect((await userInfo(tokens.body.access_token)).body.data).toMatchObject({ name: 'Ana', last_name: 'Ríos' });
  const row = await db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    password_hash: null,
    cart_id: body.idCarrito,
    privacy_version: config.accounts?.privacyNotice,
  });
  expect(await db.selectFrom('customer_sessions').select('method').execute()).toEqual([{ method: 'single-sign-on' }]);
  // A second sign-in from another device has the same customer and cart, and adds no account.
  const again = await enter();
  expect(again.body).toMatchObject({ code: 11, idCarrito: body.idCarrito });
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(1);
  // The cart's id is a hash of the e-mail with a secret key, so nobody can compute it from the e-mail.
  const { key } = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('name', '=', 'cart-ids')
    .executeTakeFirstOrThrow();
  const { createHmac } = await import('node:crypto');
  const hex = createHmac('sha256', key).update('ana@correo.mx').digest('hex');
  expect(body.idCarrito.replaceAll('-', '')).toBe(`${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17, 32)}`);
});

test('AF-07 RT-06 the identity of an account whose erasure waits for an order opens a new account', async () => {
  await enter();
  const { id: before } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  await database.pool.query(`update customers set deletion_requested_at = now() - interval '31 days'`);
  await database.pool.query(
    `insert into orders (number, checkout_id, customer_id, goods, total, buyer)
     values ('0000000001', gen_random_uuid(), $1, 0, 0, '{}')`,
    [before],
  );
  expect((await enter()).body).toMatchObject({ code: 11, correo: 'ana@correo.mx' });
  const owners = await db
    .selectFrom('customers')
    .leftJoin('customer_identities', 'customer_id', 'id')
    .select(['email', 'subject'])
    .orderBy('email', 'desc')
    .execute();
  expect(owners).toEqual(
    expect.arrayContaining([
      { email: 'ana@correo.mx', subject },
      { email: `${before}@erased.invalid`, subject: null },
    ]),
  );
  expect(owners).toHaveLength(2);
  await database.pool.query('delete from orders');
});

test('AP-08 an e-mail that has an account is not linked but by a sign-in to it, too', async () => {
  const id = await customer();
  const { body } = await enter();
  expect(body).toEqual({ code: 10, msg: expect.stringContaining('Ya tienes una cuenta'), vinculo: expect.any(String) });
  const link = (vinculo: string, token: string) =>
    call('POST', '/app/v1/login/vincular', { payload: { vinculo }, headers: { authorization: `Bearer ${token}` } });
  // The ticket alone signs nobody in.
  expect((await link(body.vinculo, 'nada')).status).toBe(401);
  const entered = await signIn('ana@correo.mx');
  const { access_token } = (await exchange(entered.body.token)).body;
  expect(await link(body.vinculo, access_token)).toMatchObject({
    status: 200,
    body: { msg: expect.stringContaining('Vecino') },
  });
  expect((await mailTo('Ana@correo.mx'))?.kind).toBe('identity-linked');
  // A ticket is used once.
  expect((await link(body.vinculo, access_token)).status).toBe(422);
  const audit = await db.selectFrom('customer_audit').select('action').where('customer_id', '=', id).execute();
  expect(audit).toContainEqual({ action: 'identity-linked' });
  // From now on the identity signs in, even with another e-mail at the provider.
  Object.assign(person, { email: 'otra@correo.mx', isEmailVerified: false });
  const { body: now } = await enter();
  expect(now).toMatchObject({ code: 11, correo: 'Ana@correo.mx' });
});

describe('AP-08 a link is not made', () => {
  const linkAs = async (vinculo: string, session: string, email: string) => {
    const { access_token } = (await exchange(session, email)).body;
    return call('POST', '/app/v1/login/vincular', {
      ...{ payload: { vinculo }, headers: { authorization: `Bearer ${access_token}` } },
    });
  };
  const linked = () => db.selectFrom('customer_identities').selectAll().execute();

  test('by a session that was open before', async () => {
    await customer();
    const before = (await signIn('ana@correo.mx')).body.token;
    const { body } = await enter();
    expect((await linkAs(body.vinculo, before, 'ana@correo.mx')).status).toBe(422);
    expect(await linked()).toEqual([]);
  });

  test('to another account', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx', nombre: 'Beto' });
    const { body } = await enter();
    const beto = (await signIn('beto@correo.mx')).body.token;
    expect((await linkAs(body.vinculo, beto, 'beto@correo.mx')).status).toBe(422);
    expect(await linked()).toEqual([]);
  });

  test('after ten minutes', async () => {
    await customer();
    const { body } = await enter();
    await database.pool.query(`update identity_tickets set expires_at = expires_at - interval '10 minutes'`);
    const { token } = (await signIn('ana@correo.mx')).body;
    expect((await linkAs(body.vinculo, token, 'ana@correo.mx')).status).toBe(422);
    expect(await linked()).toEqual([]);
  });
});

test('RT-06 an e-mail that the provider has not confirmed opens nothing, and tells nothing of who has it', async () => {
  person.isEmailVerified = false;
  const unknown = await enter();
  await customer();
  const known = await enter();
  for (const reply of [unknown, known])
    expect(reply).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  expect(await db.selectFrom('customer_identities').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('identity_tickets').selectAll().execute()).toEqual([]);
});

test.each(['ana<1>@correo.mx', 'ana\u200b@correo.mx', 'ana@cor\u00adreo.mx'])(
  'issue 37 A3 RT-06 a claim with the e-mail %j opens nothing',
  async (email) => {
    person.email = email;
    expect(await enter()).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
  },
);

test('L2 RT-06 names that the shop refuses in a form are not taken from a provider', async () => {
  Object.assign(person, { name: 'Cobra en https://evil.example', familyName: ' Ríos  Díaz ' });
  expect((await enter()).body.code).toBe(11);
  const names = await db.selectFrom('customers').select(['nombre', 'apellido_p']).execute();
  expect(names).toEqual([{ nombre: 'ana', apellido_p: 'Ríos Díaz' }]);
});

test('issue 37 A3 AP-08 a claim in another spelling is the account of the mailbox', async () => {
  person.email = 'Ana@Ñandú.mx';
  const { body } = await enter();
  expect(body).toMatchObject({ code: 11, correo: 'ana@xn--and-6ma2c.mx' });
  await database.pool.query('delete from customers');
  // An earlier release stored the claim as it came.
  await customer({ email: 'ana@ñandú.mx' });
  expect((await enter()).body).toMatchObject({ code: 10, vinculo: expect.any(String) });
  expect(await db.selectFrom('customers').select('email').execute()).toEqual([{ email: 'ana@ñandú.mx' }]);
});

test('RT-06 ER-05 a blocked customer stays out, and one with two-step on is asked for a code', async () => {
  const { body } = await enter();
  await database.pool.query('update customers set two_step = true');
  const asked = await enter();
  expect(asked).toMatchObject({ status: 412, body: { code: 'CODE_REQUIRED', validateType: 'correo' } });
  expect((await mailTo(body.correo))?.code).toMatch(/^\d{6}$/);
  await database.pool.query('update customers set blocked_at = now()');
  expect(await enter()).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
});

describe('RT-06 nobody is signed in by', () => {
  const refused = async (form: object) => {
    const reply = await post(sso, form);
    expect(reply).toMatchObject({ status: 401, body: { code: 'SIGN_ON_FAILED' } });
    expect(reply.text).not.toContain('grant');
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([]);
  };

  test('a code that was used', async () => {
    const { form } = await returned();
    expect((await post(sso, form)).status).toBe(200);
    await database.pool.query('delete from customers');
    await refused(form);
  });

  test('a code of another browser: its verifier is missing, or its nonce is foreign', async () => {
    const [own, other] = [await returned(), await returned()];
    await refused({ ...own.form, code: other.form.code });
    await refused({ ...other.form, verificador: own.form.verificador });
    const third = await returned();
    await refused({ ...third.form, nonce: own.form.nonce });
  });

  test('another issuer (mix-up): an answer of one provider is not taken for that of another', async () => {
    const { form } = await returned();
    await refused({ ...form, iss: stranger.issuer });
    const { iss, ...without } = (await returned()).form;
    expect(iss).toBe(outside.issuer);
    await refused(without);
  });

  test.each([{}, { code: '' }, { code: 'x', nonce: 'y', verificador: 'z' }])('%j', async (form) => {
    expect((await post(sso, form)).status).toBe(400);
  });
});

test('RT-06 the same identity from two browsers at once opens one account', async () => {
  const [one, other] = [await returned(), await returned()];
  const replies = await Promise.all([post(sso, one.form), post(sso, other.form)]);
  expect(await db.selectFrom('customers').select('id').execute()).toHaveLength(1);
  for (const { status, body } of replies) expect([200, 409].includes(status) && body.code !== 'INTERNAL').toBe(true);
  expect((await enter()).body.code).toBe(11);
});

test('ST-13 without it, or while the provider is away, its calls say so', async () => {
  const { post: plain } = await withAccounts();
  expect(await plain(`${sso}/inicio`, {})).toMatchObject({ status: 404, body: { code: 'SIGN_ON_NOT_FOUND' } });
  const away = { ...singleSignOn, issuer: 'http://127.0.0.1:9/realms/nadie' };
  const { post: silent } = await withAccounts({ accounts: { ...config.accounts, singleSignOn: away } as never });
  expect(await silent(`${sso}/inicio`, {})).toMatchObject({ status: 503, body: { code: 'SIGN_ON_UNAVAILABLE' } });
});

test('ST-13 the realm of the shop itself is no provider outside of it', async () => {
  const own = { ...singleSignOn, issuer: 'http://localhost:3000/realms/tianguis' };
  await expect(withAccounts({ accounts: { ...config.accounts, singleSignOn: own } as never })).rejects.toThrow(
    /accounts\.singleSignOn\.issuer/,
  );
});
