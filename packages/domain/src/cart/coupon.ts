/** Computes the discount of a coupon (decision 34). */
import type { Centavos } from '../money/money.ts';
import { splitAmount } from '../money/split.ts';
import type { PricedLine } from './priced-line.ts';

export interface Coupon {
  /** The discount is either a percentage of the goods, 1 to 100, or an amount. */
  percent: number | null;
  amount: Centavos | null;
  /** Highest discount; null means no limit. */
  most: Centavos | null;
  /** Lowest sum of the coupon's goods, at current prices, for which the coupon applies. */
  least: Centavos;
  /** Limits the coupon to the goods of one seller or one department; null if the coupon is valid for all goods. */
  seller: number | null;
  department: number | null;
}

/**
 * State of the coupon of a cart. `none`: the cart has no coupon. `nothing`: the coupon applies to no goods in the cart.
 * `below`: the sum of the goods to which the coupon applies is too low.
 */
export type CouponState =
  | { state: 'none' | 'nothing' }
  | { state: 'below'; missing: Centavos }
  | { state: 'applied'; discount: Centavos };

type Line = Pick<PricedLine, 'key' | 'seller' | 'department' | 'price' | 'pieces'>;

export interface AppliedCoupon {
  discount: Centavos;
  /** Share of each line in the discount. The shares add up to `discount`. */
  byLine: ReadonlyMap<string, Centavos>;
  state: CouponState;
}

const without = (state: CouponState): AppliedCoupon => ({ discount: 0, byLine: new Map(), state });

/**
 * Computes the discount. The discount never exceeds the price of the goods to which the coupon applies, so no line
 * costs less than 0.
 */
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
  return { discount, byLine: splitAmount(discount, own), state: { state: 'applied', discount } };
}
