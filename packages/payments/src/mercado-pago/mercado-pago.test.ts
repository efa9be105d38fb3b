import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaymentAsk, ProviderAway, ProviderRefusal } from '../port.ts';
import { mercadoPagoProvider } from './mercado-pago-provider.ts';
import { startMercadoPago } from './test-server.ts';
import { access, now, signed } from './test-webhooks.ts';

const provider = mercadoPagoProvider(access);

let server: Awaited<ReturnType<typeof startMercadoPago>>;
const real = globalThis.fetch;
beforeEach(async () => {
  server = await startMercadoPago();
  // The SDK has one host. Only tests lead its calls elsewhere.
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('https://api.mercadopago.com/')) throw new Error(`a test called ${url}`);
    return real(url.replace('https://api.mercadopago.com', server.origin), init);
  });
});
afterEach(() => server.close());
afterAll(() => vi.unstubAllGlobals());

const ask = (more: Partial<PaymentAsk>): PaymentAsk => ({
  ...{ reference: crypto.randomUUID(), way: 'oxxo', amount: 134_905, description: 'Pedido 0482915037' },
  ...{ customer: 'c1', payer: { email: 'ana@example.com', name: 'Ana' }, capture: true, expires: null },
  ...{ returnUrl: 'https://tianguis.example/comprar/regreso/1', ...more },
});

