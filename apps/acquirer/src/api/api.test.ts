/** The API's key, bad values, unknown ids, lists, and calls that fail or stay without an answer. */
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { hours, isoTime, minutes } from '../clock.ts';
import { startTestAcquirer, type TestAcquirer } from '../testing/test-acquirer.ts';

test.each([undefined, 'Bearer', 'Bearer wrong', 'Basic KEY', 'KEY'])('the API refuses %s', async (authorization) => {
  const { acquirer, bank } = await startTestAcquirer();
  const headers = authorization ? { authorization: authorization.replace('KEY', bank.secrets.key) } : {};
  const reply = await acquirer.app.inject({ url: '/v1/payments', headers });
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized']);
});

describe('bad values', () => {
  let shared: TestAcquirer;
  beforeAll(async () => {
    shared = await startTestAcquirer({ finish: afterAll });
  });

  test.each<[string, Record<string, unknown>]>([
    ['bad_amount', { amount: 0 }],
    ['bad_amount', { amount: -100 }],
    ['bad_amount', { amount: 100.5 }],
    ['bad_amount', { amount: '100' }],
    ['bad_amount', { amount: 1_000_000_001 }],
    ['bad_amount', { amount: 1_000_001, way: 'oxxo' }],
    ['bad_amount', { amount: undefined }],
    ['bad_currency', { currency: 'USD' }],
    ['bad_way', { way: 'cash' }],
    ['bad_reference', { reference: '' }],
    ['bad_reference', { reference: 'with space' }],
    ['bad_description', { description: '' }],
    ['bad_description', { description: 'x'.repeat(201) }],
    ['bad_payer', { payer: { email: 'ana@correo.example' } }],
    ['bad_capture', { capture: 'false' }],
    ['bad_capture', { capture: false }],
    ['bad_months', { months: 1 }],
    ['bad_card', { months: 3 }],
    ['bad_card', { card: 'card_1' }],
    ['bad_return_url', { return_url: 'javascript:alert(1)' }],
    ['bad_return_url', { return_url: 'ftp://shop.example' }],
    ['bad_return_url', { return_url: 'http://' }],
    ['bad_return_url', { return_url: 'http://ana:secret@shop.example/' }],
    ['bad_return_url', { return_url: `http://shop.example/${'x'.repeat(2_000)}` }],
    ['bad_expires_at', { expires_at: '2026-11-30T18:00:00Z' }],
    ['bad_expires_at', { expires_at: '2026-13-30T18:00:00Z' }],
    ['bad_expires_at', { expires_at: 'mañana' }],
  ])('%s for %j', async (code, values) => {
    const { call, payment } = shared;
    const ask = { ...payment(), ...values };
    const reply = await call('POST', '/payments', ask, { 'idempotency-key': ask.reference || 'x' });
    expect([reply.status, reply.body.code, reply.body.message]).toEqual([422, code, expect.any(String)]);
    expect((await call('GET', '/payments')).body.payments).toEqual([]);
  });

  test.each([
    [400, '{"reference"', 'application/json'],
    [415, 'a=b', 'text/plain'],
    [413, JSON.stringify({ reference: 'x'.repeat(20_000) }), 'application/json'],
  ])('a body that cannot be read is %i', async (status, payload, type) => {
    const { acquirer, bank } = shared;
    const headers = { authorization: `Bearer ${bank.secrets.key}`, 'content-type': type };
    const reply = await acquirer.app.inject({ method: 'POST', url: '/v1/payments', headers, payload });
    expect([reply.statusCode, typeof reply.json().code]).toEqual([status, 'string']);
  });

  test.each<['GET' | 'POST' | 'DELETE', string, Record<string, unknown>?]>([
    ['GET', '/payments/pay_x'],
    ['POST', '/payments/pay_x/cancel'],
    ['POST', '/payments/pay_x/capture'],
    ['POST', '/payments/pay_x/refunds', { reference: 'r', amount: 1 }],
    ['POST', '/payments/pay_x/receipts', { amount: 1 }],
    ['GET', '/card-sessions/cs_x'],
    ['DELETE', '/customers/ana/cards/card_x'],
    ['GET', '/nothing'],
  ])('%s %s is 404', async (method, url, body) => {
    const reply = await shared.call(method, url, body, { 'idempotency-key': 'r' });
    expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
  });
});

