import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface CouponTable {
  id: Generated<number>;
  /** In capitals. */
  code: string;
  description: string;
  /** Either a part of the goods, 1 to 100, or `amount` in centavos. */
  percent: number | null;
  amount: number | null;
  /** Centavos that it takes off at most; null: no limit. */
  most: number | null;
  /** Centavos of goods from which it counts. */
  least: Generated<number>;
  store_id: number | null;
  department_id: number | null;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  /** By different customers; null: no limit. */
  max_uses: number | null;
  is_active: Generated<boolean>;
  created_at: Moment;
}

/** What a customer wants to buy. */
export interface CartTable {
  customer_id: string;
  /** Greater after each change. */
  version: Generated<number>;
  coupon_id: number | null;
  changed_at: Moment;
}

export interface CartLineTable {
  customer_id: string;
  product_id: number;
  /** Of the variant; '0': the product has no choices. */
  sku: string;
  /** As many as are wanted, whatever the stock. */
  pieces: number;
  /** Saved for later. */
  is_later: Generated<boolean>;
  /** Centavos of one piece, as the customer last saw it. */
  noted_price: number;
  tag: string | null;
  added_at: Moment;
  /** Of the cart, when the line last changed. */
  version: number;
  removed_at: MaybeMoment;
}

export interface CouponUseTable {
  coupon_id: number;
  customer_id: string;
  /** Null: an order has it, for good. */
  held_until: MaybeMoment;
}

export interface CartRequestTable {
  customer_id: string;
  key: string;
  body_hash: Buffer;
  created_at: Moment;
}
