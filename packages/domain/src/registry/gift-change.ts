/** Whether the owner of a gift registry can take the money of a gift as balance instead of the goods (AF-04, RT-23). */
import { isCancellable, type ParcelState } from '../order/states/parcel-states.ts';
import { isPaid, type PaymentState } from '../order/states/payment-states.ts';

/**
 * Why a gift cannot be changed. `changed`: it was before. `earlier`: its giver did not read that it is possible.
 * `disputed`: the bank decides about the money. `credit`: store credit paid for it, which never becomes balance.
 * `left`: the carrier has the gift, or all of it was cancelled. `nothing`: all its money was refunded.
 */
export type ChangeHindrance = 'changed' | 'earlier' | 'unpaid' | 'disputed' | 'credit' | 'left' | 'nothing';

export interface ChangeFacts {
  payment: PaymentState;
  /** An operator's test order, for which nobody paid. */
  isTest: boolean;
  isChanged: boolean;
  /** The giver read before paying that the owner may change it. */
  mayChange: boolean;
  /** Store credit paid a part. */
  hasCredit: boolean;
  /** States of the parcels with pieces that were not cancelled. */
  parcels: readonly ParcelState[];
  /** Some money of it was not refunded. */
  hasMoney: boolean;
}

/** Why the owner cannot change the gift now. Undefined if nothing hinders. */
export function changeHindrance(gift: ChangeFacts): ChangeHindrance | undefined {
  if (gift.isChanged) return 'changed';
  if (!isPaid(gift.payment) || gift.isTest) return 'unpaid';
  if (gift.payment !== 'paid') return 'disputed';
  if (!gift.mayChange) return 'earlier';
  if (gift.hasCredit) return 'credit';
  if (!gift.parcels.some(isCancellable)) return 'left';
  return gift.hasMoney ? undefined : 'nothing';
}
