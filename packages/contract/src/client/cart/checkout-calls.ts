/** Calls of checkouts and unpaid orders. Each call needs the access token in its credentials. */
import type { OrderChangedReply, PlacedReply, PlaceForm, QuoteForm, QuoteReply } from '../../orders/checkout.ts';
import type { CheckoutReply, OpenCheckoutForm } from '../../orders/checkout-document.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const checkoutCalls = (send: Send) => ({
  /** What the cart costs now. */
  quote: (json: QuoteForm, call: CallOptions) => send<QuoteReply>(apiPaths.quote, { json }, call),
  /** Places the order of a quote. Can be repeated safely. @throws ApiError QUOTE_CHANGED */
  place: (json: PlaceForm, call: CallOptions) => send<PlacedReply>(apiPaths.placeOrder, { json }, call),
  /** Opens a checkout, or finds the checkout with the id. */
  open: (json: OpenCheckoutForm, call: CallOptions) => send<CheckoutReply>(apiPaths.checkouts, { json }, call),
  /** Ends an unpaid order, and returns its lines to the cart. @throws ApiError CHARGE_UNKNOWN, ORDER_NOT_UNPAID */
  change: (pedido: string, call: CallOptions) =>
    send<OrderChangedReply>(fill(apiPaths.changeOrder, { pedido }), { method: 'POST' }, call),
});
