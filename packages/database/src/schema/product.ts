import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Numeric } from './numeric.ts';

/**
 * Products. Money is in centavos. `level1_id` to `level3_id` repeat the path of the category, so that a listing needs
 * no join.
 */
export interface ProductTable {
  id: number;
  sku: string;
  title: string;
  slug: string;
  model: Generated<string>;
  gtin: string | null;
  brand_id: number;
  store_id: number;
  category_id: number;
  level1_id: number;
  level2_id: number | null;
  level3_id: number | null;
  /** Paragraphs, separated by empty lines. */
  description: string;
  highlights: Generated<string[]>;
  specifications: JSONColumnType<Array<{ group: string; rows: Array<[string, string]> }>, string | undefined>;
  condition: Generated<'new' | 'refurbished' | 'used'>;
  warranty: Generated<string>;
  list_price: number;
  sale_price: number;
  discount: GeneratedAlways<number>;
  offer_ends_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  months: Generated<number>;
  stock: Generated<number>;
  is_active: Generated<boolean>;
  ships_free: Generated<boolean>;
  is_backorder: Generated<boolean>;
  is_big_ticket: Generated<boolean>;
  extended_catalogue_days: Generated<number>;
  is_store_pickup: Generated<boolean>;
  fulfillment_id: Generated<number>;
  digital: Generated<boolean>;
  is_store_only: Generated<boolean>;
  super_express: Generated<boolean>;
  rating_average: Numeric;
  rating_count: Generated<number>;
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  rating_histogram: Generated<number[]>;
  sold_count: Generated<number>;
  popularity: Generated<number>;
  /** Weight with packaging. */
  weight_grams: Generated<number | null>;
  /** The set of our warehouses that have the product; null if stock by place is not known. */
  dispatch_set: Generated<number | null>;
  /** When an import took the product off sale, because the feed no longer contained it. */
  left_feed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
