import type { GeneratedAlways } from 'kysely';

/** What PostgreSQL itself keeps, so that listings of a million products are quick (migration 0009): read, never written. */
type Kept<Value> = GeneratedAlways<Value>;

/** A narrow row for each product on sale. */
export interface ListingTable {
  created_at: Kept<Date>;
  updated_at: Kept<Date>;
  product_id: Kept<number>;
  level1_id: Kept<number>;
  level2_id: Kept<number | null>;
  level3_id: Kept<number | null>;
  category_id: Kept<number>;
  brand_id: Kept<number>;
  store_id: Kept<number>;
  /** Popularity; below zero what is sold out. */
  rank: Kept<number>;
  sale_price: Kept<number>;
  rating_count: Kept<number>;
  /** Hundredths of a star. */
  rating: Kept<number>;
  discount: Kept<number>;
  ships_free: Kept<boolean>;
  by_us: Kept<boolean>;
}

/** Products on sale right in a category, without those of the categories below. */
export interface CategorySizeView {
  category_id: Kept<number>;
  products: Kept<number>;
}

/** Products of a store on sale in a department. */
export interface StoreDepartmentView {
  store_id: Kept<number>;
  level1_id: Kept<number>;
  products: Kept<number>;
}
