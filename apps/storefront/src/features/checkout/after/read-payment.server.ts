/** Reads how an order is paid, and pays it by another try or in another way. */
import type { PayForm, PaymentView } from '@tianguis/contract';
import { offeredOf } from '@tianguis/domain/offer';
import { timeToPay, usualTimesToPay, wayRefusal } from '@tianguis/domain/order';
import { data } from 'react-router';
import { answered, submitted, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { invalid, typedValues } from '../../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../../shared/forms/leading-answer.server.ts';
import { confirmPath } from '../../../shared/links/account-paths.ts';
import { payPath, thanksPath } from '../../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { acquirerUrl, ownOrigin, pathAfterPaying } from '../acquirer.server.ts';
import {
  checkoutFields as fields,
  frameField,
  otherCard,
  type PaymentChoices,
  pageField,
  typedCard,
} from '../checkout-data.ts';
import { afterCopy } from '../copy/after-copy.ts';
import { answerCopy } from '../copy/answer-copy.ts';
import { paymentCopy } from '../copy/payment-copy.ts';
import { type Context, requireOpen } from '../read-checkout.server.ts';
import { refusal } from '../refusal.server.ts';
import { returnUrl } from '../step-actions.server.ts';
import { orderedParcel } from '../to-page.server.ts';
import { declineWords } from '../words/decline-words.ts';
import { deadlineInWords } from '../words/moments.ts';
import type { AfterPageData } from './payment-data.ts';
import { toAfter } from './to-after.server.ts';

const callsOf = (context: Context) => context.get(shopContext).api.checkout;

/** @throws Response 404 for the number of no order of this customer */
async function readPayment(context: Context, order: string): Promise<PaymentView> {
  requireOpen(context);
  if (!/^\d{10}$/.test(order)) throw data(null, { status: 404 });
  return (await answered(context.get(shopContext).api.orders.payment(order, asCustomer(context)))).data;
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
  const parcels = (reply?.data.parcels ?? []).map((parcel) => orderedParcel(parcel, now()));
  return toAfter(view, { now: now(), parcels, resolve: (address) => acquirerUrl(context, request, address) });
}

/** The path of the order to which a page of a bank returns: the next try, if the payment was declined. */
export async function pathOfAttempt(context: Context, attempt: string): Promise<string> {
  requireOpen(context);
  const { pedido } = (await answered(callsOf(context).orderOfAttempt(attempt, asCustomer(context)))).data;
  const { reply } = await tried(context.get(shopContext).api.orders.payment(pedido, asCustomer(context)));
  const isDeclined = reply?.data.attempt?.state === 'declined' && reply.data.can_pay;
  return isDeclined ? payPath(pedido) : thanksPath(pedido);
}

/** The data of the page for another try. */
export async function readPay(context: Context, order: string, url: URL) {
  const view = await readPayment(context, order);
  const session = url.searchParams.get(fields.session) ?? '';
  const why = view.attempt?.state === 'declined' ? declineWords(view.attempt.decline) : undefined;
  return {
    ...{ order, missing: view.missing, canPay: view.can_pay, why, payment: choicesOf(context, view) },
    session: /^[\w-]{1,100}$/.test(session) ? session : undefined,
  };
}

function choicesOf(context: Context, { total, missing }: PaymentView): PaymentChoices {
  const { config, now, acquirerPort } = context.get(shopContext);
  const offered = offeredOf(config.offer);
  return {
    ways: (['card', 'oxxo', 'spei'] as const)
      .filter((way) => offered[way])
      .map((way) => ({
        way,
        refused: wayRefusal(way, total) === undefined ? undefined : afterCopy.oxxoSlip.rule,
        until:
          way === 'card'
            ? undefined
            : deadlineInWords(
                timeToPay(way, now(), { ...usualTimesToPay, ...config.timesToPay }).expires.toISOString(),
              ),
      })),
    ...{ cards: [], way: undefined, card: undefined, plans: [], months: undefined, monthsDropped: undefined },
    ...{ total: missing, takesCards: acquirerPort !== undefined },
  };
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
  const values = typedValues(form, [fields.payment]);
  const [chosen = '', card] = (values[fields.payment] ?? '').split(/:(.*)/s);
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
  const asked: PayForm = {
    regreso: returnUrl(context, request),
    ...(chosen === typedCard
      ? { forma: 'card', ...(card === undefined ? { sesion } : { tarjeta: card }) }
      : { forma: chosen as PayForm['forma'] }),
  };
  const { reply, refused } = await submitted(callsOf(context).pay(order, asked, call));
  if (refused?.code === 'CONFIRMATION_REQUIRED') return { to: confirmPath(payPath(order)) };
  // The order's page says what is known, so that nobody pays twice.
  if (refused && (refused.code === 'CHARGE_UNKNOWN' || refused.code === 'ORDER_NOT_UNPAID'))
    return { to: thanksPath(order) };
  if (refused) return refusal(refused, values, {}, answerCopy.away);
  noteDataChange(context);
  const { siguiente } = reply.data;
  return { to: pathAfterPaying(context, request, order, siguiente) };
}
