/**
 * What an invoice of one seller's part of an order is about. The pieces of a line are numbered from 0, as for refunds.
 * An invoice is of the pieces that were not refunded before. Each later refund has a credit note of its own pieces.
 */
import type { Centavos } from '../money/money.ts';
import type { LineShares } from '../order/order-split.ts';
import { refundOf } from '../order/refund.ts';
import type { TaxKeys } from '../tax/tax-keys.ts';
import type { PaidTender } from './payment-form.ts';
import type { Credited } from './sums/credit-note.ts';
import { type SoldLine, shippingLine } from './sums/invoice-sums.ts';

/** A line of the part. */
export interface PartLine extends Pick<LineShares, 'net' | 'shipping'> {
  key: string;
  description: string;
  sku: string | null;
  tax: TaxKeys;
  pieces: number;
  /** Price of one piece, with taxes. */
  price: Centavos;
}

/** Some pieces of a line. */
export interface PiecesOfPart {
  key: string;
  /** The number of the first piece: pieces of the line that come before. */
  earlier: number;
  pieces: number;
}

/** The money of some pieces: of the goods, of their shipping, or all of it. */
export interface MoneyOfPieces extends PiecesOfPart {
  money: 'all' | 'goods' | 'shipping';
}

/** The key of the shipping within an invoice. */
export const shippingKey = 'envio';

/** The pieces of each line that are left after refunds. */
export const leftOf = (lines: readonly PartLine[], refunds: readonly PiecesOfPart[]): PiecesOfPart[] =>
  lines.flatMap(({ key, pieces }) => {
    const earlier = refunds.reduce((sum, one) => sum + (one.key === key ? one.pieces : 0), 0);
    return earlier < pieces ? [{ key, earlier, pieces: pieces - earlier }] : [];
  });

/** The money that refunds left: of the pieces that are left, and the shipping of pieces that went back without it. */
export const chargedOf = (lines: readonly PartLine[], refunds: readonly MoneyOfPieces[]): MoneyOfPieces[] => [
  ...leftOf(lines, refunds).map((one): MoneyOfPieces => ({ ...one, money: 'all' })),
  ...refunds.flatMap((one): MoneyOfPieces[] => (one.money === 'goods' ? [{ ...one, money: 'shipping' }] : [])),
];

/** The money that the customer paid for pieces of a line: goods less the discount, and shipping. */
function paidFor(line: PartLine, { earlier: refunded, pieces, money }: Omit<MoneyOfPieces, 'key'>) {
  const whole = refundOf(line, { refunded, pieces, withShipping: true });
  const goods = refundOf(line, { refunded, pieces, withShipping: false });
  const shipping = new Map(
    [...whole.byTender].map(([tender, sum]) => [tender, sum - (goods.byTender.get(tender) ?? 0)]),
  );
  return {
    net: money === 'shipping' ? 0 : goods.amount,
    shipping: money === 'goods' ? 0 : whole.amount - goods.amount,
    byTender: { all: whole.byTender, goods: goods.byTender, shipping }[money],
  };
}

/** Each line with its pieces. @throws RangeError if a line is not of the part */
function pairs(lines: readonly PartLine[], some: readonly MoneyOfPieces[]) {
  const byKey = new Map(lines.map((line) => [line.key, line]));
  return some.map((pieces) => {
    const line = byKey.get(pieces.key);
    if (!line) throw new RangeError(`the part has no line ${pieces.key}`);
    return { line, pieces, paid: paidFor(line, pieces) };
  });
}

/**
 * The lines of the invoice of some pieces, and their shipping. The last pieces of a line can have a share that is some
 * centavos above their price, since the shares of the first pieces are rounded down. Their price is then higher.
 */
export function soldLines(
  lines: readonly PartLine[],
  some: readonly MoneyOfPieces[],
  shippingTax: TaxKeys,
): SoldLine[] {
  const all = pairs(lines, some);
  const shipping = all.reduce((sum, { paid }) => sum + paid.shipping, 0);
  const goods = all.filter(({ pieces: { money } }) => money !== 'shipping');
  const sold = goods.map(({ line: { key, description, sku, tax, price }, pieces: { pieces }, paid: { net } }) => {
    const unit = Math.max(price, Math.ceil(net / pieces));
    return { key, description, sku, tax, pieces, price: unit, discount: unit * pieces - net };
  });
  return [...sold, ...(shipping > 0 ? [shippingLine(shippingKey, shipping, shippingTax)] : [])];
}

/** What a refund credits of an invoice. */
export interface PartCredit {
  credited: Credited[];
  /** The shipping that it returns. */
  shipping: Centavos;
  amount: Centavos;
}

/**
 * What the refund of some pieces credits of the invoice of `invoiced`. Pieces that the invoice does not have are left
 * out, since they were refunded before.
 * @param earlierShipping the shipping that earlier credit notes of the invoice returned
 */
export function creditOf(
  lines: readonly PartLine[],
  invoiced: readonly PiecesOfPart[],
  refunded: readonly MoneyOfPieces[],
  earlierShipping: Centavos,
): PartCredit {
  const first = new Map(invoiced.map(({ key, earlier }) => [key, earlier]));
  const own = refunded.filter(({ key, earlier }) => earlier >= (first.get(key) ?? Number.POSITIVE_INFINITY));
  const all = pairs(lines, own);
  const shipping = all.reduce((sum, { paid }) => sum + paid.shipping, 0);
  const credited = all
    // A line with a price of 0 is not on the invoice.
    .filter(({ line, paid }) => line.price > 0 || paid.net > 0)
    .map(({ line, pieces: { key, earlier, pieces }, paid: { net } }): Credited => {
      const from = first.get(key) ?? 0;
      const before = paidFor(line, { earlier: from, pieces: earlier - from, money: 'goods' }).net;
      return { key, pieces, earlier: before, amount: net };
    });
  if (shipping > 0) credited.push({ key: shippingKey, pieces: 1, earlier: earlierShipping, amount: shipping });
  return { credited, shipping, amount: credited.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The amount that each tender paid for some pieces, for the form of payment. */
export function tendersOf(
  lines: readonly PartLine[],
  some: readonly MoneyOfPieces[],
  tenders: ReadonlyMap<string, Omit<PaidTender, 'amount'>>,
): PaidTender[] {
  const amounts = new Map<string, Centavos>();
  for (const { paid } of pairs(lines, some))
    for (const [tender, amount] of paid.byTender) amounts.set(tender, (amounts.get(tender) ?? 0) + amount);
  return [...amounts].flatMap(([tender, amount]) => {
    const found = tenders.get(tender);
    return found ? [{ ...found, amount }] : [];
  });
}
