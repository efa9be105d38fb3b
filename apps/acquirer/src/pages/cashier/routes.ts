/** The cashier's page, behind a secret URL: cash, transfers and disputes arrive here. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../../bank.ts';
import { endDispute, expire, openDispute } from '../../payments/changes.ts';
import { paymentRow } from '../../payments/payment.ts';
import { receive } from '../../payments/receipts.ts';
import { isSameSecret } from '../../random.ts';
import { cashierCopy } from '../copy.ts';
import { textOf } from '../form-values.ts';
import { sendMessage } from '../message.ts';
import { sendPage } from '../page.ts';
import { amountsOf, type CashierError, findPayment, type TypedArrival, typedArrival } from './arrivals.ts';
import { formToken, readFormToken, useForm } from './form-token.ts';
import { cashierPage, emptyArrival } from './view.ts';

type PageRequest = FastifyRequest<{ Params: { secret: string } }>;

export function cashierRoutes(app: FastifyInstance, bank: Bank): void {
  const isCashier = ({ params }: PageRequest) => isSameSecret(params.secret, bank.secrets.cashier);

  function show(request: PageRequest, reply: FastifyReply, typed: TypedArrival, error?: CashierError) {
    const notice = textOf(request.query, 'aviso');
    const body = cashierPage(bank, {
      path: pathOf(request),
      token: formToken(bank, request, reply),
      typed,
      error,
      notice: notice === 'received' || notice === 'dispute' ? notice : undefined,
    });
    return sendPage(reply, { title: cashierCopy.title, body, isWide: true }, error ? 422 : 200);
  }

  app.get('/caja/:secret', async (request: PageRequest, reply) =>
    isCashier(request) ? show(request, reply, emptyArrival(textOf(request.query, 'numero'))) : sendMessage(reply, 404),
  );
  app.post('/caja/:secret/pagar', async (request: PageRequest, reply) => {
    if (!isCashier(request)) return sendMessage(reply, 404);
    const form = readFormToken(bank, request);
    const typed = typedArrival(request.body);
    const error = form === undefined ? 'form' : payIn(bank, form, typed);
    return error ? show(request, reply, typed, error) : reply.redirect(`${pathOf(request)}?aviso=received`, 303);
  });
  app.post('/caja/:secret/desconocer', async (request: PageRequest, reply) => {
    if (!isCashier(request)) return sendMessage(reply, 404);
    if (readFormToken(bank, request) === undefined) return show(request, reply, emptyArrival(), 'form');
    const payment = paymentRow(bank, textOf(request.body, 'pago'));
    if (!payment) return sendMessage(reply, 404);
    const action = textOf(request.body, 'accion');
    if (action === 'abre') openDispute(bank, payment.id);
    if (action === 'gana') endDispute(bank, payment.id, 'won');
    if (action === 'pierde') endDispute(bank, payment.id, 'lost');
    return reply.redirect(`${pathOf(request)}?aviso=dispute`, 303);
  });
}

const pathOf = ({ params }: PageRequest): string => `/caja/${encodeURIComponent(params.secret)}`;

/** Stores the money of a form, once. */
function payIn(bank: Bank, form: string, typed: TypedArrival): CashierError | undefined {
  const found = findPayment(bank, typed.number);
  if ('error' in found) return found.error;
  const { id, state } = found.payment;
  if (!typed.late && (state === 'expired' || state === 'cancelled')) return 'ended';
  const amounts = amountsOf(bank, found.payment, typed);
  if (!amounts) return 'bad_amount';
  if (typed.late) expire(bank, id);
  bank.db.write(() => {
    const payment = paymentRow(bank, id);
    if (payment && useForm(bank, form)) receive(bank, payment, amounts);
  });
  return undefined;
}
