/** What of a gift registry is taken, reserved and wanted, and what its owner may see (RT-23). */
import { hasEnded, isPaid, type PaymentState } from '../order/states/payment-states.ts';

/** Whether the goods of an order are a gift that was given, one that waits for its payment, or none. */
export type GiftState = 'taken' | 'reserved' | 'none';

/**
 * A gift is taken when it is paid, and reserved while its payment can still arrive. A charge that the bank took back
 * pays nothing, so its goods are wanted again.
 */
export function giftStateOf(payment: PaymentState): GiftState {
  if (payment === 'charged_back' || hasEnded(payment)) return 'none';
  return isPaid(payment) ? 'taken' : 'reserved';
}

/**
 * A gift, with the pieces that were neither cancelled, refunded nor returned. Pieces that the owner changed into
 * balance count, since nobody else has to give these pieces.
 */
export interface CountedGift {
  payment: PaymentState;
  pieces: number;
}

export interface ItemCounts {
  wanted: number;
  taken: number;
  reserved: number;
  /** Pieces that can still be given. */
  left: number;
}

/** Counts the pieces of an item. */
export function countItem(wanted: number, gifts: readonly CountedGift[]): ItemCounts {
  const count = (state: GiftState) =>
    gifts.reduce((sum, gift) => (giftStateOf(gift.payment) === state ? sum + gift.pieces : sum), 0);
  const taken = count('taken');
  const reserved = count('reserved');
  return { wanted, taken, reserved, left: Math.max(0, wanted - taken - reserved) };
}

/**
 * Whether the owner must not see yet what was given: the owner wants a surprise, and the day of the event has not come.
 * @param today date in Mexico City, YYYY-MM-DD
 */
export const isSecret = ({ isSurprise, eventOn }: { isSurprise: boolean; eventOn: string }, today: string): boolean =>
  isSurprise && today < eventOn;
