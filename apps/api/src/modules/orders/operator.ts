/** What operators' commands and jobs use of orders. */
export { variantsWithWrongTakenStock } from '../inventory/service.ts';
export { type OrderProof, orderProofs } from './audit.ts';
export { endOverdueOrders } from './payments.ts';
