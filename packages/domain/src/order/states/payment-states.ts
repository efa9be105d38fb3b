/** The states of an order's payment (PA-02 to PA-07, PA-09). */
import { type StateTable, to } from './state-table.ts';

export type PaymentState =
  /** The external tender is not paid. */
  | 'awaiting'
  /** A provider was asked to charge, and its answer is unknown. */
  | 'charging'
  /** Transfers arrived that do not add up to the external tender. */
  | 'partial'
  /** The amount is authorised, and the shop decides whether to capture the amount (BL-12). */
  | 'authorised'
  /** All tenders are paid. */
  | 'paid'
  /** The cardholder disputes the charge. */
  | 'disputed'
  /** The bank took the money back. */
  | 'charged_back'
  /** The time to pay ended. */
  | 'expired'
  /** The customer or the shop ended the order before it was paid. */
  | 'cancelled';

export type PaymentEvent =
  /** A provider is asked to charge. */
  | 'charge'
  /** The provider declined, or the attempt ended without a charge. */
  | 'decline'
  /** A receipt arrived. The receipts do not add up to the external tender. */
  | 'part_received'
  /** A receipt arrived. The receipts add up to the external tender or more. */
  | 'all_received'
  /** The provider authorised the amount without capturing it. */
  | 'authorisation'
  /** The shop denies an authorised order. */
  | 'denial'
  /** The time to pay or to decide ended. */
  | 'deadline'
  /** The customer changes or cancels the unpaid order, or the shop cancels it. */
  | 'cancellation'
  /** Receipts add up after the end. The lines were not ordered again, and their stock is available. */
  | 'revival'
  | 'dispute'
  | 'dispute_won'
  | 'dispute_lost';

export type PaymentEffect =
  /** Reserved pieces become sold pieces. */
  | 'commit_stock'
  /** Reserved pieces become available. */
  | 'release_stock'
  /** The reservation ends with the time in which the shop decides. */
  | 'extend_reservation'
  /** The reservation ends by time again. */
  | 'limit_reservation'
  /** Available pieces become sold pieces again. */
  | 'take_stock'
  /** The coupon's use becomes final. */
  | 'commit_coupon'
  /** The coupon can be used again. */
  | 'return_coupon'
  /** The coupon is used again, even beyond its limit. */
  | 'take_coupon'
  /** The balance that the order holds pays it. */
  | 'capture_balance'
  /** The balance that the order holds can be used again. */
  | 'release_balance'
  /** The balance pays the order again. */
  | 'take_balance'
  /** Open attempts are closed at their providers. */
  | 'close_attempts'
  /** The authorised amount is released at the provider. */
  | 'void_authorisation'
  /** Receipts that are not applied to the order become refunds. */
  | 'refund_receipts'
  /** The parcels start, and sellers are notified. */
  | 'start_parcels'
  /** Parcels that are not collected stop. */
  | 'stop_parcels'
  /** Refunds wait until the dispute ends. */
  | 'freeze_refunds'
  | 'resume_refunds'
  /** The customer is notified of the state. */
  | 'mail';

// In each transition, coupon, balance and stock have the sequence in which all transactions lock them. A refund of a
// receipt may go to the balance.

/** The order becomes paid. Receipts beyond the tender become refunds. */
const paid = to(
  'paid',
  ...(['commit_coupon', 'capture_balance', 'refund_receipts', 'commit_stock'] as const),
  ...(['close_attempts', 'start_parcels', 'mail'] as const),
);
/** The order ends unpaid. Receipts that arrived become refunds. */
const endings = [
  'close_attempts',
  'return_coupon',
  'release_balance',
  'refund_receipts',
  'release_stock',
  'stop_parcels',
  'mail',
] as const;
const cancelled = to('cancelled', ...endings);
const expired = to('expired', ...endings);
const revived = to(
  'paid',
  ...(['take_coupon', 'take_balance', 'refund_receipts', 'take_stock'] as const),
  ...(['start_parcels', 'mail'] as const),
);

