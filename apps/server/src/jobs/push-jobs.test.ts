/**
 * Tests sending push notifications to a push service, which decrypts them as a browser does (issue 41, decision 56).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPushOperator, type PushJob } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import { openPushService, withDatabase } from '@tianguis/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../logging/logging.ts';
import { readSettings } from '../settings/settings.ts';
import { prunePush, sendPush } from './push-jobs.ts';

const { db, pool } = await withDatabase({ max: 2 });
const service = await openPushService();
const folder = mkdtempSync(join(tmpdir(), 'tianguis-push-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

const note = { title: 'Tu paquete va en camino', text: 'Llega mañana.', path: '/pedido/7', topic: 'pedido-7' };
const lines: string[] = [];
const log = createLog({ write: (line) => void lines.push(line), flush: () => undefined }, 'debug');

/** Settings of a shop that may use these push services. */
function settingsOf(pushServices: readonly string[]) {
  const shop = JSON.parse(readFileSync('config/shop.json', 'utf8'));
  const file = join(folder, 'shop.json');
  writeFileSync(file, JSON.stringify({ ...shop, pushServices }));
  return readSettings({ SHOP_CONFIG: file });
}
const usual = settingsOf([service.host]);
const context = (settings = usual) =>
  ({ database: { db, pool }, settings, log, signal: new AbortController().signal }) as never;
const send = (device: string, settings = usual, kind: PushJob['kind'] = 'pedidos') =>
  sendPush.handle({ device, kind, note }, context(settings));
const devices = async () => (await pool.query('select id from push_subscriptions')).rowCount;

/** Adds a customer with an open session and a device. @returns the device's id and address */
async function addDevice(form = service.device()) {
  const { rows } = await pool.query(
    `with c as (insert into customers (email, nombre) values (gen_random_uuid() || '@correo.mx', 'Ana') returning id),
          s as (insert into customer_sessions (customer_id, token_hash, method, address, ends_at)
                select id, decode(md5(random()::text), 'hex'), 'password', '10.0.0.1', now() + interval '1 hour' from c
                returning id, customer_id)
     insert into push_subscriptions (endpoint, p256dh, auth, customer_id, session_id, kinds)
     select $1, $2, $3, customer_id, id, array['pedidos'] from s returning id`,
    [form.endpoint, form.p256dh, form.auth],
  );
  return { id: rows[0].id as string, ...form };
}

beforeEach(async () => {
  lines.length = 0;
  service.received.length = 0;
  await pool.query('truncate customers cascade');
});

describe('a push notification', () => {
  test('arrives encrypted and signed by the shop, with a topic and a time to live', async () => {
    const { id } = await addDevice();
    await send(id);
    const { publicKey } = await createPushOperator(createUnitOfWork(db)).keys();
    expect(service.received).toEqual([
      {
        ...{ payload: note, topic: 'pedido-7', ttl: 86_400, key: publicKey },
        claims: { aud: `http://${service.host}`, exp: expect.any(Number), sub: 'mailto:hola@tianguis.example' },
      },
    ]);
  });

  test.each([403, 404, 410])('that is answered %i removes its device, and is not sent again', async (status) => {
    const { id } = await addDevice();
    service.refuse(status);
    await send(id);
    expect(await devices()).toBe(0);
    const before = service.requests();
    await send(id);
    expect(service.requests()).toBe(before);
  });

  test.each([429, 500, 503])('that is answered %i is sent again later', async (status) => {
    const { id } = await addDevice();
    service.refuse(status);
    await expect(send(id)).rejects.toThrow(`The push service answered ${status}.`);
    await send(id);
    expect([service.received.length, await devices()]).toEqual([1, 1]);
  });

  test('that is refused for another reason is given up, and the log has neither device nor text', async () => {
    const { id, endpoint } = await addDevice();
    service.refuse(400);
    await send(id);
    expect(await devices()).toBe(1);
    expect(lines.join()).toContain('"status":400');
    expect(lines.join()).not.toMatch(new RegExp(`${endpoint}|device/|camino`));
  });

  test('to a service that cannot be reached fails without its address', async () => {
    const closed = await openPushService();
    const { id } = await addDevice(closed.device());
    await closed.close();
    const failure = await send(id, settingsOf([closed.host])).catch((error: Error) => error);
    expect(String(failure)).toMatch(/^Error: The push service cannot be reached: \w+\.$/);
  });

  test.each([
    ['a service that is not allowed any more', 'select', ['fcm.googleapis.com'], 'pedidos'],
    ['a device whose session has ended', 'update customer_sessions set ended_at = now()', undefined, 'pedidos'],
    ['a device that does not get this kind', 'select', undefined, 'precios'],
  ] as const)('to %s is not sent', async (_name, change, services, kind) => {
    const { id } = await addDevice();
    await pool.query(change);
    const before = service.requests();
    await send(id, services ? settingsOf(services) : usual, kind);
    expect(service.requests()).toBe(before);
  });
});

test('devices are deleted once their session has ended', async () => {
  await addDevice();
  await prunePush.handle({}, context());
  expect(await devices()).toBe(1);
  await pool.query(`update customer_sessions set ends_at = now() - interval '1 second'`);
  await prunePush.handle({}, context());
  expect(await devices()).toBe(0);
});