describe('lists', () => {
  it('finds the payment of a reference, or none', async () => {
    const { call, pay } = await startTestAcquirer();
    const { body } = await pay({ reference: 'attempt+1/a' });
    const found = await call('GET', `/payments?reference=${encodeURIComponent('attempt+1/a')}`);
    expect(found.body).toEqual({ payments: [body], more: false });
    expect((await call('GET', '/payments?reference=other')).body.payments).toEqual([]);
  });

  it('PA-08 pages name each payment that changed in a time once, even if payments change between pages', async () => {
    const { call, pay, clock } = await startTestAcquirer();
    const start = clock.now();
    const ids: string[] = [];
    for (let at = 0; at < 7; at++) {
      ids.push((await pay()).body.id);
      // Two payments in the same millisecond.
      if (at % 2 === 0) clock.advance(1_000);
    }
    // The time goes on while the pages are read.
    const to = isoTime(start + hours(24));
    const found: string[] = [];
    for (let after = '', page = 0; page < 10; page++) {
      const query = `changed_from=${isoTime(start)}&changed_to=${to}&limit=2${after}`;
      const { payments, more } = (await call('GET', `/payments?${query}`)).body;
      found.push(...payments.map(({ id }: { id: string }) => id));
      // The last payment of the page changes before the next page is read.
      clock.advance(minutes(1));
      await call('POST', `/payments/${found.at(-1)}/cancel`);
      if (!more) break;
      after = `&after=${found.at(-1)}`;
    }
    expect([...found].sort()).toEqual([...ids].sort());
    expect(found).toHaveLength(7);
  });

  it('PA-08 a payment that changed on two days is in the lists of both days', async () => {
    const { call, pay, clock } = await startTestAcquirer();
    const { body } = await pay();
    const from = clock.now() - 1;
    clock.advance(hours(24));
    await call('POST', `/payments/${body.id}/cancel`);
    const list = async (start: number, end: number) =>
      (await call('GET', `/payments?changed_from=${isoTime(start)}&changed_to=${isoTime(end)}`)).body.payments;
    expect(await list(from, from + hours(1))).toHaveLength(1);
    expect(await list(from + hours(1), from + hours(24))).toHaveLength(0);
    expect(await list(from + hours(24), from + hours(25))).toMatchObject([{ id: body.id, state: 'cancelled' }]);
  });

  test.each(['limit=0', 'limit=x', 'changed_from=hoy', 'after=pay_x', 'reference=a&reference=b'])(
    '%s is 422',
    async (query) => {
      const { call } = await startTestAcquirer();
      expect((await call('GET', `/payments?${query}`)).status).toBe(422);
    },
  );
});

