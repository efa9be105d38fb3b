/** The states of a parcel (BL-13, RL-07, OD-06). */
import { type StateTable, to } from './state-table.ts';

export type ParcelState =
  /** The order is not paid. */
  | 'waiting'
  /** The order is paid, and the seller has not begun. */
  | 'authorised'
  /** The seller prepares the goods. */
  | 'preparing'
  /** The carrier was asked to collect the parcel. */
  | 'collecting'
  /** The carrier confirmed the collection. */
  | 'on_the_way'
  /** The goods wait in a shop for the customer. Only parcels for pick-up have this state. */
  | 'ready'
  /** The customer has the goods. */
  | 'delivered'
  /** The parcel could not be delivered, and the carrier brings it back. */
  | 'returning'
  /** The parcel is back at its sender. */
  | 'returned'
  /** All pieces were cancelled before the collection. */
  | 'cancelled';

export type ParcelEvent =
  /** The order was paid, or revived after its end. */
  | 'payment'
  | 'preparation'
  | 'collection_request'
  | 'collection'
  /** A parcel for pick-up arrived in its shop. */
  | 'arrival_in_shop'
  | 'delivery'
  | 'failed_delivery'
  | 'arrival_at_sender'
  /** The last piece was cancelled, the order ended unpaid, or the money was charged back. */
  | 'cancellation';

export type ParcelEffect =
  /** The pieces leave the shelf: an imported quantity no longer includes them. */
  | 'leave_shelf'
  /** The pieces are on the shelf again. */
  | 'restock'
  /** The carrier's collection is cancelled. */
  | 'cancel_collection'
  /** The pieces are refunded, since the customer did not get them. */
  | 'refund'
  /** The customer is notified of the step. */
  | 'mail';

const collected = to('on_the_way', 'leave_shelf', 'mail');
const delivered = to('delivered', 'mail');
/** A seller's file may leave out steps: a parcel that was delivered has been collected. */
const deliveredAtOnce = to('delivered', 'leave_shelf', 'mail');
const ready = to('ready', 'mail');

/**
 * A parcel goes forward only. A step that was reported late or twice changes nothing. Until the collection is
 * confirmed, the pieces can be cancelled.
 */
export const parcelTable: StateTable<ParcelState, ParcelEvent, ParcelEffect> = {
  waiting: {
    ...{ payment: to('authorised', 'mail'), preparation: 'refused', collection_request: 'refused' },
    ...{ collection: 'refused', arrival_in_shop: 'refused', delivery: 'refused', failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: to('cancelled') },
  },
  authorised: {
    ...{ payment: 'same', preparation: to('preparing', 'mail'), collection_request: to('collecting', 'mail') },
    ...{ collection: collected, arrival_in_shop: ready, delivery: deliveredAtOnce, failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: to('cancelled') },
  },
  preparing: {
    ...{ payment: 'same', preparation: 'same', collection_request: to('collecting', 'mail') },
    ...{ collection: collected, arrival_in_shop: ready, delivery: deliveredAtOnce, failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: to('cancelled') },
  },
  collecting: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same' },
    ...{ collection: collected, arrival_in_shop: ready, delivery: deliveredAtOnce, failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: to('cancelled', 'cancel_collection') },
  },
  on_the_way: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same', collection: 'same' },
    ...{ arrival_in_shop: 'refused', delivery: delivered, failed_delivery: to('returning', 'mail') },
    ...{ arrival_at_sender: to('returned', 'restock', 'refund', 'mail'), cancellation: 'refused' },
  },
  ready: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same', collection: 'same' },
    ...{ arrival_in_shop: 'same', delivery: deliveredAtOnce, failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: to('cancelled') },
  },
  delivered: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same', collection: 'same' },
    ...{ arrival_in_shop: 'same', delivery: 'same', failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: 'refused' },
  },
  returning: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same', collection: 'same' },
    ...{ arrival_in_shop: 'refused', delivery: delivered, failed_delivery: 'same' },
    ...{ arrival_at_sender: to('returned', 'restock', 'refund', 'mail'), cancellation: 'refused' },
  },
  returned: {
    ...{ payment: 'same', preparation: 'same', collection_request: 'same', collection: 'same' },
    ...{ arrival_in_shop: 'refused', delivery: 'refused', failed_delivery: 'same' },
    ...{ arrival_at_sender: 'same', cancellation: 'same' },
  },
  // The order ended unpaid, and money that arrived late revived it.
  cancelled: {
    ...{ payment: to('authorised', 'mail'), preparation: 'refused', collection_request: 'refused' },
    collection: 'refused',
    ...{ arrival_in_shop: 'refused', delivery: 'refused', failed_delivery: 'refused' },
    ...{ arrival_at_sender: 'refused', cancellation: 'same' },
  },
};

/** Whether pieces of a parcel in this state can be cancelled: until the carrier confirms the collection (BL-13). */
export function isCancellable(state: ParcelState): boolean {
  const cell = parcelTable[state].cancellation;
  return cell !== 'refused' && cell !== 'same';
}

/**
 * Whether nothing more happens with a parcel in this state: the customer has the goods, or the sender has them. A
 * cancelled parcel starts again only if its order is revived.
 */
export const isParcelDone = (state: ParcelState): boolean =>
  state === 'delivered' || state === 'returned' || state === 'cancelled';
