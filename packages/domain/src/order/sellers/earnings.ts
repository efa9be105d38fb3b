/**
 * Computes what the shop owes a seller for a delivered line (AF-06). A refund takes back the share of its pieces, so
 * that a line that was refunded wholly leaves nothing.
 */
import type { Centavos } from '../../money/money.ts';

/** Hundredths of a percent: 1,250 are 12.5 %. */
export type BasisPoints = number;

/** What the shop retains, as the configuration says on the day of the delivery. */
export interface SellerTerms {
  /** Of the sale with taxes. */
  commission: BasisPoints;
  /** Income tax (ISR) that the shop withholds for the SAT, of the income without IVA. */
  isr: BasisPoints;
  /** The part of the IVA that the shop withholds for the SAT. */
  iva: BasisPoints;
}

/** The delivered pieces of a line. */
export interface DeliveredLine {
  /** Price × pieces. */
  goods: Centavos;
  /** The part of a coupon's discount that the seller pays. */
  discount: Centavos;
  /** What the seller gets for the shipping: the customer's part, and what the shop bears. 0 if the shop ships. */
  shipping: Centavos;
  /** The rate of IVA in percent; undefined for goods without IVA. */
  ivaRate: number | undefined;
}

/** Kinds of earnings. Commission and withholdings are negative. */
export const earningKinds = ['sale', 'shipping', 'commission', 'isr', 'iva'] as const;
export type EarningKind = (typeof earningKinds)[number];
export type Earnings = Readonly<Record<EarningKind, Centavos>>;

export function earningsOf({ goods, discount, shipping, ivaRate = 0 }: DeliveredLine, terms: SellerTerms): Earnings {
  const sale = goods - discount;
  const income = sale + shipping;
  const base = share(income, 100, 100 + ivaRate);
  return {
    ...{ sale, shipping },
    commission: minus(share(sale, terms.commission, 10_000)),
    isr: minus(share(base, terms.isr, 10_000)),
    iva: minus(share(income - base, terms.iva, 10_000)),
  };
}

/** How many of the delivered pieces were refunded, and of how many the shipping was, too. */
export interface RefundedOfLine {
  pieces: number;
  withShipping: number;
}

/**
 * The earnings of a line after refunds, computed from the amounts that are left. If all pieces were refunded with their
 * shipping, nothing is left.
 * @param pieces the delivered pieces
 * @throws RangeError if more pieces were refunded than delivered
 */
export function keptEarnings(
  { goods, discount, shipping, ivaRate }: DeliveredLine,
  terms: SellerTerms,
  pieces: number,
  refunded: RefundedOfLine,
): Earnings {
  const isPossible = [refunded.pieces, refunded.withShipping].every((count) => Number.isInteger(count) && count >= 0);
  if (!isPossible || refunded.pieces > pieces || refunded.withShipping > refunded.pieces)
    throw new RangeError(`${refunded.pieces} of ${pieces} delivered pieces cannot be refunded`);
  const left = (amount: Centavos, count: number) => share(amount, pieces - count, pieces, 0n);
  const kept = { goods: left(goods, refunded.pieces), discount: left(discount, refunded.pieces) };
  return earningsOf({ ...kept, shipping: left(shipping, refunded.withShipping), ivaRate }, terms);
}

/** Earnings that a function gives for each kind. */
export const mapEarnings = (of: (kind: EarningKind) => Centavos): Earnings =>
  Object.fromEntries(earningKinds.map((kind) => [kind, of(kind)])) as Earnings;

/** `-amount`, without a negative zero. */
const minus = (amount: Centavos): Centavos => 0 - amount;

/** `part / whole` of an amount of at least 0, rounded half up; cut with a `half` of 0. */
const share = (amount: Centavos, part: number, whole: number, half = BigInt(whole)): Centavos =>
  Number((2n * BigInt(amount) * BigInt(part) + half) / (2n * BigInt(whole)));
