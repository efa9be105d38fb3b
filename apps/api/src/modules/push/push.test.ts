/** Tests which devices get push notifications, and their texts (issue 41, decision 56). */
import { createUnitOfWork, type Message } from '@tianguis/database';
import { openPushService } from '@tianguis/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { withAccount } from '../accounts/testing/test-account.ts';
import { isPushService, usualPushServices } from './push-services.ts';
import { withoutAmounts, writePush } from './service.ts';

const shop = await withAccount();
const { call, clear, customer, db, session } = shop;
const service = await openPushService();
afterAll(() => service.close());
const jobs: Message[] = [];
const units = createUnitOfWork(db, { put: async (_, more) => void jobs.push(...more) });
const path = '/app/v1/avisos/dispositivo';
const pool = shop.database.pool;

beforeEach(async () => {
  jobs.length = 0;
  await clear();
});

const shopper = (email = 'ana@correo.mx') => session(email);
type Shopper = Awaited<ReturnType<typeof shopper>>;
const by = ({ access_token }: Shopper) => ({ headers: { authorization: `Bearer ${access_token}` } });
/** The address of a device of Chrome, which no test sends anything to. */
const device = () => ({ ...service.device(), endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}` });
const subscribe = (who: Shopper, form: object) => call('PUT', path, { ...by(who), payload: form });
const tell = (id: string, kind: 'pedidos' | 'precios' | 'existencias') =>
  units.withTransaction((unit) => writePush(unit, id, kind, { title: 'Ya', text: '', path: '/', topic: 't' }));

describe('subscriptions', () => {
  test('a device gets every kind, then those that its customer chose; a visit renews it and keeps the choice', async () => {
    const id = await customer();
    const ana = await shopper();
    const { llave } = (await call('GET', '/app/v1/avisos/llave', by(ana))).body.data;
    expect(Buffer.from(llave, 'base64url')).toHaveLength(65);
    const one = device();
    expect((await subscribe(ana, one)).body).toEqual({ data: { tipos: ['pedidos', 'precios', 'existencias'] } });
    expect(await tell(id, 'precios')).toBe(1);
    expect((await subscribe(ana, { ...one, tipos: ['pedidos'] })).body).toEqual({ data: { tipos: ['pedidos'] } });
    await pool.query(`update push_subscriptions set renewed_at = now() - interval '3 days'`);
    expect((await subscribe(ana, one)).body).toEqual({ data: { tipos: ['pedidos'] } });
    const { rows } = await pool.query(
      `select renewed_at > now() - interval '1 minute' as fresh from push_subscriptions`,
    );
    expect(rows).toEqual([{ fresh: true }]);
    expect([await tell(id, 'precios'), await tell(id, 'pedidos')]).toEqual([0, 1]);
    expect((await subscribe(ana, { ...one, tipos: [] })).body).toEqual({ data: { tipos: [] } });
    expect(await tell(id, 'pedidos')).toBe(0);
    await subscribe(ana, { ...one, tipos: ['pedidos'] });
    const end = { ...by(ana), payload: { endpoint: one.endpoint } };
    for (const _ of ['once', 'again']) expect((await call('POST', `${path}/quitar`, end)).status).toBe(200);
    expect(await tell(id, 'pedidos')).toBe(0);
  });

  test('a device belongs to the customer who signed in last, and gets nothing once that session has ended', async () => {
    const [ana, luis] = [await customer(), await customer({ email: 'luis@correo.mx' })];
    const one = device();
    await subscribe(await shopper(), { ...one, tipos: ['precios'] });
    const other = await subscribe(await shopper('luis@correo.mx'), one);
    // Ana's choice is not the choice of Luis.
    expect(other.body.data.tipos).toEqual(['pedidos', 'precios', 'existencias']);
    expect([await tell(ana, 'precios'), await tell(luis, 'precios')]).toEqual([0, 1]);
    await pool.query('update customer_sessions set ended_at = now()');
    expect(await tell(luis, 'precios')).toBe(0);
  });

  test('nobody removes the device of another customer, and a customer has at most ten', async () => {
    const id = await customer();
    await customer({ email: 'luis@correo.mx' });
    const [ana, luis] = [await shopper(), await shopper('luis@correo.mx')];
    const devices = Array.from({ length: 12 }, device);
    for (const one of devices) await subscribe(ana, one);
    expect(await tell(id, 'pedidos')).toBe(10);
    const data = await personalData.read({ db }, { id, email: 'ana@correo.mx' });
    expect(data.avisosEnDispositivos).toHaveLength(10);
    expect(JSON.stringify(data.avisosEnDispositivos)).not.toContain('/fcm/');
    await call('POST', `${path}/quitar`, { ...by(luis), payload: { endpoint: devices[11]?.endpoint } });
    expect(await tell(id, 'pedidos')).toBe(10);
  });

  test.each([
    ['a computer of the own network', 'https://10.0.0.1/push'],
    ['the shop itself', 'http://127.0.0.1:3000/x'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/x'],
    ['a name in front', 'https://fcm.googleapis.com@10.0.0.1/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['without encryption', 'http://fcm.googleapis.com/x'],
  ])('%s is no push service, and gets no request', async (_name, endpoint) => {
    await customer();
    const { status, body } = await subscribe(await shopper(), { ...device(), endpoint });
    expect([status, body.code, body.fields?.[0]?.name]).toEqual([422, 'VALIDATION_FAILED', 'endpoint']);
    expect((await pool.query('select from push_subscriptions')).rowCount).toBe(0);
  });

  test('the services of the usual browsers are allowed', () => {
    for (const host of [
      ...['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
      'db5p.notify.windows.com',
    ])
      expect(isPushService(`https://${host}/x`, usualPushServices), host).toBe(true);
  });

  test('visitors and forms with other fields are refused', async () => {
    await customer();
    const ana = await shopper();
    expect((await call('PUT', path, { payload: device() })).status).toBe(401);
    expect((await call('GET', '/app/v1/avisos/llave')).status).toBe(401);
    for (const wrong of [{ p256dh: 'x' }, { auth: '' }, { tipos: ['todo'] }, { endpoint: 'ftp://x.mx/a' }, { x: 1 }])
      expect((await subscribe(ana, { ...device(), ...wrong })).status).toBe(400);
  });
});

test('a sentence with an amount is replaced', () => {
  expect(withoutAmounts('Te devolvemos $1,200', 'Hay novedades')).toBe('Hay novedades');
  expect(withoutAmounts('Ya se entregó', 'Hay novedades')).toBe('Ya se entregó');
});
