/** Tests that visitors who register many people or try many codes wait longer each time. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Device, withAccounts } from '../testing/test-accounts.ts';

const { db, clear, customer, post, pass } = await withAccounts();
beforeEach(() => clear());

const form = {
  ...{ nombre: 'Majo', apellidoP: 'Núñez', contrasena: 'lluvia sobre el comal', aviso: '2026-11-30' },
};
const register = (correo: string, more: { codigo?: string } & Partial<Device> = {}) => {
  const { codigo, address = '203.0.113.7' } = more;
  return post('/app/ApiRest/Registro', { ...form, correo, ...(codigo && { codigo }) }, { address });
};

test('issue 16, 9: an address that registers many is slowed down, more and more; others are not', async () => {
  const address = '198.51.100.9';
  for (let n = 0; n < 41; n++) expect((await register(`n${n}@correo.mx`, { address })).status).toBe(200);
  const refused = await register('n41@correo.mx', { address });
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(refused.headers['retry-after']).toBe('1');
  await pass('1.1 seconds');
  expect((await register('n42@correo.mx', { address })).status).toBe(200);
  expect((await register('n43@correo.mx', { address })).headers['retry-after']).toBe('2');
  expect((await register('n44@correo.mx', { address: '198.51.100.10' })).status).toBe(200);
  await pass('10 minutes');
  expect((await register('n45@correo.mx', { address })).status).toBe(200);
});

test('issue 16, 9: an e-mail that one address tries often is slowed down, known or not', async () => {
  await customer();
  const replyTo = async (correo: string, address: string) => {
    const replies: { status: number; rest: unknown; wait: unknown }[] = [];
    const tell = async (codigo?: string) => {
      const { status, headers, body } = await register(correo, { ...(codigo && { codigo }), address });
      const { request_id: _, solicitud: __, ...rest } = body;
      replies.push({ status, rest, wait: headers['retry-after'] });
    };
    await tell();
    for (let n = 0; n < 11; n++) await tell('12345x');
    await pass('1.1 seconds');
    await tell('12345x');
    await tell('12345x');
    return replies;
  };
  const known = await replyTo('ana@correo.mx', '198.51.100.1');
  expect(known.map(({ status }) => status)).toEqual([200, ...Array(10).fill(422), 429, 422, 429]);
  expect(known.map(({ wait }) => wait).filter(Boolean)).toEqual(['1', '2']);
  expect(await replyTo('majo@correo.mx', '198.51.100.2')).toEqual(known);
  const keys = await db.selectFrom('sign_in_failures').select('key').where('key', 'like', 'registration:%').execute();
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toContain('correo.mx');
  // Another address does not wait.
  expect((await register('majo@correo.mx', { address: '198.51.100.3' })).status).toBe(200);
});

test('F3 a form with faults counts before its password is judged, so that above the limit none is judged', async () => {
  const check = vi.spyOn(ZxcvbnFactory.prototype, 'check');
  const address = '198.51.100.9';
  const faulty = (correo: string) =>
    post('/app/ApiRest/Registro', { ...form, correo, contrasena: 'd3/d!o8a36!8ó!1!10!5' }, { address });
  for (let n = 0; n < 40; n++) {
    const { status, body } = await faulty('no-es-correo');
    expect([status, body.fields.map(({ name }: { name: string }) => name)]).toEqual([422, ['correo']]);
  }
  const { length: judged } = check.mock.calls;
  expect(judged).toBeGreaterThan(0);
  // Without an e-mail, the form counts for its address only.
  const rows = await db.selectFrom('sign_in_failures').select(['key', 'failures']).execute();
  expect(rows).toEqual([{ key: expect.stringMatching(/^registrations:/), failures: 40 }]);
  await faulty('no-es-correo');
  const before = check.mock.calls.length;
  for (const correo of ['no-es-correo', 'majo@correo.mx']) {
    const refused = await faulty(correo);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  }
  expect(check.mock.calls.length).toBe(before);
  check.mockRestore();
});

test('issue 16, 9: registrations at once go around no limit', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => register('majo@correo.mx', { codigo: '12345x' })));
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(11);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('AP-02 asking for another code too early mails none, and costs none of the codes of the hour', async () => {
  for (let n = 0; n < 10; n++)
    expect(await register('majo@correo.mx')).toMatchObject({ status: 200, body: { code: 10 } });
  const mails = await db.selectFrom('mails').select('kind').execute();
  expect(mails).toEqual([{ kind: 'registration-code' }]);
});

test('issue 37, A6: the keys of limits have neither an e-mail nor an address in plain text', async () => {
  await register('majo@correo.mx', { address: '198.51.100.77' });
  const limited = await db.selectFrom('rate_limits').select('key').execute();
  // Each limit counts in two windows: the mails of the e-mail, and those that the address asked for.
  expect(limited.length).toBeGreaterThanOrEqual(2);
  for (const { key } of limited) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  const rows = await db.selectFrom('mailed_codes').selectAll().execute();
  for (const text of ['198.51.100.77', '198.51.100'])
    expect(JSON.stringify([limited, rows, rows.map(({ asker }) => asker?.toString())])).not.toContain(text);
});
