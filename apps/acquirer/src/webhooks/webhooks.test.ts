/** Webhooks reach the shop signed, again and again until the shop accepts them. */
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { hours, minutes, seconds } from '../clock.ts';
import { startAcquirer } from '../start.ts';
import { startTestAcquirer, type TestAcquirer } from '../testing/test-acquirer.ts';
import type { Arrived } from '../testing/test-shop.ts';

/** The library compares the signed time with the system's clock. */
function verify({ bank, clock }: TestAcquirer, { headers, body }: Arrived): unknown {
  vi.setSystemTime(clock.now());
  return new Webhook(bank.secrets.webhookSecret).verify(body, headers);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const idsOf = (arrived: readonly Arrived[]) => arrived.map(({ headers }) => headers['webhook-id']);

it('PA-08 a webhook is signed as Standard Webhooks, and its body has only the id of the payment', async () => {
  const started = await startTestAcquirer();
  const { body: payment } = await started.pay({ way: 'spei' });
  await started.advance(0);
  const [webhook, ...others] = started.shop.arrived as [Arrived];
  expect(others).toEqual([]);
  expect(verify(started, webhook)).toEqual({
    type: 'payment.updated',
    timestamp: '2026-11-30T18:00:00.000Z',
    data: { payment: payment.id },
  });
  expect(webhook.headers['content-type']).toBe('application/json');
  expect(() =>
    verify(started, { ...webhook, body: webhook.body.replace('payment.updated', 'refund.updated') }),
  ).toThrow();
  await started.advance(minutes(6));
  expect(() => verify(started, webhook)).toThrow('too old');
});

it('PA-08 is sent again with growing delays, the same id and a new signature, until the shop answers 2xx', async () => {
  const started = await startTestAcquirer();
  const { shop, advance, pay } = started;
  const failures = [500, 404, 301, 400, 503];
  shop.statuses.push(...failures);
  await pay();
  await advance(0);
  for (const [at] of failures.entries()) {
    expect(shop.arrived).toHaveLength(at + 1);
    verify(started, shop.arrived.at(-1) as Arrived);
    // Each delay is twice as long as the delay before: 1, 2, 4, 8, 16 seconds.
    await advance(seconds(2 ** at) - 1);
    expect(shop.arrived).toHaveLength(at + 1);
    await advance(1);
  }
  expect(shop.arrived).toHaveLength(6);
  verify(started, shop.arrived.at(-1) as Arrived);
  expect(new Set(idsOf(shop.arrived)).size).toBe(1);
  expect(new Set(shop.arrived.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(6);
  await advance(hours(24));
  expect(shop.arrived).toHaveLength(6);
});

it('PA-08 a delay never exceeds an hour, and a shop that is away for days still gets the webhook', async () => {
  const { shop, advance, pay } = await startTestAcquirer();
  shop.statuses.push(...Array(40).fill(500));
  await pay({ expires_at: '2027-01-01T00:00:00Z' });
  await advance(0);
  while (shop.arrived.length < 41) {
    const before = shop.arrived.length;
    await advance(hours(1));
    expect(shop.arrived.length).toBeGreaterThan(before);
  }
  expect(shop.statuses).toEqual([]);
  await advance(hours(48));
  expect(shop.arrived).toHaveLength(41);
});

it('a webhook that the shop does not receive blocks neither calls nor other webhooks', async () => {
  const { shop, advance, pay, read } = await startTestAcquirer();
  await shop.close();
  const { status, body } = await pay();
  expect(status).toBe(201);
  await advance(0);
  expect((await read(body.id)).state).toBe('pending');
});

it('every kind of change sends its webhook', async () => {
  const { shop, advance, payByCard, refund } = await startTestAcquirer();
  const { id } = await payByCard('4000000000000259');
  await refund(id, 100);
  await advance(seconds(10));
  const kinds = shop.arrived.map(({ body }) => JSON.parse(body).type);
  expect(kinds.sort()).toEqual(['dispute.updated', 'payment.updated', 'refund.updated', 'refund.updated']);
});

it('more webhooks than places are all sent, each once', async () => {
  const { shop, advance, pay } = await startTestAcquirer();
  for (let count = 0; count < 30; count++) await pay();
  // Each round fills the free places.
  for (let round = 0; round < 4; round++) await advance(0);
  expect(idsOf(shop.arrived)).toHaveLength(30);
  expect(new Set(idsOf(shop.arrived)).size).toBe(30);
});

test('PA-08 a restart sends webhooks that wait, and does what became due meanwhile', async () => {
  const { acquirer, settings, clock, shop, payByCard, pay, refund } = await startTestAcquirer();
  const { id } = await payByCard('4242424242424242');
  await refund(id, 100);
  const { body: slip } = await pay({ expires_at: '2026-11-30T18:10:00Z' });
  expect(shop.arrived).toEqual([]);
  await acquirer.close();
  clock.advance(minutes(10));
  const next = await startAcquirer(settings, clock);
  clock.advance(0);
  await next.agenda.idle();
  clock.advance(0);
  await next.agenda.idle();
  const read = async (payment: string) => {
    const headers = { authorization: `Bearer ${next.bank.secrets.key}` };
    return (await next.app.inject({ url: `/v1/payments/${payment}`, headers })).json();
  };
  expect((await read(id)).refunds).toMatchObject([{ state: 'made' }]);
  expect((await read(slip.id)).state).toBe('expired');
  const payments = shop.arrived.map(({ body }) => JSON.parse(body).data.payment);
  expect(payments.sort()).toEqual([id, id, id, slip.id, slip.id].sort());
  await next.close();
});

test('a second acquirer on the same folder is refused with a sentence', async () => {
  const { settings } = await startTestAcquirer();
  await expect(startAcquirer(settings)).rejects.toThrow(/Another acquirer uses .*set DATA_DIR/);
});

describe('faults', () => {
  it.each([
    ['lose', 0],
    ['double', 2],
  ])('%s: a webhook arrives %i times', async (fault, times) => {
    const { shop, advance, pay } = await startTestAcquirer({ faults: { webhooks: { [fault]: 1 } } });
    await pay({ expires_at: '2027-01-01T00:00:00Z' });
    await advance(hours(24));
    expect(shop.arrived).toHaveLength(times);
    expect(new Set(idsOf(shop.arrived)).size).toBe(Math.min(times, 1));
  });

  it('delay: a webhook arrives late, and once', async () => {
    const { shop, advance, pay } = await startTestAcquirer({ faults: { webhooks: { delay: 1, delayBy: 5_000 } } });
    await pay();
    await advance(0);
    await advance(4_999);
    expect(shop.arrived).toHaveLength(0);
    await advance(1);
    expect(shop.arrived).toHaveLength(1);
    await advance(hours(1));
    expect(shop.arrived).toHaveLength(1);
  });

  it('reorder: all webhooks arrive, later ones before earlier ones', async () => {
    const faults = { seed: 3, webhooks: { reorder: 1, delayBy: 10_000 } };
    const { shop, advance, pay } = await startTestAcquirer({ faults });
    const ids: string[] = [];
    for (let count = 0; count < 8; count++) ids.push((await pay()).body.id);
    await advance(0);
    for (let step = 0; step < 10; step++) await advance(1_000);
    const payments = shop.arrived.map(({ body }) => JSON.parse(body).data.payment);
    expect([...payments].sort()).toEqual([...ids].sort());
    expect(payments).not.toEqual(ids);
  });
});
