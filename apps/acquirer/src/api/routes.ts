/** The API for the shop: JSON, with the key as a bearer token. */
import { readWhole } from '@tianguis/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Bank } from '../bank.ts';
import { deleteCard, savedCards } from '../cards/cards.ts';
import { openSession, type SessionAsk, sessionRow, showSession } from '../cards/sessions.ts';
import { readFaults } from '../faults/faults.ts';
import { cancel, capture, expire } from '../payments/changes.ts';
import { changedPayments } from '../payments/list.ts';
import { type PaymentAsk, pay } from '../payments/pay.ts';
import { type PaymentRow, paymentByReference, paymentRow, showPayment, showRefund } from '../payments/payment.ts';
import { receive } from '../payments/receipts.ts';
import { type RefundAsk, refund } from '../payments/refunds.ts';
import { isSameSecret } from '../random.ts';
import { notFound, Refusal } from '../refusal.ts';
import { addCallFaults } from './call-faults.ts';
import * as schemas from './schemas.ts';

type WithId = { Params: { id: string } };
type WithCustomer = { Params: { customer: string; token: string } };
type PaymentsQuery = Partial<Record<'reference' | 'changed_from' | 'changed_to' | 'after' | 'limit', string>>;

const mostPayments = 100;

/** Adds the routes below `/v1`. */
export async function apiRoutes(app: FastifyInstance, bank: Bank): Promise<void> {
  app.addHook('onRequest', async ({ headers: { authorization = '' } }) => {
    if (!isSameSecret(authorization, `Bearer ${bank.secrets.key}`))
      throw new Refusal(401, 'unauthorized', 'Send the key as "Authorization: Bearer KEY".');
  });
  addCallFaults(app, bank);

  app.post<{ Body: SessionAsk }>(
    '/card-sessions',
    { schema: { body: schemas.sessionBody } },
    async (request, reply) => {
      const { session, isNew } = openSession(bank, request.body);
      return reply.code(isNew ? 201 : 200).send(session);
    },
  );
  app.get<WithId>('/card-sessions/:id', async ({ params }) => {
    const row = sessionRow(bank, params.id);
    if (!row) throw notFound('card session');
    return showSession(bank, row);
  });

  app.get<WithCustomer>('/customers/:customer/cards', async ({ params }) => ({
    cards: savedCards(bank, params.customer),
  }));
  app.delete<WithCustomer>('/customers/:customer/cards/:token', async ({ params }, reply) => {
    if (!deleteCard(bank, params.customer, params.token)) throw notFound('card');
    return reply.code(204).send();
  });

  app.post<{ Body: PaymentAsk }>('/payments', { schema: { body: schemas.paymentBody } }, async (request, reply) => {
    checkKey(request, request.body.reference);
    const { payment, isNew } = pay(bank, request.body);
    return reply.code(isNew ? 201 : 200).send(showPayment(bank, payment));
  });
  app.get<{ Querystring: PaymentsQuery }>(
    '/payments',
    { schema: { querystring: schemas.paymentsQuery } },
    async ({ query }) => list(bank, query),
  );
  app.get<WithId>('/payments/:id', async ({ params }) => shown(bank, paymentRow(bank, params.id)));
  app.post<WithId>('/payments/:id/cancel', async ({ params }) => shown(bank, cancel(bank, params.id)));
  app.post<WithId>('/payments/:id/capture', async ({ params }) => shown(bank, capture(bank, params.id)));
  app.post<WithId & { Body: RefundAsk }>(
    '/payments/:id/refunds',
    { schema: { body: schemas.refundBody } },
    async (request, reply) => {
      const { reference, amount } = request.body;
      checkKey(request, reference);
      const { refund: made, isNew } = refund(bank, request.params.id, { reference, amount });
      return reply.code(isNew ? 201 : 200).send(showRefund(made));
    },
  );

  // For tests and benchmarks: what the cashier's page does, without its form.
  app.post<WithId & { Body: { amount: number; late?: boolean } }>(
    '/payments/:id/receipts',
    { schema: { body: schemas.receiptBody } },
    async ({ params, body }, reply) => {
      if (body.late) expire(bank, params.id);
      const payment = paymentRow(bank, params.id);
      if (!payment) throw notFound('payment');
      bank.db.write(() => receive(bank, payment, [body.amount]));
      return reply.code(201).send(shown(bank, paymentRow(bank, params.id)));
    },
  );
  app.get('/faults', async () => bank.faults.faults);
  app.post('/faults', async ({ body }) => {
    try {
      bank.faults.set(readFaults(body));
    } catch (error) {
      throw new Refusal(422, 'bad_faults', error instanceof Error ? error.message : String(error));
    }
    return bank.faults.faults;
  });
}

/** A call with an effect needs an idempotency key, which is the reference of the shop. */
function checkKey({ headers }: FastifyRequest, reference: string): void {
  if (headers['idempotency-key'] !== reference)
    throw new Refusal(422, 'idempotency_key', 'Send the reference as the header Idempotency-Key.');
}

function shown(bank: Bank, payment: PaymentRow | undefined) {
  if (!payment) throw notFound('payment');
  return showPayment(bank, payment);
}

function list(bank: Bank, query: PaymentsQuery) {
  if (query.reference !== undefined) {
    const payment = paymentByReference(bank, query.reference);
    return { payments: payment ? [showPayment(bank, payment)] : [], more: false };
  }
  const { rows, more } = changedPayments(bank, {
    from: readTime(query.changed_from, 0),
    to: readTime(query.changed_to, bank.clock.now() + 1),
    after: query.after,
    limit: readWhole(query.limit, 1, mostPayments) ?? mostPayments,
  });
  return { payments: rows.map((row) => showPayment(bank, row)), more };
}

function readTime(text: string | undefined, fallback: number): number {
  const ms = text === undefined ? fallback : Date.parse(text);
  if (Number.isNaN(ms)) throw new Refusal(422, 'bad_time', `${text} is no time.`);
  return ms;
}