describe('PA-08 Mercado Pago: a payment of each way', () => {
  test('OXXO: the slip, its payment with a webhook, and no refund without an account', async () => {
    const expires = new Date(now + 3 * 86_400_000 + 90 * 60_000);
    const one = ask({ expires });
    const pending = await provider.pay(one);
    expect(pending).toMatchObject({
      ...{ reference: one.reference, way: 'oxxo', state: 'pending', amount: 134_905, currency: 'MXN', receipts: [] },
      slip: { reference: '3335008800000000006004835002100020000242462010' },
      ...{ transfer: null, challenge: null, months: null },
    });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({
      ...{ method: 'POST', path: '/v1/orders', key: one.reference, authorization: 'Bearer APP_USR-1' },
      body: {
        ...{ type: 'online', processing_mode: 'automatic', external_reference: one.reference, total_amount: '1349.05' },
        payer: { email: 'ana@example.com', first_name: 'Ana' },
        transactions: {
          payments: [
            { amount: '1349.05', payment_method: { id: 'oxxo', type: 'ticket' }, expiration_time: 'P3DT1H30M' },
          ],
        },
      },
    });
    server.settle(server.orders.get(pending.id));
    const event = provider.readEvent(...signed(pending.id));
    expect(event).toEqual({ id: 'r-1', kind: 'order', payment: pending.id });
    expect(await provider.payment(event?.payment ?? '')).toMatchObject({
      state: 'paid',
      receipts: [{ amount: 134_905, currency: 'MXN', at: new Date('2025-03-19T19:00:00Z') }],
    });
    await expect(provider.refund(pending.id, { reference: 'r', amount: 100 })).rejects.toMatchObject({
      code: 'needs_account',
    });
  });

  test('SPEI: the CLABE, and a part of the money', async () => {
    const pending = await provider.pay(ask({ way: 'spei', expires: new Date(now + 60_000) }));
    expect(pending).toMatchObject({
      ...{ way: 'spei', state: 'pending', slip: null },
      transfer: {
        ...{ clabe: '646010349353743569', bank: 'STP', concept: 'Pedido 0482915037' },
        expires: new Date('2025-03-26T18:42:12.838Z'),
      },
    });
    // Mercado Pago takes no time below a day.
    expect(server.calls[0]?.body.transactions.payments[0].expiration_time).toBe('P1D');
    server.settle(server.orders.get(pending.id), '1000.00');
    expect((await provider.payment(pending.id))?.receipts).toMatchObject([{ amount: 100_000 }]);
    expect(provider.readEvent(...signed(pending.id))?.payment).toBe(pending.id);
    await expect(provider.refund(pending.id, { reference: 'r', amount: 1 })).rejects.toMatchObject({
      code: 'needs_account',
    });
  });

  test('card: the page of Checkout Pro in months, a webhook, and refunds in part and whole', async () => {
    const one = ask({ way: 'card' });
    const start = await provider.startCard({ ...one, returnUrl: 'https://tianguis.example/comprar/pago?compra=1' });
    expect(start.page).toBe('https://tianguis.example/comprar/pago?compra=1&sesion=checkout_pro');
    const token = (await provider.cardSession('checkout_pro'))?.card?.token ?? '';
    const challenge = await provider.pay({ ...one, card: { token, months: 12 } });
    expect(challenge).toMatchObject({ way: 'card', state: 'challenge', amount: 134_905 });
    expect(challenge.challenge).toMatch(/^https:\/\/www\.mercadopago\.com\.mx\/checkout\//);
    expect(server.calls[0]?.body).toMatchObject({
      ...{ processing_mode: 'manual', capture_mode: 'automatic', total_amount: '1349.05' },
      items: [{ title: 'Pedido 0482915037', unit_price: '1349.05', quantity: 1 }],
      config: {
        payment_method: { max_installments: 12, installments: { interest_free: { type: 'list', values: [12] } } },
        online: { success_url: one.returnUrl, failure_url: one.returnUrl, pending_url: one.returnUrl },
      },
    });
    server.settle(server.orders.get(challenge.id));
    expect(provider.readEvent(...signed(challenge.id))?.payment).toBe(challenge.id);
    const paid = await provider.payment(challenge.id);
    expect(paid).toMatchObject({ state: 'paid', months: 12, challenge: null, receipts: [{ amount: 134_905 }] });

    const part = { reference: 'devolucion-1', amount: 34_905 };
    const refund = await provider.refund(challenge.id, part);
    expect(refund).toMatchObject({ reference: 'devolucion-1', amount: 34_905, state: 'pending' });
    // The answer was lost, and the shop repeats the call.
    expect(await provider.refund(challenge.id, part)).toEqual(refund);
    await expect(provider.refund(challenge.id, { reference: 'd-2', amount: 100_001 })).rejects.toMatchObject({
      code: 'too_much',
    });
    const refunds = (await provider.payment(challenge.id))?.refunds ?? [];
    expect(refunds.map(({ id, amount }) => [id, amount])).toEqual([[refund.id, 34_905]]);
  });

  test('a refund of the whole order has no body, and a repeated call is the same call', async () => {
    const { id } = await provider.pay(ask({ way: 'card' }));
    server.settle(server.orders.get(id));
    const whole = { reference: 'devolucion-1', amount: 134_905 };
    server.faults.push(0);
    await expect(provider.refund(id, whole)).rejects.toThrow(ProviderAway);
    expect(await provider.refund(id, whole)).toMatchObject({ ...whole, state: 'pending' });
    const sent = server.calls.filter(({ path }) => path.endsWith('/refund'));
    expect(sent.map(({ key, body }) => [key, body])).toEqual([
      ['devolucion-1', undefined],
      ['devolucion-1', undefined],
    ]);
    expect((await provider.payment(id))?.refunds).toHaveLength(1);
  });
});

describe('PA-06 Mercado Pago: faults', () => {
  test('the answer of a payment is lost: the same call finds it, and so does its reference', async () => {
    const one = ask({});
    server.faults.push(0);
    await expect(provider.pay(one)).rejects.toThrow(ProviderAway);
    const found = await provider.paymentOf(one.reference);
    expect(await provider.pay(one)).toEqual(found);
    expect(found?.reference).toBe(one.reference);
    expect(server.orders.size).toBe(1);
    await expect(provider.pay({ ...one, amount: 1 })).rejects.toMatchObject({ code: 'idempotency_conflict' });
    expect(await provider.paymentOf('otra')).toBeUndefined();
  });

  test.each([500, 503, 429, 423, 401, 403])('the answer %i may be repeated', async (status) => {
    server.faults.push(status);
    await expect(provider.pay(ask({}))).rejects.toThrow(ProviderAway);
    expect(server.calls).toHaveLength(1);
  });

  test.each([400, 422])('the answer %i is final', async (status) => {
    server.faults.push(status);
    await expect(provider.pay(ask({}))).rejects.toThrow(ProviderRefusal);
  });

  test('402: the order exists and its payment failed, which is a declined payment', async () => {
    const one = ask({});
    server.faults.push(402);
    expect(await provider.pay(one)).toMatchObject({ state: 'declined', decline: 'declined', reference: one.reference });
  });

  test('an answer that does not come in time', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await expect(mercadoPagoProvider({ ...access, patience: 20 }).payment('ORD1')).rejects.toThrow(ProviderAway);
  });

  test('each call that changes something has an idempotency key of its own', async () => {
    const one = await provider.pay(ask({}));
    await provider.cancel(one.id);
    await provider.capture(one.id);
    const keys = server.calls.filter(({ method }) => method === 'POST').map(({ key }) => key);
    expect(keys).toEqual([one.reference, `cancel-${one.id}`, `capture-${one.id}`]);
  });

  test('cancelling closes an order that waits, and leaves one that is paid', async () => {
    const one = await provider.pay(ask({}));
    expect(await provider.cancel(one.id)).toMatchObject({ state: 'cancelled' });
    const other = await provider.pay(ask({}));
    server.settle(server.orders.get(other.id));
    expect(await provider.cancel(other.id)).toMatchObject({ state: 'paid', receipts: [{ amount: 134_905 }] });
    await expect(provider.cancel('ORD-otro')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a payment that is only authorised is captured', async () => {
    const { id } = await provider.pay(ask({ way: 'card', capture: false }));
    expect(server.calls[0]?.body.capture_mode).toBe('manual');
    Object.assign(server.orders.get(id), { status: 'action_required', status_detail: 'waiting_capture' });
    expect((await provider.payment(id))?.state).toBe('authorised');
    expect(await provider.capture(id)).toMatchObject({ state: 'paid' });
  });

  test('the reconciliation reads every page, and orders that changed in the time', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await provider.pay(ask({}))).id);
    for (const id of ids.slice(1)) server.settle(server.orders.get(id));
    const time = { from: new Date('2025-03-19T18:50:00Z'), to: new Date('2025-03-19T19:00:01Z') };
    const found = [];
    for await (const { id } of provider.payments(time)) found.push(id);
    expect(found).toEqual(ids.slice(1));
  });
});
