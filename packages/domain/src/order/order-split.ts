/**
 * Splits an order's amounts among its lines and tenders (issue rows CO-07, AF-01). A later refund of some pieces takes
 * the stored shares, so that refunds never depend on what the customer gave back before.
 *
 * Each line has two payable amounts: its goods less its share of the coupon, and its share of its parcel's shipping.
 * Each payable amount has a share of every tender. Shares of a payable amount add up to the payable amount, and shares
 * of a tender add up to the tender.
 */
import type { Centavos } from '../money/money.ts';
import { splitAmount } from '../money/split.ts';

/** A line before the split. */
export interface SplitLine {
  /** Identifies the line within the order. */
  key: string;
  /** Key of the parcel with the line's pieces. */
  parcel: string;
  pieces: number;
  /** Price of one piece that day. */
  price: Centavos;
  /** The line's share of the coupon's discount, as `couponDiscount` computes it. */
  discount: Centavos;
}

export interface SplitParcel {
  key: string;
  /** Amount that the customer pays for shipping; 0 if the parcel ships free. */
  shipping: Centavos;
}

/** A way to pay and the amount that it pays. The amounts of an order's tenders add up to the order's total. */
export interface SplitTender {
  key: string;
  amount: Centavos;
}

/** An amount that the customer pays, and the share of each tender in it, by the tender's key. */
export interface Payable {
  amount: Centavos;
  byTender: ReadonlyMap<string, Centavos>;
}

export interface LineShares {
  key: string;
  pieces: number;
  /** Price of all pieces. */
  goods: Centavos;
  discount: Centavos;
  /** The goods less the discount. */
  net: Payable;
  /** The line's share of its parcel's shipping, in proportion to the goods. */
  shipping: Payable;
}

/** What an order costs: goods less discounts, plus shipping. */
export function orderTotal(lines: readonly SplitLine[], parcels: readonly SplitParcel[]): Centavos {
  const goods = lines.reduce((sum, { price, pieces, discount }) => sum + price * pieces - discount, 0);
  return parcels.reduce((sum, { shipping }) => sum + shipping, goods);
}

/**
 * Computes the shares of each line.
 * @throws RangeError if the tenders do not add up to the order's total, a discount exceeds its line, or a parcel with
 * shipping has no lines
 */
export function splitOrder(
  lines: readonly SplitLine[],
  parcels: readonly SplitParcel[],
  tenders: readonly SplitTender[],
): LineShares[] {
  const total = orderTotal(lines, parcels);
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  if (paid !== total) throw new RangeError(`the tenders are ${paid} centavos, the order is ${total} centavos`);
  const shippingOf = shippingShares(lines, parcels);
  const amounts = lines.flatMap((line) => {
    const net = line.price * line.pieces - line.discount;
    if (net < 0) throw new RangeError(`the discount of line ${line.key} exceeds its goods`);
    return [
      { key: netKey(line), value: net },
      { key: shippingKey(line), value: shippingOf.get(line.key) ?? 0 },
    ];
  });
  const payable = payables(amounts, tenders);
  return lines.map((line) => ({
    ...{ key: line.key, pieces: line.pieces, goods: line.price * line.pieces, discount: line.discount },
    net: payable(netKey(line)),
    shipping: payable(shippingKey(line)),
  }));
}

const netKey = ({ key }: SplitLine) => `${key} net`;
const shippingKey = ({ key }: SplitLine) => `${key} shipping`;

/** The share of each line in its parcel's shipping. */
function shippingShares(lines: readonly SplitLine[], parcels: readonly SplitParcel[]): Map<string, Centavos> {
  const byParcel = Map.groupBy(lines, ({ parcel }) => parcel);
  return new Map(
    parcels.flatMap(({ key, shipping }) => {
      const own = byParcel.get(key) ?? [];
      return [
        ...splitAmount(
          shipping,
          own.map(({ key, price, pieces }) => ({ key, value: price * pieces })),
        ),
      ];
    }),
  );
}

/**
 * Splits each tender among the amounts that the earlier tenders have not paid, so that no amount gets more than it
 * costs. The last tender pays what is left.
 */
function payables(
  amounts: readonly { key: string; value: Centavos }[],
  tenders: readonly SplitTender[],
): (key: string) => Payable {
  const unpaid = new Map(amounts.map(({ key, value }) => [key, value]));
  const byTender = new Map(amounts.map(({ key }) => [key, new Map<string, Centavos>()]));
  for (const tender of tenders) {
    const left = [...unpaid].map(([key, value]) => ({ key, value }));
    for (const [key, share] of splitAmount(tender.amount, left)) {
      byTender.get(key)?.set(tender.key, share);
      unpaid.set(key, (unpaid.get(key) ?? 0) - share);
    }
  }
  const costs = new Map(amounts.map(({ key, value }) => [key, value]));
  return (key) => ({ amount: costs.get(key) ?? 0, byTender: byTender.get(key) ?? new Map() });
}
