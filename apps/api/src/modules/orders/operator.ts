/** What operators' commands and jobs use of orders. */

export { type OrderProof, orderProofs, type ShopProof, shopProofs } from './audit.ts';
export {
  createOrderOperator,
  type ListedOrder,
  type OrderFilter,
  type OrderOperator,
  type OrderRecord,
  type OrderReport,
} from './operators/order-operator.ts';

export { endOverdueOrders } from './payments.ts';
