import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface CouponTable {
  id: Generated<number>;
  /** The code in capital letters. */
  code: string;
  description: string;
  /** The discount: a percentage of the goods, 1 to 100, or else `amount` in centavos. */
  percent: number | null;
  amount: number | null;
  /** Highest discount in centavos; null means no limit. */
  most: number | null;
  /** Lowest price of the goods in centavos at which the coupon applies. */
  least: Generated<number>;
  store_id: number | null;
  department_id: number | null;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  /** Number of different customers who may use the coupon; null means no limit. */
  max_uses: number | null;
  is_active: Generated<boolean>;
  /** Who pays the discount. */
  funder: Generated<'shop' | 'seller'>;
  created_at: Moment;
}

/** The cart of a customer. */
export interface CartTable {
  customer_id: string;
  /** Each change of the cart increases it. */
  version: Generated<number>;
  coupon_id: number | null;
  changed_at: Moment;
}

export interface CartLineTable {
  customer_id: string;
  product_id: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  /** The wanted pieces, even if the stock is lower. */
  pieces: number;
  /** Whether the line is saved for later. */
  is_later: Generated<boolean>;
  /** Price of one piece in centavos that the customer last saw. */
  noted_price: number;
  tag: string | null;
  added_at: Moment;
  /** Version of the cart after the last change of the line. */
  version: number;
  removed_at: MaybeMoment;
}

export interface CouponUseTable {
  coupon_id: number;
  customer_id: string;
  /** The end of the time for which the coupon is reserved for the customer; null if an order has used the coupon. */
  held_until: MaybeMoment;
}

/** A request that took effect. */
export interface IdempotentRequestTable {
  customer_id: string;
  operation: string;
  key: string;
  /** SHA-256 of the body. */
  body_hash: Buffer;
  /** What a repeated request gets. */
  answer: ColumnType<unknown, string | null | undefined, string>;
  created_at: Moment;
}
