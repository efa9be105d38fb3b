/** Calls of a customer's orders. Each call needs the access token in its credentials. */
import type { BuyAgainReply, OrderReply, OrdersQuery, OrdersReply } from '../../orders/orders.ts';
import type { PaymentQuery, PaymentReply } from '../../orders/payment.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import type { Send } from '../transport/send.ts';

export const orderCalls = (send: Send) => ({
  /** A page of the orders of a period, the newest first (RL-02). */
  list: (query: { [Name in keyof OrdersQuery]?: OrdersQuery[Name] | undefined }, call: CallOptions) =>
    send<OrdersReply>(apiPaths.orders, { query }, call),
  /** An order as it was on its day (RL-07). @throws ApiError ORDER_NOT_FOUND */
  get: (pedido: string, call: CallOptions) => send<OrderReply>(fill(apiPaths.order, { pedido }), {}, call),
  /** How an order is paid, and what is still to pay (RL-08). @throws ApiError ORDER_NOT_FOUND */
  payment: (pedido: string, call: CallOptions, query: PaymentQuery = {}) =>
    send<PaymentReply>(fill(apiPaths.orderPayment, { pedido }), { query }, call),
  /** Adds the goods of an order to the cart. @throws ApiError ORDER_NOT_FOUND */
  buyAgain: (pedido: string, call: CallOptions) =>
    send<BuyAgainReply>(fill(apiPaths.buyAgain, { pedido }), { method: 'POST' }, call),
});
