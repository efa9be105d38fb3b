/** Calls of checkouts, payments and unpaid orders. Each call needs the access token in its credentials. */
import { errorCatalogue } from '../../errors/errors.ts';
import type { OrderChangedReply, PlacedReply, PlaceForm, QuoteChanged } from '../../orders/checkout.ts';
import type {
  CardPageForm,
  CardPageReply,
  CheckoutForm,
  CheckoutReply,
  OpenCheckoutForm,
} from '../../orders/checkout-document.ts';
import type { OrderOfAttemptReply, PayForm } from '../../orders/payment.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { readData } from '../transport/read-reply.ts';
import type { Send } from '../transport/send.ts';

/** The order is placed, or nothing was ordered since the quote is not true any more. */
export type Placed =
  | { reply: PlacedReply; changed?: undefined }
  | { reply?: undefined; changed: Omit<QuoteChanged, 'status' | 'code'> };

export const checkoutCalls = (send: Send) => ({
  /** Opens a checkout, or finds the checkout with the id. */
  open: (json: OpenCheckoutForm, call: CallOptions) => send<CheckoutReply>(apiPaths.checkouts, { json }, call),
  /** @throws ApiError CHECKOUT_NOT_FOUND for the checkout of another customer */
  read: (compra: string, call: CallOptions) => send<CheckoutReply>(fill(apiPaths.checkout, { compra }), {}, call),
  /** Stores choices of a step. Absent fields stay as they are. */
  choose: (compra: string, json: CheckoutForm, call: CallOptions) =>
    send<CheckoutReply>(fill(apiPaths.checkout, { compra }), { json }, call),
  /** Starts the provider's page in which a card is typed. */
  cardPage: (compra: string, json: CardPageForm, call: CallOptions) =>
    send<CardPageReply>(fill(apiPaths.cardPage, { compra }), { json }, call),
  /** Places the order of a checkout. Can be repeated safely. */
  place: async (json: PlaceForm, call: CallOptions): Promise<Placed> => {
    const reply = await send.raw(apiPaths.placeOrder, { json }, call);
    const changed = reply.status === errorCatalogue.QUOTE_CHANGED.status ? readChanged(reply.text) : undefined;
    return changed ? { changed } : { reply: readData(reply) as PlacedReply };
  },
  /** Another try, or another way. @throws ApiError CHARGE_UNKNOWN, ORDER_NOT_UNPAID, PART_RECEIVED */
  pay: (pedido: string, json: PayForm, call: CallOptions) =>
    send<PlacedReply>(fill(apiPaths.payOrder, { pedido }), { json }, call),
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
