import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A customer's list of what they want. */
export interface WishlistTable {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** Hearts save to it. */
  is_default: Generated<boolean>;
  /** Of the secret of its link; null: it is not shared. */
  share_hash: Buffer | null;
  shows_name: Generated<boolean>;
  shared_at: MaybeMoment;
  created_at: Moment;
  deleted_at: MaybeMoment;
}

export interface WishlistItemTable {
  wishlist_id: string;
  product_id: number;
  /** Centavos, when it was saved. */
  saved_price: number;
  saved_at: Moment;
  removed_at: MaybeMoment;
  /** The mailed price; null: no mail, or the price has risen again since. */
  told_price: number | null;
  is_sold_out: Generated<boolean>;
}

export interface WishlistMailingTable {
  customer_id: string;
  mailed_at: MaybeMoment;
}
