/** Calls of a customer's orders. Each call needs the access token in its credentials. */
import type { ToBalanceReply } from '../../orders/balance.ts';
import type {
  CancellationForm,
  CancellationPreviewReply,
  CancellationQuery,
  CancellationReply,
} from '../../orders/cancellations.ts';
import type { InvoiceFileReply, InvoiceForm, InvoicesReply } from '../../orders/invoices.ts';
import type { MessageForm, ThreadForm, ThreadReply, ThreadsReply } from '../../orders/messages.ts';
import type { BuyAgainReply, OrderReply, OrdersQuery, OrdersReply } from '../../orders/orders.ts';
import type { PaymentQuery, PaymentReply } from '../../orders/payment.ts';
import type { RefundAccountForm, RefundAccountReply } from '../../orders/refunds.ts';
import type { ReturnForm, ReturnPreviewReply, ReturnQuery, ReturnReply } from '../../orders/returns.ts';
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
  /** The effect of a cancellation that is not made (RL-09). @throws ApiError ORDER_NOT_FOUND; NOT_CANCELLABLE */
  cancellationPreview: (pedido: string, query: CancellationQuery, call: CallOptions) =>
    send<CancellationPreviewReply>(fill(apiPaths.cancellations, { pedido }), { query }, call),
  /** Cancels pieces of an order. @throws ApiError ORDER_NOT_FOUND; NOT_CANCELLABLE; REFUND_CHANGED; CHARGE_UNKNOWN */
  cancel: (pedido: string, form: CancellationForm, call: CallOptions) =>
    send<CancellationReply>(fill(apiPaths.cancellations, { pedido }), { json: form }, call),
  /** @throws ApiError ORDER_NOT_FOUND; CANCELLATION_NOT_FOUND */
  cancellation: (pedido: string, cancelacion: string, call: CallOptions) =>
    send<CancellationReply>(fill(apiPaths.cancellation, { pedido, cancelacion }), {}, call),
  /** The effect of a return that is not asked for (RL-10). @throws ApiError ORDER_NOT_FOUND; NOT_RETURNABLE */
  returnPreview: (pedido: string, query: ReturnQuery, call: CallOptions) =>
    send<ReturnPreviewReply>(fill(apiPaths.returns, { pedido }), { query }, call),
  /** Asks to return pieces. @throws ApiError ORDER_NOT_FOUND; NOT_RETURNABLE; RETURN_CHANGED */
  askReturn: (pedido: string, form: ReturnForm, call: CallOptions) =>
    send<ReturnReply>(fill(apiPaths.returns, { pedido }), { json: form }, call),
  /** @throws ApiError ORDER_NOT_FOUND; RETURN_NOT_FOUND */
  return: (pedido: string, devolucion: string, call: CallOptions) =>
    send<ReturnReply>(fill(apiPaths.return, { pedido, devolucion }), {}, call),
  /** @throws ApiError ORDER_NOT_FOUND; RETURN_NOT_FOUND; RETURN_SENT */
  cancelReturn: (pedido: string, devolucion: string, call: CallOptions) =>
    send<ReturnReply>(fill(apiPaths.cancelReturn, { pedido, devolucion }), { method: 'POST' }, call),
  /** Names the account for the refunds that need one. @throws ApiError NO_ACCOUNT_NEEDED; CONFIRMATION_REQUIRED */
  nameRefundAccount: (pedido: string, form: RefundAccountForm, call: CallOptions) =>
    send<RefundAccountReply>(fill(apiPaths.refundAccount, { pedido }), { json: form }, call),
  /** The threads of messages about an order (AF-05). @throws ApiError ORDER_NOT_FOUND */
  threads: (pedido: string, call: CallOptions) =>
    send<ThreadsReply>(fill(apiPaths.messageThreads, { pedido }), {}, call),
  /** Writes to the shop, which opens a thread. @throws ApiError ORDER_NOT_FOUND; VALIDATION_FAILED */
  openThread: (pedido: string, form: ThreadForm, call: CallOptions) =>
    send<ThreadReply>(fill(apiPaths.messageThreads, { pedido }), { json: form }, call),
  /** @throws ApiError ORDER_NOT_FOUND; THREAD_NOT_FOUND */
  thread: (pedido: string, folio: string, call: CallOptions) =>
    send<ThreadReply>(fill(apiPaths.messageThread, { pedido, folio }), {}, call),
  /** Writes another message. @throws ApiError ORDER_NOT_FOUND; THREAD_NOT_FOUND; THREAD_CLOSED; VALIDATION_FAILED */
  writeMessage: (pedido: string, folio: string, form: MessageForm, call: CallOptions) =>
    send<ThreadReply>(fill(apiPaths.messageThread, { pedido, folio }), { json: form }, call),
  /** The refunds that wait for an account go to the balance. @throws ApiError NO_ACCOUNT_NEEDED */
  refundToBalance: (pedido: string, call: CallOptions) =>
    send<ToBalanceReply>(fill(apiPaths.refundToBalance, { pedido }), { method: 'POST' }, call),
  /** The invoices of an order, and whether one can be asked for (AF-03). @throws ApiError ORDER_NOT_FOUND */
  invoices: (pedido: string, call: CallOptions) => send<InvoicesReply>(fill(apiPaths.invoices, { pedido }), {}, call),
  /** Asks for the invoices of an order. @throws ApiError NO_INVOICE; INVOICE_DATA_DOUBTFUL; VALIDATION_FAILED */
  askForInvoices: (pedido: string, form: InvoiceForm, call: CallOptions) =>
    send<InvoicesReply>(fill(apiPaths.invoices, { pedido }), { json: form }, call),
  /** The file of an invoice. @throws ApiError ORDER_NOT_FOUND; INVOICE_NOT_FOUND */
  invoiceFile: (pedido: string, factura: string, formato: 'xml' | 'pdf', call: CallOptions) =>
    send<InvoiceFileReply>(fill(apiPaths.invoiceFile, { pedido, factura, formato }), {}, call),
  /** Adds the goods of an order to the cart. @throws ApiError ORDER_NOT_FOUND */
  buyAgain: (pedido: string, call: CallOptions) =>
    send<BuyAgainReply>(fill(apiPaths.buyAgain, { pedido }), { method: 'POST' }, call),
});
