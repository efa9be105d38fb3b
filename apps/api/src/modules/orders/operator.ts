/** What operators' commands use of orders. */
export { type OrderProof, orderProofs, variantsWithWrongTakenStock } from './audit.ts';
