/** The prices and the offer of a variant, from `at` until the next row of the variant. The database writes the rows. */
export interface PriceHistoryTable {
  variant_id: number;
  at: Date;
  list_price: number;
  sale_price: number;
  /** The offer with dates; null if the variant has none. */
  offer_price: number | null;
  offer_starts_at: Date | null;
  offer_ends_at: Date | null;
}
