/** Calls of checkouts, payments and unpaid orders. Each call needs the access token in its credentials. */
import { errorCatalogue } from '../../errors/errors.ts';
import type { OrderChangedReply, PlaceForm, QuoteChanged, QuoteForm, QuoteReply } from '../../orders/checkout.ts';
import type {
  CardPageForm,
  CardPageReply,
  CheckoutForm,
  CheckoutReply,
  OpenCheckoutForm,
} from '../../orders/checkout-document.ts';
import type { PayForm, PaymentReply } from '../../orders/payment.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { readData } from '../transport/read-reply.ts';
import type { Send } from '../transport/send.ts';

/** Places the order of a checkout. */
export type PlaceCheckoutForm = Pick<PlaceForm, 'compra' | 'hash' | 'total'> & {
  /** URL to which the provider's pages return, without the id of the attempt. */
  regreso: string;
};

/** An order whose payment has begun. */
export interface PaidReply {
  status: string;
  data: {
    pedido: string;
    /** The checkout had made this order before. */
    repetido: boolean;
    /** The page of the bank on which the cardholder confirms the payment; null if there is nothing to confirm. */
    siguiente: string | null;
  };
}

/** The order is placed, or nothing was ordered since the quote is not true any more. */
export type Placed =
  | { reply: PaidReply; changed?: undefined }
  | { reply?: undefined; changed: Omit<QuoteChanged, 'status' | 'code'> };

export interface OrderOfAttemptReply {
  status: string;
  data: { pedido: string };
}

export const checkoutCalls = (send: Send) => ({
  /** What the cart costs now. */
  quote: (json: QuoteForm, call: CallOptions) => send<QuoteReply>(apiPaths.quote, { json }, call),
  /** Opens a checkout, or finds the checkout with the id. */
  open: (json: OpenCheckoutForm, call: CallOptions) => send<CheckoutReply>(apiPaths.checkouts, { json }, call),
  /** @throws ApiError QUOTE_NOT_FOUND for the checkout of another customer */
  read: (compra: string, call: CallOptions) => send<CheckoutReply>(fill(apiPaths.checkout, { compra }), {}, call),
  /** Stores choices of a step. Absent fields stay as they are. */
  choose: (compra: string, json: CheckoutForm, call: CallOptions) =>
    send<CheckoutReply>(fill(apiPaths.checkout, { compra }), { json }, call),
  /** Starts the provider's page in which a card is typed. */
  cardPage: (compra: string, json: CardPageForm, call: CallOptions) =>
    send<CardPageReply>(fill(apiPaths.cardPage, { compra }), { json }, call),
  /** Places the order of a checkout. Can be repeated safely. */
  place: async (json: PlaceCheckoutForm, call: CallOptions): Promise<Placed> => {
    const reply = await send.raw(apiPaths.placeOrder, { json }, call);
    const changed = reply.status === errorCatalogue.QUOTE_CHANGED.status ? readChanged(reply.text) : undefined;
    return changed ? { changed } : { reply: readData(reply) as PaidReply };
  },
  /** How an order is paid, and what is still to pay. */
  payment: (pedido: string, call: CallOptions) =>
    send<PaymentReply>(fill(apiPaths.orderPayment, { pedido }), {}, call),
  /** Another try, or another way. @throws ApiError CHARGE_UNKNOWN, ORDER_NOT_UNPAID */
  pay: (pedido: string, json: PayForm, call: CallOptions) =>
    send<PaidReply>(fill(apiPaths.payOrder, { pedido }), { json }, call),
  /** The same as `cardPage`, for an order. */
  payCardPage: (pedido: string, json: CardPageForm, call: CallOptions) =>
    send<CardPageReply>(fill(apiPaths.payCardPage, { pedido }), { json }, call),
  /** The order of an attempt, by whose id a provider's page returns. */
  orderOfAttempt: (intento: string, call: CallOptions) =>
    send<OrderOfAttemptReply>(fill(apiPaths.orderOfAttempt, { intento }), {}, call),
  /** Ends an unpaid order, and returns its lines to the cart. @throws ApiError CHARGE_UNKNOWN, ORDER_NOT_UNPAID */
  change: (pedido: string, call: CallOptions) =>
    send<OrderChangedReply>(fill(apiPaths.changeOrder, { pedido }), { method: 'POST' }, call),
});

/** The body of a changed quote; undefined for another conflict, and for a body that did not come from the API. */
function readChanged(text: string): QuoteChanged | undefined {
  try {
    const body: unknown = JSON.parse(text);
    const isChanged = typeof body === 'object' && body !== null && 'code' in body && body.code === 'QUOTE_CHANGED';
    return isChanged ? (body as QuoteChanged) : undefined;
  } catch {
    return undefined;
  }
}
