/** What operators' commands and jobs use of orders. */
export { type OrderProof, orderProofs, variantsWithWrongTakenStock } from './audit.ts';
export { endOverdueOrders } from './payments.ts';
