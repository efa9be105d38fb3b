/** Reads how an order is paid, and pays it by another try or in another way. */
import type { PayForm, PaymentView } from '@tianguis/contract';
import { readWhole } from '@tianguis/domain';
import { data } from 'react-router';
import { answered, submitted, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { confirmPath } from '../../../shared/links/account-paths.ts';
import { payPath, thanksPath } from '../../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { acquirerUrl, ownOrigin } from '../acquirer.server.ts';
import {
  checkoutFields as fields,
  frameField,
  monthsField,
  otherCard,
  pageField,
  typedCard,
} from '../checkout-data.ts';
import { answerCopy } from '../copy/answer-copy.ts';
import { paymentCopy } from '../copy/payment-copy.ts';
import { type Context, requireOpen } from '../read-checkout.server.ts';
import { refusal } from '../refusal.server.ts';
import { returnUrl } from '../step-actions.server.ts';
import { orderedParcels } from '../to-page.server.ts';
import { pathAfterPaying, pathOfOrder } from './next-page.server.ts';
import type { AfterPageData, PayPageData } from './payment-data.ts';
import { toAfter } from './to-after.server.ts';
import { toPay } from './to-pay.server.ts';

/** Refusals that the order's page explains. */
const saidByOrder: ReadonlySet<string> = new Set(['CHARGE_UNKNOWN', 'ORDER_NOT_UNPAID', 'PART_RECEIVED']);

const callsOf = (context: Context) => context.get(shopContext).api.checkout;

/** @throws Response 404 for the number of no order of this customer */
async function readPayment(context: Context, order: string, sesion?: string): Promise<PaymentView> {
  requireOpen(context);
  if (!/^\d{10}$/.test(order)) throw data(null, { status: 404 });
  const query = sesion === undefined ? {} : { sesion };
  return (await answered(context.get(shopContext).api.orders.payment(order, asCustomer(context), query))).data;
}

/** The data of the page after an order. */
export async function readAfter(
  context: Context,
  request: Pick<Request, 'headers'>,
  order: string,
): Promise<AfterPageData> {
  const view = await readPayment(context, order);
  const { api, now } = context.get(shopContext);
  // The parcels are an extra: without them, the page still says how the order is paid.
  const { reply } = await tried(api.orders.get(order, asCustomer(context)));
  const parcels = orderedParcels(reply?.data.parcels ?? [], now());
  const { offer, creditModule } = context.get(shopContext).config;
  const resolve = (address: string) => acquirerUrl(context, request, address);
  return toAfter(view, {
    now: now(),
    parcels,
    resolve,
    offersInvoices: offer.invoices ?? false,
    creditLabel: creditModule.label,
  });
}

/** The path of the order to which a page of a bank returns. */
export async function pathOfAttempt(context: Context, attempt: string): Promise<string> {
  requireOpen(context);
  const { pedido } = (await answered(callsOf(context).orderOfAttempt(attempt, asCustomer(context)))).data;
  return pathOfOrder(context, pedido);
}

/** The data of the page for another try. The acquirer's full page returns to it with the id of its page. */
export async function readPay(context: Context, order: string, url: URL): Promise<PayPageData> {
  const sesion = url.searchParams.get(fields.session) ?? '';
  const session = /^[\w-]{1,100}$/.test(sesion) ? sesion : undefined;
  return toPay(await readPayment(context, order, session), session);
}

/** Pays an order by another try, or in another way (PA-07). */
export async function payAgain(
  context: Context,
  request: Pick<Request, 'headers'>,
  order: string,
  form: FormData,
  isScript: boolean,
): Promise<LeadingAnswer> {
  requireOpen(context);
  const payment = String(form.get(fields.payment) ?? '');
  const values = typedValues(form, [fields.payment, monthsField(payment)]);
  const [chosen = '', card] = payment.split(/:(.*)/s);
  if (chosen === '') return { result: invalid(values, { [fields.payment]: answerCopy.none.way }) };
  const call = asCustomer(context);
  if (chosen === otherCard) {
    const regreso = ownOrigin(context, request) + payPath(order);
    const { reply, refused } = await submitted(callsOf(context).payCardPage(order, { regreso }, call));
    if (refused) return refusal(refused, values, {}, paymentCopy.frameFailed);
    const page = acquirerUrl(context, request, reply.data.page);
    if (!isScript) return { to: page };
    const frame = acquirerUrl(context, request, reply.data.frame);
    return {
      result: { status: 'next', fieldErrors: {}, message: '', values: { [frameField]: frame, [pageField]: page } },
    };
  }
  const sesion = String(form.get(fields.session) ?? '');
  const meses = readWhole(values[monthsField(payment)] ?? '') ?? 1;
  const asked: PayForm = {
    regreso: returnUrl(context, request),
    ...(chosen === typedCard
      ? {
          ...{ forma: 'card', ...(sesion !== '' && { sesion }), ...(card !== undefined && { tarjeta: card }) },
          ...(meses > 1 && { meses }),
        }
      : { forma: chosen as PayForm['forma'] }),
  };
  const { reply, refused } = await submitted(callsOf(context).pay(order, asked, call));
  // The card that was typed stays chosen after the confirmation.
  const back =
    sesion === '' ? payPath(order) : `${payPath(order)}?${new URLSearchParams({ [fields.session]: sesion })}`;
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(back) };
  // The order's page says what is known, so that nobody pays twice.
  if (refused && saidByOrder.has(refused.code)) return { to: thanksPath(order) };
  if (refused) return refusal(refused, values, {}, answerCopy.away);
  noteDataChange(context);
  const { siguiente } = reply.data;
  return { to: await pathAfterPaying(context, request, order, siguiente) };
}
