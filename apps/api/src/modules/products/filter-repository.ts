import { type RawBuilder, sql } from 'kysely';
import type { WordQuery } from './word-query.ts';

/** What a listing is narrowed to. What is undefined does not narrow. */
export interface ListingFilter {
  category?: { id: number; level: number; department: number } | undefined;
  store?: number | undefined;
  words?: WordQuery | undefined;
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

/** A page of a listing. */
export interface Slice {
  limit: number;
  offset: number;
}

export type Condition = RawBuilder<boolean>;

/** Filters that have a facet: each is counted under all the others. */
export type FacetName = 'brand' | 'price' | 'rating' | 'discount' | 'free_shipping' | 'fulfillment';

const levelNames = ['level1_id', 'level2_id', 'level3_id'] as const;

/** The column that holds a product's category of `level`, in `table`; undefined below the third. */
export function levelColumn(table: 'l' | 'r', level: number): RawBuilder<number | null> | undefined {
  const column = levelNames[level - 1];
  return column === undefined ? undefined : sql.ref(`${table}.${column}`);
}

/** Where we are in the shop: holds for every facet. Over `listing as l`. */
export function scopeCondition({ category, store }: ListingFilter): Condition {
  const column = category && levelColumn('l', category.level);
  return every([
    ...(column ? [sql<boolean>`${column} = ${category.id}`] : []),
    // Known already, but not to the planner, which has indexes of departments.
    ...(category && category.level > 1 ? [sql<boolean>`l.level1_id = ${category.department}`] : []),
    ...(store === undefined ? [] : [sql<boolean>`l.store_id = ${store}`]),
  ]);
}

/** The brands that a filter names. */
export const brandIds = (slugs: readonly string[]): RawBuilder<number[]> =>
  sql`array(select id from brands where slug = any (${slugs}::text[]))`;

/** The shopper's own choices, by facet; only those made. Over `listing as l`. */
export function facetConditions(filter: ListingFilter): Map<FacetName, Condition> {
  const conditions = new Map<FacetName, Condition>();
  if (filter.brands) conditions.set('brand', sql<boolean>`l.brand_id = any (${brandIds(filter.brands)})`);
  const { priceMin, priceMax } = filter;
  if (priceMin !== undefined || priceMax !== undefined) {
    conditions.set(
      'price',
      every([
        ...(priceMin === undefined ? [] : [sql<boolean>`l.sale_price >= ${priceMin}`]),
        ...(priceMax === undefined ? [] : [sql<boolean>`l.sale_price <= ${priceMax}`]),
      ]),
    );
  }
  if (filter.rating !== undefined) conditions.set('rating', sql<boolean>`l.rating >= ${filter.rating * 100}`);
  if (filter.discount !== undefined) conditions.set('discount', sql<boolean>`l.discount >= ${filter.discount}`);
  if (filter.freeShipping) conditions.set('free_shipping', sql<boolean>`l.ships_free`);
  if (filter.fulfillment) conditions.set('fulfillment', sql<boolean>`l.by_us`);
  return conditions;
}

/** All of them; true when there are none. */
export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
