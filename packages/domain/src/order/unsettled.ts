/**
 * The payments, parcels, returns and disputes of an order that are open between the shop and the customer. Before they
 * are settled, the customer's account is not erased (AF-07).
 */

import { isOwed, type RefundState } from './refund.ts';
import { isReturnOpen, type ReturnState } from './returns/return-states.ts';
import { isParcelDone, type ParcelState } from './states/parcel-states.ts';
import { hasEnded, isPaid, type PaymentState } from './states/payment-states.ts';

/**
 * `payment`: the order waits for money. `delivery`: a paid parcel is on its way. `dispute`: the cardholder's bank
 * decides about the charge. `return`: pieces come back. `refund`: the shop owes money.
 */
export type Unsettled = 'payment' | 'delivery' | 'dispute' | 'return' | 'refund';

export interface SettlementStates {
  payment: PaymentState;
  /** An operator's test order, which binds nobody. */
  isTest: boolean;
  /** States of all parcels, refunds and returns of the order. */
  parcels: readonly ParcelState[];
  refunds: readonly RefundState[];
  returns: readonly ReturnState[];
}

/** Everything that is not settled of an order, in a fixed sequence. Empty if the order is settled. */
export function unsettledOf({ payment, isTest, parcels, refunds, returns }: SettlementStates): Unsettled[] {
  if (isTest) return [];
  const is: Readonly<Record<Unsettled, boolean>> = {
    payment: !isPaid(payment) && !hasEnded(payment),
    delivery: isPaid(payment) && !parcels.every(isParcelDone),
    dispute: payment === 'disputed',
    return: returns.some(isReturnOpen),
    refund: refunds.some(isOwed),
  };
  return (Object.keys(is) as Unsettled[]).filter((one) => is[one]);
}
