/** Tests of the messages to partners about orders with products of their links (SC-07, ST-08). */
import { createHmac } from 'node:crypto';
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { addOrder, resetShop } from '../../orders/test-orders.ts';
import { partnerSecret, sendPartnerWebhooks } from './send-webhooks.ts';

const { pool, db } = await withDatabase({ max: 8 });
const shop = createUnitOfWork(db);
const partner = 'https://aliado.example';
const partners = [partner];
const url = `${partner}/avisos?de=tianguis`;

interface Sent {
  url: string;
  headers: Headers;
  body: string;
  redirect: string | undefined;
}
let sent: Sent[] = [];
let answers: (() => Response)[] = [];
/** Answers with the next of `answers`, else with 204. */
const send: typeof fetch = async (to, init) => {
  sent.push({
    ...{ url: String(to), headers: new Headers(init?.headers), body: String(init?.body), redirect: init?.redirect },
  });
  return (answers.shift() ?? (() => new Response(null, { status: 204 })))();
};
const run = (more: { now?: number; partners?: string[] } = {}) =>
  sendPartnerWebhooks(shop, { partners, send, ...more });

/** A use of a link that put a product into the cart, and an order of this product. */
async function buyByLink(
  number: string,
  { product = 1, sku = '0', webhook = url as string | null } = {},
): Promise<void> {
  await pool.query(
    `insert into cart_link_uses (customer_id, kind, link_hash, added, notices, payment_id, webhook, used_at)
     select id, 'afiliados', '\\x00', $1, '[]', 'P-7', $2, now() - interval '1 hour' from customers`,
    [JSON.stringify([{ id: product, sku, pieces: 2, later: false }]), webhook],
  );
  await addOrder(pool, number, 'awaiting');
  await pool.query('update orders set customer_id = (select id from customers) where number = $1', [number]);
}
const setPayment = (state: string) =>
  pool.query(
    `update orders set payment_state = $1, ended_at = case when $1 in ('expired', 'cancelled') then now() end`,
    [state],
  );
const types = () => sent.map(({ body }) => JSON.parse(body).type);

beforeEach(async () => {
  sent = [];
  answers = [];
  await resetShop({ pool, db });
  await pool.query(
    `update coupons set max_uses = null; insert into customers (email, nombre) values ('ana@correo.mx', 'Ana')`,
  );
});

test('ST-08 SC-07 the partner gets one signed message for placing and one for payment, without personal data', async () => {
  await buyByLink('0000000001');
  expect(await Promise.all([run(), run(), run()]).then((counts) => counts.reduce((sum, one) => sum + one))).toBe(1);
  await setPayment('paid');
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(types()).toEqual(['order.placed', 'order.paid']);
  const [first] = sent;
  expect(first).toMatchObject({ url, redirect: 'manual' });
  expect(JSON.parse(first?.body ?? '')).toEqual({
    ...{ type: 'order.placed', timestamp: expect.stringMatching(/^\d{4}-.*Z$/) },
    data: {
      ...{ order: '0000000001', paymentId: 'P-7', currency: 'MXN' },
      products: [{ id: 1, sku: 'A', pieces: 2, price: 10_000 }],
    },
  });
  expect(sent.map(({ body }) => body).join()).not.toMatch(/ana|correo|Reforma/i);
  // Standard Webhooks: v1, and the HMAC of id, timestamp and body by the bytes of the secret.
  const [id, stamp] = [first?.headers.get('webhook-id'), first?.headers.get('webhook-timestamp')];
  const key = Buffer.from((await partnerSecret(shop, partner)).replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${stamp}.${first?.body}`).digest('base64');
  expect(first?.headers.get('webhook-signature')).toBe(`v1,${expected}`);
  expect(Math.abs(Number(stamp) - Date.now() / 1000)).toBeLessThan(60);
});

test('ST-08 an order that ends unpaid is told, and later orders of the same product are not', async () => {
  await buyByLink('0000000001');
  await run();
  await setPayment('expired');
  await run();
  await addOrder(pool, '0000000002', 'awaiting');
  await pool.query(`update orders set customer_id = (select id from customers) where number = '0000000002'`);
  await run();
  expect(types()).toEqual(['order.placed', 'order.ended']);
});

test('SC-07 a host that the configuration does not name gets nothing, also if it was named before', async () => {
  await buyByLink('0000000001');
  expect(await run({ partners: ['https://otro.example'] })).toBe(0);
  expect(sent).toEqual([]);
  expect((await pool.query('select answer, done_at is not null as done from partner_webhooks')).rows).toEqual([
    { answer: 'the host is not in the configuration', done: true },
  ]);
  expect(await run()).toBe(0);
  expect(sent).toEqual([]);
});

test.each([
  ['of a link without a webhook', () => buyByLink('0000000001', { webhook: null })],
  ['without a product of the link', () => buyByLink('0000000001', { product: 2 })],
  ['with another variant of it', () => buyByLink('0000000001', { sku: 'B' })],
  [
    'whose products were taken back',
    async () => {
      await buyByLink('0000000001');
      await pool.query('update cart_link_uses set undone_at = now()');
    },
  ],
  [
    'that is a test',
    async () => {
      await buyByLink('0000000001');
      await pool.query('update orders set is_test = true');
    },
  ],
  [
    'that was placed before',
    async () => {
      await buyByLink('0000000001');
      await pool.query(`update orders set placed_at = now() - interval '2 hours'`);
    },
  ],
])('ST-08 nobody is told of an order %s', async (_name, buy) => {
  await buy();
  expect(await run()).toBe(0);
  expect(sent).toEqual([]);
});

test('ST-08 a message that is not taken is sent again with the same id, later each time, and then given up', async () => {
  await buyByLink('0000000001');
  const failing = [
    () => new Response(null, { status: 500 }),
    () => new Response(null, { status: 302, headers: { location: 'https://malo.example' } }),
    () => {
      throw new TypeError('fetch failed');
    },
  ];
  answers = Array.from({ length: 20 }, (_, at) => failing[at % failing.length] ?? (() => new Response()));
  const minute = 60_000;
  let now = Date.now() + minute;
  const gaps: number[] = [];
  let last = now;
  for (let round = 0; round < 4_500; round++) {
    const before = sent.length;
    await run({ now });
    if (sent.length > before) {
      gaps.push(Math.round((now - last) / minute));
      last = now;
    }
    const { rows } = await pool.query('select next_at, done_at from partner_webhooks');
    if (rows[0].done_at !== null) break;
    now = Math.max(rows[0].next_at.getTime(), now + minute);
  }
  expect(gaps).toEqual([0, 1, 5, 30, 120, 360, 720, 1_440, 1_440]);
  expect(new Set(sent.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1);
  expect(sent.every(({ url: to }) => to === url)).toBe(true);
  const count = sent.length;
  await run({ now: now + 100 * 24 * 60 * minute });
  expect(sent).toHaveLength(count);
});

test('ST-08 a partner that is away does not hinder another message', async () => {
  await buyByLink('0000000001');
  await buyByLink('0000000002', { webhook: `${partner}/otro` });
  answers = [() => new Response(null, { status: 503 })];
  expect(await run()).toBe(1);
  expect(sent).toHaveLength(2);
});
