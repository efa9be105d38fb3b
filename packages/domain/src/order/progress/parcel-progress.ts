/** The progress of a parcel, as the steps that its customer sees (BL-13, RL-07). */

import type { RefundState } from '../refund.ts';
import { refundedPieces } from '../returns/return-states.ts';
import { isCancellable, type ParcelState } from '../states/parcel-states.ts';
import { isPaid, type PaymentState } from '../states/payment-states.ts';
import type { PieceState } from '../states/piece-states.ts';
import { parcelWord, type Status, statusOf } from '../status-word.ts';

/** How the customer gets the goods: a carrier, a collection in a shop, or a mail. */
export type DeliveryKind = 'carrier' | 'pickup' | 'digital';

/** The kind of delivery of a parcel's service. */
export const deliveryKindOf = (service: string): DeliveryKind =>
  service === 'pickup' || service === 'digital' ? service : 'carrier';

/** The steps of each kind of delivery, in their sequence. */
const stepsOf: Readonly<Record<DeliveryKind, readonly ParcelState[]>> = {
  carrier: ['authorised', 'preparing', 'collecting', 'on_the_way', 'delivered'],
  pickup: ['authorised', 'preparing', 'ready', 'delivered'],
  digital: ['authorised', 'delivered'],
};
/** The steps of a parcel that could not be delivered. */
const backSteps: readonly ParcelState[] = [
  ...(['authorised', 'preparing', 'collecting', 'on_the_way'] as const),
  ...(['returning', 'returned'] as const),
];
/** All states with progress, from the least to the greatest. A state that a delivery has no step for is between two. */
const ranks: readonly ParcelState[] = [
  ...(['authorised', 'preparing', 'collecting', 'on_the_way'] as const),
  ...(['ready', 'delivered', 'returning', 'returned'] as const),
];

/** `done`: the step is behind the parcel. `current`: the parcel is there. `next`: the step has not begun. */
export type StepState = 'done' | 'current' | 'next';

export interface ProgressStep {
  step: ParcelState;
  word: string;
  state: StepState;
}

/** The last steps: after these nothing is current, since nothing goes on. */
const ends: readonly ParcelState[] = ['delivered', 'returned'];

/** The steps of a parcel. A cancelled parcel has none, and a parcel of an unpaid order has only steps that are next. */
export function progressOf(state: ParcelState, kind: DeliveryKind): ProgressStep[] {
  if (state === 'cancelled') return [];
  const steps = state === 'returning' || state === 'returned' ? backSteps : stepsOf[kind];
  const reached = ranks.indexOf(state);
  const at = steps.findLastIndex((step) => ranks.indexOf(step) <= reached);
  return steps.map((step, index) => ({
    ...{ step, word: parcelWord(step) },
    state: index < at || (index === at && ends.includes(step)) ? 'done' : index === at ? 'current' : 'next',
  }));
}

export interface OrderStates {
  payment: PaymentState;
  isTest: boolean;
  parcels: readonly ParcelState[];
  /**
   * States of the refunds of the order's goods; `to_owner`: the refund of a changed gift. Refunds of money that no
   * order took are left out.
   */
  refunds: readonly (RefundState | 'to_owner')[];
  /** For each parcel in the sequence of `parcels`: the states of its pieces, if its customer returns all of them. */
  returned?: readonly (readonly PieceState[])[];
}

/**
 * The status of some parcels of an order. The pieces of a paid parcel that was cancelled, or came back, are refunded:
 * their state is that of the refunds. The pieces of a parcel that its customer returns have the state of the return.
 */
export function statusOfParcels({ payment, isTest, parcels, refunds, returned = [] }: OrderStates): Status {
  const isBack = (state: ParcelState) => state === 'cancelled' || state === 'returned';
  const pieces = parcels.flatMap((state, at): readonly PieceState[] => {
    const own = returned[at] ?? [];
    if (own.length > 0) return own;
    return isPaid(payment) && isBack(state) && refunds.length > 0
      ? refunds.map((one) => (one === 'to_owner' ? 'gift_changed' : refundedPieces[one]))
      : ['sold'];
  });
  return statusOf({ payment, isTest, parcels, pieces });
}

/** Whether pieces of a paid order can be cancelled now: until the carrier confirms the collection (BL-13). */
export function canCancelPaid(states: OrderStates): boolean {
  const { payment, parcels } = states;
  return payment === 'paid' && statusOfParcels(states).track === 'shipping' && parcels.some(isCancellable);
}
