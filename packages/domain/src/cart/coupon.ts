/** Computes the discount of a coupon (decision 34). */
import type { Centavos } from '../money/money.ts';
import type { PricedLine } from './priced-line.ts';

export interface Coupon {
  /** Either a part of the goods, 1 to 100, or an amount. */
  percent: number | null;
  amount: Centavos | null;
  /** It takes off no more than this; null: no limit. */
  most: Centavos | null;
  /** The least sum of the coupon's goods, at the current prices. */
  least: Centavos;
  /** It is for the goods of one seller or one department alone; null: of all. */
  seller: number | null;
  department: number | null;
}

/** `none`: there is no coupon; `nothing`: the cart has nothing that it is for; `below`: not enough of it. */
export type CouponState =
  | { state: 'none' | 'nothing' }
  | { state: 'below'; missing: Centavos }
  | { state: 'applied'; discount: Centavos };

type Line = Pick<PricedLine, 'key' | 'seller' | 'department' | 'price' | 'pieces'>;

export interface AppliedCoupon {
  discount: Centavos;
  /** Adds up to `discount`. */
  byLine: ReadonlyMap<string, Centavos>;
  state: CouponState;
}

const without = (state: CouponState): AppliedCoupon => ({ discount: 0, byLine: new Map(), state });

/** Never more than the goods that it is for cost, so that nothing costs less than nothing. */
export function couponDiscount(lines: readonly Line[], coupon: Coupon | undefined): AppliedCoupon {
  if (coupon === undefined) return without({ state: 'none' });
  const { percent, amount, most, least, seller, department } = coupon;
  const own = lines.flatMap((line) => {
    const isFor = (seller ?? line.seller) === line.seller && (department ?? line.department) === line.department;
    const value = line.price * line.pieces;
    return isFor && value > 0 ? [{ key: line.key, value }] : [];
  });
  const goods = own.reduce((total, { value }) => total + value, 0);
  if (goods === 0) return without({ state: 'nothing' });
  if (goods < least) return without({ state: 'below', missing: least - goods });
  const wanted = percent === null ? (amount ?? 0) : Math.floor((goods * percent + 50) / 100);
  const discount = Math.min(wanted, most ?? wanted, goods);
  return { discount, byLine: split(discount, own), state: { state: 'applied', discount } };
}

/**
 * Splits an amount in proportion to the values, in whole centavos that add up to it. Those with the largest remainder
 * get one more; of equals the one with the smaller key, so that the sequence of lines means nothing.
 */
function split(amount: Centavos, parts: readonly { key: string; value: number }[]): Map<string, Centavos> {
  const all = BigInt(parts.reduce((total, { value }) => total + value, 0));
  const shares = parts.map(({ key, value }) => {
    const exact = BigInt(amount) * BigInt(value);
    return { key, share: Number(exact / all), rest: exact % all };
  });
  let left = amount - shares.reduce((total, { share }) => total + share, 0);
  const bySize = shares.toSorted((one, other) =>
    one.rest === other.rest ? (one.key < other.key ? -1 : 1) : one.rest > other.rest ? -1 : 1,
  );
  return new Map(bySize.map(({ key, share }) => [key, share + (left-- > 0 ? 1 : 0)]));
}
