import { type RawBuilder, sql } from 'kysely';

/** What a listing is narrowed to. What is undefined does not narrow. */
export interface ListingFilter {
  category?: { id: number; level: number } | undefined;
  store?: number | undefined;
  /** Slugs, any of them. */
  brands?: string[] | undefined;
  /** Centavos, both ends included. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** Stars at least. */
  rating?: number | undefined;
  /** Whole percent at least. */
  discount?: number | undefined;
  freeShipping?: boolean | undefined;
  fulfillment?: boolean | undefined;
}

type Condition = RawBuilder<boolean>;

/** Filters that have a facet: each is counted under all the others. */
export type FacetName = 'brand' | 'price' | 'rating' | 'discount' | 'free_shipping' | 'fulfillment';

const levelColumns = ['p.level1_id', 'p.level2_id', 'p.level3_id'] as const;

/** The column that holds a product's category of `level`; undefined below the third. */
export function levelColumn(level: number): RawBuilder<number | null> | undefined {
  const column = levelColumns[level - 1];
  return column === undefined ? undefined : sql.ref(column);
}

/** Where we are in the shop: holds for every facet. Over `products as p`. */
export function scopeCondition({ category, store }: ListingFilter): Condition {
  const conditions = [sql<boolean>`p.is_active`];
  const column = category && levelColumn(category.level);
  if (column) conditions.push(sql<boolean>`${column} = ${category.id}`);
  if (store !== undefined) conditions.push(sql<boolean>`p.store_id = ${store}`);
  return every(conditions);
}

/** The shopper's own choices, by facet; only those made. Over `products as p`. */
export function facetConditions(filter: ListingFilter): Map<FacetName, Condition> {
  const conditions = new Map<FacetName, Condition>();
  if (filter.brands) {
    conditions.set(
      'brand',
      sql<boolean>`p.brand_id = any (array(select id from brands where slug = any (${filter.brands}::text[])))`,
    );
  }
  const { priceMin, priceMax } = filter;
  if (priceMin !== undefined || priceMax !== undefined) {
    conditions.set(
      'price',
      every([
        ...(priceMin === undefined ? [] : [sql<boolean>`p.sale_price >= ${priceMin}`]),
        ...(priceMax === undefined ? [] : [sql<boolean>`p.sale_price <= ${priceMax}`]),
      ]),
    );
  }
  if (filter.rating !== undefined) conditions.set('rating', sql<boolean>`p.rating_average >= ${filter.rating}`);
  if (filter.discount !== undefined) conditions.set('discount', sql<boolean>`p.discount >= ${filter.discount}`);
  if (filter.freeShipping) conditions.set('free_shipping', sql<boolean>`p.ships_free`);
  if (filter.fulfillment) conditions.set('fulfillment', sql<boolean>`p.fulfillment_id = 1`);
  return conditions;
}

/** All of them; true when there are none. */
export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
