/**
 * The states of a return (RL-10, AF-02, BL-12): pieces that their customer has, and sends back. Each waiting state has
 * a deadline, so that no return waits for ever. The state of its pieces follows from the state of the return.
 */
import type { RefundState } from '../refund.ts';
import type { PieceState } from '../states/piece-states.ts';
import { type StateTable, to } from '../states/state-table.ts';
import type { Bearer } from './return-reasons.ts';

export type ReturnState =
  /** The customer has a label, and sends the pieces. */
  | 'started'
  /** The carrier has the pieces. */
  | 'on_the_way'
  /** The pieces arrived, and are inspected. */
  | 'arrived'
  /** The return was accepted, and its money goes back. */
  | 'accepted'
  /** The inspection refused the pieces, which go back to the customer. */
  | 'refused'
  /** All money of the return went back. */
  | 'refunded'
  /** The pieces were not sent in time. */
  | 'expired'
  /** The customer withdrew the return before the pieces were sent. */
  | 'cancelled';

export type ReturnEvent =
  /** The pieces were dropped off, or the carrier collected them. */
  | 'posting'
  | 'arrival'
  /** The inspection accepts pieces that can be sold again. */
  | 'accepted_good'
  /** The inspection accepts pieces that cannot be sold again. */
  | 'accepted_damaged'
  | 'refusal'
  | 'withdrawal'
  /** The deadline of the state passed. */
  | 'deadline'
  /** The deadline passed while a carrier whom the shop pays had the pieces. */
  | 'loss'
  /** The last refund was paid. */
  | 'refund';

export type ReturnEffect =
  /** The pieces are free again: another return may have them. */
  | 'release'
  /** The pieces of an ended return count again, since they arrived late. */
  | 'take_again'
  | 'restock'
  | 'create_refund'
  | 'mail';

type Row = StateTable<ReturnState, ReturnEvent, ReturnEffect>[ReturnState];

const none = {
  ...{ posting: 'refused', arrival: 'refused', accepted_good: 'refused', accepted_damaged: 'refused' },
  ...{ refusal: 'refused', withdrawal: 'refused', deadline: 'refused', loss: 'refused', refund: 'refused' },
} as const satisfies Row;
/** Steps of the way back that are reported late. */
const late = { posting: 'same', arrival: 'same' } as const;
// The refund may go to the balance, which all transactions lock before products.
const good = to('accepted', 'create_refund', 'restock', 'mail');
const damaged = to('accepted', 'create_refund', 'mail');
/** Pieces of a return that ended before their arrival: they were on their way, and nobody had reported it. */
const cameLate = { posting: to('on_the_way', 'take_again', 'mail'), arrival: to('arrived', 'take_again', 'mail') };

/** What an event does in each state. A step of the way back that was reported late or twice changes nothing. */
export const returnTable: StateTable<ReturnState, ReturnEvent, ReturnEffect> = {
  started: {
    ...none,
    ...{ posting: to('on_the_way', 'mail'), arrival: to('arrived', 'mail') },
    ...{ withdrawal: to('cancelled', 'release', 'mail'), deadline: to('expired', 'release', 'mail') },
  },
  on_the_way: {
    ...none,
    ...{ posting: 'same', arrival: to('arrived', 'mail') },
    // The customer chose and paid the carrier, so the pieces can only be searched there.
    deadline: to('expired', 'release', 'mail'),
    loss: damaged,
  },
  // A shop that does not inspect in time has accepted. Nobody saw the pieces, so they are not sold again.
  arrived: {
    ...none,
    ...late,
    ...{ accepted_good: good, accepted_damaged: damaged, refusal: to('refused', 'release', 'mail'), deadline: damaged },
  },
  accepted: {
    ...none,
    ...late,
    ...{ accepted_good: 'same', accepted_damaged: 'same', deadline: 'same', refund: to('refunded', 'mail') },
  },
  refused: { ...none, ...late, refusal: 'same' },
  refunded: { ...none, ...late, accepted_good: 'same', accepted_damaged: 'same', refund: 'same' },
  expired: { ...none, ...cameLate, deadline: 'same' },
  cancelled: { ...none, ...cameLate, withdrawal: 'same' },
};

/** Whether the pieces of a return in this state are in no other return, and can have no other refund. */
export const isTaken = (state: ReturnState): boolean =>
  state !== 'refused' && state !== 'expired' && state !== 'cancelled';

/** Whether somebody has to do something with a return in this state. */
export const isReturnOpen = (state: ReturnState): boolean =>
  state === 'started' || state === 'on_the_way' || state === 'arrived' || state === 'accepted';

/** The state of pieces whose money has this state. */
export const refundedPieces: Readonly<Record<RefundState, PieceState>> = {
  ...{ due: 'refund_authorised', asked: 'refunding', made: 'refund_made', arrived: 'refunded' },
  failed: 'refund_failed',
};
/** From the least to the greatest: the least of several refunds counts. */
const refundRanks: readonly RefundState[] = ['failed', 'due', 'asked', 'made', 'arrived'];

/** The state of the pieces of a return. @param refunds the states of its refunds */
export function piecesOfReturn(state: ReturnState, refunds: readonly RefundState[] = []): PieceState {
  const least = refundRanks.find((one) => refunds.includes(one));
  if ((state === 'accepted' || state === 'refunded') && least !== undefined) return refundedPieces[least];
  return pieceStates[state];
}

/** The states of the pieces of a return, as long as no refund tells more. */
const pieceStates: Readonly<Record<ReturnState, PieceState>> = {
  ...{ started: 'return_started', on_the_way: 'awaiting_return', arrived: 'inspecting', refused: 'sent_back' },
  ...{ accepted: 'refund_authorised', refunded: 'refunded', expired: 'sold', cancelled: 'sold' },
};

/**
 * What happens when the deadline of a state passes. A carrier whom the shop pays has lost the pieces then, and the shop
 * bears the loss.
 */
export const deadlineEvent = (state: ReturnState, bearer: Bearer): ReturnEvent =>
  state === 'on_the_way' && bearer === 'shop' ? 'loss' : 'deadline';
