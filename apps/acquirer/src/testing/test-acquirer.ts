/** An acquirer with a folder of its own, a clock that the test moves, and a shop that receives its webhooks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readFaults } from '../faults/faults.ts';
import type { PaymentAsk } from '../payments/pay.ts';
import type { Payment } from '../payments/payment.ts';
import { startAcquirer } from '../start.ts';
import { TestClock } from './test-clock.ts';
import { startTestShop } from './test-shop.ts';

type Body = Record<string, unknown> | undefined;
type Headers = Record<string, string>;

export const returnUrl = 'http://localhost:3000/comprar/regreso/1?x=1';

interface Options {
  clock?: TestClock;
  faults?: unknown;
  /** What ends the acquirer: the end of the test, or `afterAll` for tests that share an acquirer. */
  finish?: (end: () => Promise<void>) => void;
}

/** Starts an acquirer, which ends with the test. */
export async function startTestAcquirer(options: Options = {}) {
  const { clock = new TestClock(), faults = {}, finish = onTestFinished } = options;
  const folder = mkdtempSync(join(tmpdir(), 'acquirer-'));
  const shop = await startTestShop();
  const settings = { host: '127.0.0.1', port: 0, folder, webhookUrl: shop.url, faults: readFaults(faults) };
  const acquirer = await startAcquirer(settings, clock);
  finish(async () => {
    await acquirer.close();
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { app, agenda, bank } = acquirer;

  /** Calls the API in the process. */
  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Body, headers: Headers = {}) {
    const reply = await app.inject({
      ...{ method, url: `/v1${url}`, headers: { authorization: `Bearer ${bank.secrets.key}`, ...headers } },
      ...(payload ? { payload } : {}),
    });
    return { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
  }

  /** Opens a page as a browser does, without following redirects. */
  async function page(url: string, form?: Record<string, string>, cookie = '') {
    const headers = { cookie, ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) };
    const payload = form ? { payload: new URLSearchParams(form).toString() } : {};
    const reply = await app.inject({ method: form ? 'POST' : 'GET', url, headers, ...payload });
    return { status: reply.statusCode, text: reply.body, headers: reply.headers, location: reply.headers.location };
  }

  let count = 0;
  const newReference = () => `attempt-${++count}`;

  async function openSession(values: Body = {}) {
    const body = { reference: newReference(), customer: 'ana', amount: 134_900, return_url: returnUrl, ...values };
    return call('POST', '/card-sessions', body);
  }

  /** Types a card into the page of a new session. @returns the card of the session */
  async function typeCard(number: string, values: Record<string, string> = {}, session: Body = {}) {
    const { body } = await openSession(session);
    await page(body.page, {
      numero: number,
      vence: '12/34',
      cvc: number.length === 15 ? '1234' : '123',
      nombre: 'Ana',
      ...values,
    });
    return (await call('GET', `/card-sessions/${body.id}`)).body.card;
  }

  /** A valid payment, with values replaced. */
  const payment = (values: Partial<PaymentAsk> = {}): PaymentAsk => ({
    ...{ reference: newReference(), way: 'oxxo', amount: 134_900, currency: 'MXN', description: 'Pedido 1000123' },
    ...{ customer: 'ana', payer: { email: 'ana@correo.example', name: 'Ana' }, capture: true, return_url: returnUrl },
    ...values,
  });

  async function pay(values: Partial<PaymentAsk> = {}): Promise<{ status: number; body: Payment & { code?: string } }> {
    const ask = payment(values);
    return call('POST', '/payments', { ...ask }, { 'idempotency-key': ask.reference });
  }

  /** Pays with a card that is typed for it. */
  async function payByCard(number: string, values: Partial<PaymentAsk> = {}) {
    const { token } = await typeCard(number);
    return (await pay({ way: 'card', card: token, ...values })).body;
  }

  async function read(id: string): Promise<Payment> {
    return (await call('GET', `/payments/${id}`)).body;
  }

  async function refund(id: string, amount: number, reference = newReference()) {
    return call('POST', `/payments/${id}/refunds`, { reference, amount }, { 'idempotency-key': reference });
  }

  /** Moves the clock, and waits for the webhooks that were sent. */
  async function advance(ms: number): Promise<void> {
    clock.advance(ms);
    await agenda.idle();
  }

  return {
    ...{ acquirer, bank, clock, folder, settings, shop, call, page, advance, newReference },
    ...{ openSession, typeCard, payment, pay, payByCard, read, refund },
  };
}

export type TestAcquirer = Awaited<ReturnType<typeof startTestAcquirer>>;