describe('calls without an answer', () => {
  /** Calls over HTTP, until the test ends the call. */
  async function unanswered({ acquirer, bank }: TestAcquirer, body: { reference: string }) {
    const ending = new AbortController();
    // Handlers are synchronous. So the call has been worked on in the turn in which its body ended.
    const worked = new Promise<ServerResponse>((done) => {
      acquirer.app.server.once('request', (request, response) => {
        request.once('end', () => setImmediate(done, response));
      });
    });
    const reply = fetch(`http://127.0.0.1:${acquirer.port}/v1/payments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bank.secrets.key}`,
        'content-type': 'application/json',
        'idempotency-key': body.reference,
      },
      body: JSON.stringify(body),
      signal: ending.signal,
    }).then(
      () => 'answered',
      () => 'ended by the shop',
    );
    expect((await worked).headersSent).toBe(false);
    return { reply, end: () => ending.abort() };
  }

  test.each([
    ['4000000000000341', 1],
    ['4000000000000119', 0],
  ])('PA-08 %s is never answered and leaves %i payments', async (number, count) => {
    const started = await startTestAcquirer();
    const { call, payment, pay, typeCard } = started;
    const { token } = await typeCard(number);
    const ask = payment({ way: 'card', card: token });
    const { reply, end } = await unanswered(started, ask);
    const { payments } = (await call('GET', `/payments?reference=${ask.reference}`)).body;
    expect(payments).toHaveLength(count);
    end();
    expect(await reply).toBe('ended by the shop');
    if (count === 1) {
      expect(payments[0].state).toBe('paid');
      // The same call again is answered with the payment.
      expect(await pay(ask)).toEqual({ status: 200, body: payments[0] });
    }
  });

  test.each([
    ['timeoutBefore', 0],
    ['timeoutAfter', 1],
  ])('the fault %s ends without an answer and leaves %i payments', async (fault, count) => {
    const started = await startTestAcquirer({ faults: { calls: { [fault]: 1 } } });
    const ask = started.payment();
    const { reply, end } = await unanswered(started, ask);
    expect((await started.call('POST', '/faults', {})).status).toBe(200);
    expect((await started.call('GET', '/payments')).body.payments).toHaveLength(count);
    end();
    expect(await reply).toBe('ended by the shop');
  });

  test.each([
    ['errorBefore', 0],
    ['errorAfter', 1],
  ])('the fault %s answers 500 and leaves %i payments', async (fault, count) => {
    const { pay, call } = await startTestAcquirer({ faults: { calls: { [fault]: 1 } } });
    expect(await pay()).toMatchObject({ status: 500, body: { code: 'fault' } });
    await call('POST', '/faults', {});
    expect((await call('GET', '/payments')).body.payments).toHaveLength(count);
  });

  it('faults have their chances, and the same seed gives the same faults', async () => {
    const statuses = async () => {
      const { call } = await startTestAcquirer({ faults: { seed: 7, calls: { errorBefore: 0.5 } } });
      const replies: number[] = [];
      for (let count = 0; count < 60; count++) replies.push((await call('GET', '/payments')).status);
      return replies;
    };
    const first = await statuses();
    expect(await statuses()).toEqual(first);
    const failed = first.filter((status) => status === 500).length;
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
  });

  test.each([{ other: 1 }, { calls: { errorBefore: 2 } }, { webhooks: [] }, { seed: 'x' }])(
    '%j is no fault',
    async (faults) => {
      const { call } = await startTestAcquirer();
      const before = (await call('GET', '/faults')).body;
      expect(await call('POST', '/faults', faults)).toMatchObject({ status: 422, body: { code: 'bad_faults' } });
      expect((await call('GET', '/faults')).body).toEqual(before);
    },
  );
});

it('answers /readyz without a key', async () => {
  const { acquirer } = await startTestAcquirer();
  expect((await acquirer.app.inject('/readyz')).json()).toEqual({ ready: true });
});

it('PA-09 stores neither card numbers nor CVCs nor names, whatever is typed', async () => {
  const { openSession, page, bank, acquirer, folder } = await startTestAcquirer();
  const typed = { numero: '3782 822463 10005', cvc: '9876', nombre: 'Ana Sinnombre', guardar: 'si' };
  for (const vence of ['12/34', 'x']) await page((await openSession()).body.page, { ...typed, vence });
  const tables = bank.db.all<{ name: string }>("select name from sqlite_schema where type = 'table'");
  const rows = tables.flatMap(({ name }) => bank.db.all<Record<string, unknown>>(`select * from ${name}`));
  const values = rows.flatMap((row) => Object.values(row).map(String));
  expect(values).toContain('0005');
  expect(values).not.toContain('9876');
  await acquirer.close();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  for (const secret of ['378282246310005', '3782 822463', 'Sinnombre']) expect(files.join('')).not.toContain(secret);
});
