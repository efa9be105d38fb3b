/**
 * The amounts of an exchange (AF-02): the customer pays or gets the difference only. What was paid for a piece counts in
 * full, so the difference is that of today's prices of the two pieces, whatever an offer or a coupon had made cheaper.
 */
import type { Centavos } from '../../money/money.ts';
import { balanceShare, leastCharge } from '../balance.ts';

/** Natural days in which the customer pays the difference of an exchange. */
export const differenceDays = 3;

export interface ExchangedPieces {
  pieces: number;
  /** What the customer paid for one piece, before the coupon. */
  price: Centavos;
  /** What the return of the pieces gives back, without shipping. */
  refund: Centavos;
  /** Today's price of the returned piece; null if it is no longer sold. */
  returnedPrice: Centavos | null;
  /** Today's price of the wanted piece. */
  wantedPrice: Centavos;
}

export interface ExchangeLine {
  /** The price of one wanted piece, before the coupon's share. */
  price: Centavos;
  /** The coupon's share, as that of the returned pieces. */
  discount: Centavos;
  /** Greater than 0: the customer pays it. Less than 0: the customer gets it. */
  difference: Centavos;
}

/**
 * The line of wanted pieces; undefined if the wanted pieces cost less than the coupon's share, or if no provider can
 * charge the difference.
 */
export function exchangeLine(of: ExchangedPieces): ExchangeLine | undefined {
  const { pieces, price: paid, refund, returnedPrice, wantedPrice } = of;
  const price = paid + wantedPrice - (returnedPrice ?? paid);
  const discount = paid * pieces - refund;
  if (price < 0 || discount < 0 || price * pieces < discount) return undefined;
  const { byCustomer } = exchangePayment(price * pieces - discount, refund);
  if (byCustomer > 0 && byCustomer < leastCharge) return undefined;
  return { price, discount, difference: (price - paid) * pieces };
}

/**
 * How the refund and the customer pay the wanted pieces. The refund pays all that it can, except that the customer
 * never owes an amount that no provider charges.
 */
export function exchangePayment(total: Centavos, refund: Centavos): { byRefund: Centavos; byCustomer: Centavos } {
  const byRefund = balanceShare(total, refund);
  return { byRefund, byCustomer: total - byRefund };
}
