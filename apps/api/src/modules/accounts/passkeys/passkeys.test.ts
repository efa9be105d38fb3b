import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccounts } from '../testing/test-accounts.ts';
import { withCertificates } from '../testing/test-certificates.ts';
import { withMembers } from '../testing/test-factors.ts';
import { type Answer, createTestPasskey } from '../testing/test-passkey.ts';

const accounts = await withAccounts();
const { db, clear, mailTo, pass } = accounts;
const { member, memberCall, confirm, withPasskey, enter } = withMembers(accounts);
beforeEach(() => clear());

const keys = '/app/v1/cuenta/llaves';
const nobody = '00000000-0000-4000-8000-000000000000';
const audit = async (customer: string) =>
  (await db.selectFrom('customer_audit').select('action').where('customer_id', '=', customer).execute()).map(
    ({ action }) => action,
  );

describe('issue 16, 2: adding passkeys', () => {
  test('what the browser is asked, once the customer confirmed who they are', async () => {
    const ana = await member();
    const { status, headers, body } = await ana.call('POST', `${keys}/opciones`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.opciones).toMatchObject({
      rp: { id: 'localhost', name: expect.any(String) },
      user: { id: Buffer.from(ana.id.replaceAll('-', ''), 'hex').toString('base64url'), name: 'ana@correo.mx' },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      ...{ attestation: 'none', timeout: 300_000, excludeCredentials: [] },
    });
    expect(JSON.stringify(await db.selectFrom('passkey_challenges').selectAll().execute())).not.toContain(
      body.opciones.challenge,
    );
  });

  test('RL-05 no session that was not confirmed adds or removes one', async () => {
    const ana = await member();
    const { reply } = await withPasskey(ana);
    const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
    await confirm(ana.id, null);
    const respuesta = createTestPasskey().create(opciones);
    for (const { status, body } of [
      await ana.call('POST', `${keys}/opciones`),
      await ana.call('POST', keys, { respuesta, nombre: 'x' }),
      await ana.call('DELETE', `${keys}/${reply.body.id}`),
    ])
      expect([status, body.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect(await db.selectFrom('passkeys').selectAll().execute()).toHaveLength(1);
  });

  test('keeps it, mails, is audited; the next one is not made on the same device', async () => {
    const ana = await member();
    const { passkey, reply } = await withPasskey(ana);
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      ...{ id: expect.any(String), nombre: 'Mi teléfono', sincronizada: false },
      ...{ creada: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), usada: null },
    });
    expect(await mailTo('ana@correo.mx')).toMatchObject({
      ...{ kind: 'passkey-added', subject: 'Agregaste una llave de acceso' },
      text: expect.stringContaining('«Mi teléfono»'),
    });
    expect(await audit(ana.id)).toEqual(['passkey-added']);
    expect((await ana.call('GET', keys)).body).toEqual({ llaves: [reply.body] });
    const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
    expect(opciones.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
  });

  test.each<[string, Answer]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the same host by another port', { origin: 'http://localhost:3001' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['an answer of signing in', { type: 'webauthn.get' }],
    ['nobody there', { isPresent: false }],
  ])('refuses an answer for %s', async (_, answer) => {
    const { reply } = await withPasskey(await member(), createTestPasskey(), answer);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ name: 'respuesta' }] });
    expect(await db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  test('refuses one that certificates vouch for, and calls no address that they name', async () => {
    const called: string[] = [];
    const server = createServer(({ url }, reply) => {
      called.push(url ?? '');
      reply.end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    try {
      const ana = await member();
      const passkey = createTestPasskey();
      const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/crl`;
      const respuesta = await withCertificates(passkey.create(opciones), passkey, address);
      expect((await ana.call('POST', keys, { respuesta, nombre: 'x' })).status).toBe(422);
      expect(called).toEqual([]);
    } finally {
      server.close();
    }
  });

  test('takes a key that vouches for itself, as browsers leave it', async () => {
    const ana = await member();
    const passkey = createTestPasskey();
    const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
    const respuesta = passkey.create(opciones, { isSelf: true });
    expect((await ana.call('POST', keys, { respuesta, nombre: 'x' })).status).toBe(200);
    const forged = await withPasskey(ana, createTestPasskey(), { isSelf: true, isForged: true });
    expect(forged.reply.status).toBe(422);
  });

  test.each([
    'bm9uZQ',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"challenge":{}}').toString('base64url'),
    Buffer.from('[[[').toString('base64url'),
  ])('hostile answer %s is refused, and no fault of the server', async (clientDataJSON) => {
    const ana = await member();
    const { opciones } = (await ana.call('POST', `${keys}/opciones`)).body;
    const { response, ...rest } = createTestPasskey().create(opciones);
    const nested = Buffer.alloc(4000, 0x81).toString('base64url');
    for (const changed of [
      { ...response, clientDataJSON },
      { ...response, attestationObject: nested },
    ]) {
      const reply = await ana.call('POST', keys, { respuesta: { ...rest, response: changed }, nombre: 'x' });
      expect(reply.status).toBe(422);
    }
    for (const nombre of ['', '  ', '\u202e', '\u3164', '<b>', 'a\u0000', 'x'.repeat(61)])
      expect((await ana.call('POST', keys, { respuesta: { ...rest, response }, nombre })).status, nombre).toBe(400);
  });

  test('an answer serves once, also at the same time, for its session, for five minutes', async () => {
    const ana = await member();
    const eva = await member('eva@correo.mx');
    const ask = async () => (await ana.call('POST', `${keys}/opciones`)).body.opciones;
    const add = (who: typeof ana, respuesta: object) => who.call('POST', keys, { respuesta, nombre: 'x' });
    const respuesta = createTestPasskey().create(await ask());
    expect((await add(eva, respuesta)).status).toBe(422);
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(ana, respuesta)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
    const late = createTestPasskey().create(await ask());
    await pass('5 minutes 1 second');
    expect((await add(ana, late)).status).toBe(422);
    const soon = createTestPasskey().create(await ask());
    await pass('4 minutes 50 seconds');
    expect((await add(ana, soon)).status).toBe(200);
  });

  test('a key of somebody else is not taken over', async () => {
    const { passkey } = await withPasskey(await member());
    const { reply } = await withPasskey(await member('eva@correo.mx'), passkey);
    expect(reply.status).toBe(422);
    expect(reply.body.fields[0].msg).toBe('Esa llave ya está agregada.');
  });

  test('twenty, and no more', async () => {
    const ana = await member();
    await withPasskey(ana);
    await db
      .insertInto('passkeys')
      .values(
        Array.from({ length: 19 }, (_, n) => ({
          ...{ customer_id: ana.id, credential_id: `key-${n}`, public_key: Buffer.alloc(1), counter: 0 },
          ...{ is_backed_up: false, name: `${n}` },
        })),
      )
      .execute();
    const { reply } = await withPasskey(ana);
    expect([reply.status, reply.body.fields?.[0].msg]).toEqual([
      422,
      'Ya tienes 20 llaves. Quita una para agregar otra.',
    ]);
    expect((await ana.call('GET', keys)).body.llaves).toHaveLength(20);
  });
});

describe('issue 16, 2: one customer’s passkeys', () => {
  test('RO-02 are named and removed by nobody else', async () => {
    const ana = await member();
    const eva = await member('eva@correo.mx');
    const { id } = (await withPasskey(ana)).reply.body;
    for (const [who, key] of [
      [eva, id],
      [ana, nobody],
    ] as const)
      for (const reply of [
        await who.call('PUT', `${keys}/${key}`, { nombre: 'Mía' }),
        await who.call('DELETE', `${keys}/${key}`),
      ])
        expect([reply.status, reply.body.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await eva.call('GET', keys)).body).toEqual({ llaves: [] });
    expect((await memberCall('nada')('GET', keys)).status).toBe(401);
    const renamed = await ana.call('PUT', `${keys}/${id}`, { nombre: ' Laptop ' });
    expect([renamed.status, renamed.body.nombre]).toEqual([200, 'Laptop']);
    expect((await ana.call('GET', keys)).body.llaves).toMatchObject([{ id, nombre: 'Laptop' }]);
  });

  test('a removed one signs nobody in; who has nothing else is told how to get in again', async () => {
    const ana = await member();
    const { passkey, reply } = await withPasskey(ana);
    const second = await withPasskey(ana);
    const first = await ana.call('DELETE', `${keys}/${reply.body.id}`);
    expect([first.status, first.body.msg]).toEqual([200, 'Quitaste la llave. Bórrala también de tu dispositivo.']);
    expect((await enter(passkey)).body).toMatchObject({ status: 401, code: 'PASSKEY_REFUSED' });
    await db.updateTable('customers').set({ password_hash: null }).execute();
    const last = await ana.call('DELETE', `${keys}/${second.reply.body.id}`);
    expect(last.body.msg).toContain('pide un enlace a tu correo');
    expect(await audit(ana.id)).toEqual(['passkey-added', 'passkey-added', 'passkey-removed', 'passkey-removed']);
  });
});
