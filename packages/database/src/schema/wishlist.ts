import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A list of products that a customer saved. */
export interface WishlistTable {
  id: Generated<string>;
  customer_id: string;
  name: string;
  /** Whether hearts save products into this list. */
  is_default: Generated<boolean>;
  /** Hash of the secret in the list's link; null if the list is not shared. */
  share_hash: Buffer | null;
  shows_name: Generated<boolean>;
  shared_at: MaybeMoment;
  created_at: Moment;
  deleted_at: MaybeMoment;
}

export interface WishlistItemTable {
  wishlist_id: string;
  product_id: number;
  /** Price in centavos when the product was saved. */
  saved_price: number;
  saved_at: Moment;
  removed_at: MaybeMoment;
  /**
   * Price in the last mail about this product. The price is null if no mail was sent, or if the price has risen since.
   */
  told_price: number | null;
  is_sold_out: Generated<boolean>;
}

export interface WishlistMailingTable {
  customer_id: string;
  mailed_at: MaybeMoment;
}