type Row = StateTable<PaymentState, PaymentEvent, PaymentEffect>[PaymentState];

/** Events that only a paid order can have. */
const undisputed = { dispute: 'same', dispute_won: 'same', dispute_lost: 'same' } as const;
/** An order that has ended. Money that arrives late becomes a refund, unless the order is revived. */
const ended = (state: 'expired' | 'cancelled'): Row => ({
  ...{ charge: 'refused', decline: 'same', authorisation: to(state, 'void_authorisation') },
  ...{ part_received: to(state, 'refund_receipts'), all_received: to(state, 'refund_receipts') },
  ...{ denial: 'same', deadline: 'same', cancellation: 'same', revival: revived },
  ...undisputed,
});
/** An order that is paid. Messages of the same payment change nothing, and more money becomes a refund. */
const settled = (state: 'paid' | 'disputed' | 'charged_back'): Row => ({
  ...{ charge: 'refused', decline: 'same', authorisation: to(state, 'void_authorisation') },
  ...{ part_received: to(state, 'refund_receipts'), all_received: to(state, 'refund_receipts') },
  ...{ denial: 'refused', deadline: 'same', cancellation: 'refused', revival: 'same' },
  ...undisputed,
});

export const paymentTable: StateTable<PaymentState, PaymentEvent, PaymentEffect> = {
  awaiting: {
    ...{ charge: to('charging'), decline: 'same', part_received: to('partial', 'mail'), all_received: paid },
    ...{ authorisation: to('authorised', 'extend_reservation', 'close_attempts', 'mail'), denial: 'refused' },
    ...{ deadline: expired, cancellation: cancelled, revival: 'refused' },
    ...undisputed,
  },
  // The provider may have charged the customer. So the order does not end before the provider has answered.
  charging: {
    ...{ charge: 'refused', decline: to('awaiting'), part_received: to('partial', 'mail'), all_received: paid },
    ...{ authorisation: to('authorised', 'extend_reservation', 'close_attempts', 'mail'), denial: 'refused' },
    ...{ deadline: 'refused', cancellation: 'refused', revival: 'refused' },
    ...undisputed,
  },
  partial: {
    ...{ charge: 'refused', decline: 'same', part_received: to('partial', 'mail'), all_received: paid },
    ...{ authorisation: to('partial', 'void_authorisation'), denial: 'refused' },
    ...{ deadline: expired, cancellation: cancelled, revival: 'refused' },
    ...undisputed,
  },
  authorised: {
    ...{ charge: 'refused', decline: to('awaiting', 'limit_reservation', 'mail') },
    ...{
      part_received: to('authorised', 'refund_receipts'),
      all_received: paid,
      authorisation: 'same',
      denial: to('cancelled', 'void_authorisation', ...endings),
    },
    ...{ deadline: to('expired', 'void_authorisation', ...endings), revival: 'refused' },
    cancellation: to('cancelled', 'void_authorisation', ...endings),
    ...undisputed,
  },
  paid: {
    ...settled('paid'),
    dispute: to('disputed', 'freeze_refunds'),
    dispute_lost: to('charged_back', 'freeze_refunds', 'stop_parcels'),
  },
  disputed: {
    ...settled('disputed'),
    dispute_won: to('paid', 'resume_refunds'),
    dispute_lost: to('charged_back', 'stop_parcels'),
  },
  charged_back: { ...settled('charged_back'), dispute_won: to('paid', 'resume_refunds') },
  expired: ended('expired'),
  cancelled: ended('cancelled'),
};

/** Whether an order in this state was paid. A dispute changes nothing about that. */
export const isPaid = (state: PaymentState): boolean =>
  state === 'paid' || state === 'disputed' || state === 'charged_back';
/** Whether an order in this state ended without having been paid. */
export const hasEnded = (state: PaymentState): boolean => state === 'expired' || state === 'cancelled';
