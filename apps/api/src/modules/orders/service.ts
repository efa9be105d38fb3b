/** Orders, for other modules (CO-05 to CO-07, OD-01). */
export { amountsOfLine, type OrderProof, type ShopProof } from './audit.ts';
export type { NewAttempt, NewOrder, NewOrderLine, NewParcel } from './new-order.ts';
export { type LockedOrder, lockOrder, lockOrderOf } from './payment-repository.ts';
export {
  type EventTerms,
  endOverdueOrders,
  receiveMoney,
  sendPaymentEvent,
  usualTerms,
} from './payments.ts';
export { OrderRefused, orderOfCheckout, type Placed, placeOrder } from './placing.ts';
export { orderPage, payPage } from './settlement/order-page.ts';
export { lockCustomer, lockUnpaidOrder, type UnpaidOrder, unpaidOrders } from './unpaid.ts';
export { unpaidInCart } from './unpaid-in-cart.ts';
