/**
 * The states of paid pieces: cancellation, return and refund (BL-13, RL-09, RL-10, AF-01, AF-02). The pieces of a line
 * may be in different states. Pieces of an order that is not paid have no states, since nothing of them is refunded.
 */
import { type StateTable, to } from './state-table.ts';

export type PieceState =
  /** Nothing was asked for the pieces. */
  | 'sold'
  /** The customer asks to cancel the pieces, and the seller has to agree. */
  | 'cancellation_asked'
  /** The customer asks to return the pieces. */
  | 'return_asked'
  /** The return was denied. */
  | 'denied'
  /** The return was authorised, and the customer has a label. */
  | 'return_started'
  /** The pieces are on their way back. */
  | 'awaiting_return'
  /** The pieces arrived, and are inspected. */
  | 'inspecting'
  /** The inspection refused the pieces, which go back to the customer. */
  | 'sent_back'
  /** The customer got other pieces for these. */
  | 'exchanged'
  /** The pieces were a gift, and its owner took their money as balance instead. */
  | 'gift_changed'
  /** The refund is decided, and was not sent to the provider. */
  | 'refund_authorised'
  /** The provider was asked to refund. */
  | 'refunding'
  /** The refund failed, and waits for bank data. */
  | 'refund_failed'
  /** The provider accepted the refund. */
  | 'refund_made'
  /** The money arrived. */
  | 'refunded';

export type PieceEvent =
  /** The customer cancels, and nobody has to agree. */
  | 'cancellation'
  | 'cancellation_request'
  | 'return_request'
  | 'authorisation'
  | 'denial'
  /** The customer withdraws the request, or its deadline ended. */
  | 'withdrawal'
  /** The pieces were handed to the carrier or the shop. */
  | 'hand_over'
  /** The pieces arrived at the seller. */
  | 'arrival'
  /** The inspection accepts pieces that can be sold again. */
  | 'accepted_good'
  /** The inspection accepts pieces that cannot be sold again. */
  | 'accepted_damaged'
  | 'rejection'
  | 'exchange'
  /** The owner of a gift registry takes the money as balance. */
  | 'gift_change'
  /** The parcel came back undelivered, or was lost. */
  | 'lost_parcel'
  | 'refund_request'
  | 'refund_acceptance'
  | 'refund_arrival'
  | 'refund_failure'
  /** The customer named a bank account for a failed refund. */
  | 'bank_data';

export type PieceEffect =
  /** The pieces can be sold again. */
  | 'restock'
  /** A refund of the pieces' shares is created. */
  | 'create_refund'
  /** A label is made, and the deadline for the return starts. */
  | 'make_label'
  | 'mail';

type Row = StateTable<PieceState, PieceEvent, PieceEffect>[PieceState];

/** No event happens, except those that a table row names. Repeated messages about refunds change nothing. */
const none = {
  ...{ cancellation: 'refused', cancellation_request: 'refused', return_request: 'refused', authorisation: 'refused' },
  ...{ denial: 'refused', withdrawal: 'refused', hand_over: 'refused', arrival: 'refused', accepted_good: 'refused' },
  ...{ accepted_damaged: 'refused', rejection: 'refused', exchange: 'refused', gift_change: 'refused' },
  ...{ refund_request: 'refused', refund_acceptance: 'refused', refund_arrival: 'refused', refund_failure: 'refused' },
  ...{ lost_parcel: 'refused', bank_data: 'refused' },
} as const satisfies Row;
/** Messages about a refund that was sent before. */
const reported = { refund_request: 'same', refund_acceptance: 'same', refund_arrival: 'same' } as const;
const refunded = to('refund_authorised', 'create_refund', 'mail');

export const pieceTable: StateTable<PieceState, PieceEvent, PieceEffect> = {
  sold: {
    ...none,
    cancellation: to('refund_authorised', 'restock', 'create_refund', 'mail'),
    cancellation_request: to('cancellation_asked', 'mail'),
    return_request: to('return_asked', 'mail'),
    lost_parcel: refunded,
    gift_change: to('gift_changed', 'restock', 'create_refund', 'mail'),
  },
  cancellation_asked: {
    ...none,
    cancellation_request: 'same',
    cancellation: to('refund_authorised', 'restock', 'create_refund', 'mail'),
    authorisation: to('refund_authorised', 'restock', 'create_refund', 'mail'),
    denial: to('sold', 'mail'),
    withdrawal: to('sold'),
    lost_parcel: refunded,
  },
  return_asked: {
    ...none,
    return_request: 'same',
    authorisation: to('return_started', 'make_label', 'mail'),
    denial: to('denied', 'mail'),
    withdrawal: to('sold'),
  },
  // A customer may ask again, with other photographs for example.
  denied: { ...none, denial: 'same', return_request: to('return_asked', 'mail') },
  return_started: {
    ...none,
    ...{ authorisation: 'same', hand_over: to('awaiting_return', 'mail'), arrival: to('inspecting', 'mail') },
    withdrawal: to('sold', 'mail'),
  },
  awaiting_return: {
    ...none,
    ...{ hand_over: 'same', arrival: to('inspecting', 'mail'), lost_parcel: refunded },
    // A carrier whom the customer paid did not bring the pieces in time.
    withdrawal: to('sold', 'mail'),
  },
  inspecting: {
    ...none,
    arrival: 'same',
    accepted_good: to('refund_authorised', 'restock', 'create_refund', 'mail'),
    accepted_damaged: refunded,
    rejection: to('sent_back', 'mail'),
    exchange: to('exchanged', 'mail'),
  },
  sent_back: { ...none, rejection: 'same' },
  exchanged: { ...none, exchange: 'same' },
  gift_changed: { ...none, gift_change: 'same' },
  refund_authorised: { ...none, cancellation: 'same', authorisation: 'same', refund_request: to('refunding') },
  refunding: {
    ...none,
    ...{ cancellation: 'same', refund_request: 'same', refund_acceptance: to('refund_made', 'mail') },
    ...{ refund_arrival: to('refunded', 'mail'), refund_failure: to('refund_failed', 'mail') },
  },
  // The bank may also refuse a refund that the provider accepted, for example of a closed card.
  refund_made: { ...none, ...reported, refund_arrival: to('refunded'), refund_failure: to('refund_failed', 'mail') },
  refund_failed: { ...none, refund_failure: 'same', bank_data: to('refund_authorised', 'create_refund') },
  refunded: { ...none, ...reported },
};
