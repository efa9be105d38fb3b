/** The path by which scripts of pages store push subscriptions (RT-20, issue 41). */
import { randomBytes } from 'node:crypto';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client } from '../client/client.ts';
import { expect, test } from '../client/test.ts';

const path = '/resources/avisos';
const device = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const send = (client: Client, form: Record<string, string>, from = origin) =>
  client.post(path, { form, headers: { origin: from }, maxRedirects: 0 });
const stored = (endpoint: string) =>
  withShopDatabase(
    async ({ pool }) =>
      (await pool.query('select kinds from push_subscriptions where endpoint = $1', [endpoint])).rows as {
        kinds: string[];
      }[],
  );

test('RT-20 a device is added, changed, renewed and removed, and nobody stores the answers', async () => {
  const client = new Client();
  await signInByCall(client, (await addCustomer()).email);
  const key = await client.get(path);
  expect(key.headers()['cache-control']).toBe('private, no-store');
  expect(await key.json()).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) });
  const one = device();
  expect(await (await send(client, one)).json()).toEqual({ kinds: ['pedidos', 'precios', 'existencias'] });
  const changed = await send(client, { ...one, tipos: 'precios nada' });
  expect(await changed.json()).toEqual({ kinds: ['precios'] });
  expect(await (await send(client, one)).json()).toEqual({ kinds: ['precios'] });
  expect(await stored(one.endpoint)).toEqual([{ kinds: ['precios'] }]);
  expect(await (await send(client, { ...one, tipos: '' })).json()).toEqual({ kinds: [] });
  expect((await send(client, { ...one, quitar: '1' })).status()).toBe(200);
  expect(await stored(one.endpoint)).toEqual([]);
});

test('RT-20 visitors are led to the sign-in; other addresses, other sites and other bodies are refused', async () => {
  const visitor = new Client();
  for (const reply of [await visitor.get(path), await send(visitor, device())]) {
    expect(reply.status()).toBe(401);
    expect(await reply.json()).toEqual({ to: '/login' });
  }
  const client = new Client();
  await signInByCall(client, (await addCustomer()).email);
  const inside = { ...device(), endpoint: 'https://10.0.0.7/push' };
  expect((await send(client, inside)).status()).toBe(422);
  expect((await send(client, { endpoint: 'x' })).status()).toBe(400);
  const one = device();
  expect((await send(client, one, 'https://evil.example')).status()).toBe(403);
  expect([...(await stored(inside.endpoint)), ...(await stored(one.endpoint))]).toEqual([]);
});
