/** Filters in SQL: each as a condition on rows of `index_documents as d` and as bits of `index_blocks as b`. */
import { type RawBuilder, sql } from 'kysely';
import { discountSteps, type Filters, ratingSteps } from '../catalogue-index.ts';
import { bitmap, discountAtLeast, priceBetween, ratingAtLeast } from './bitmaps.ts';
import { type Bits, type Condition, every, levelColumn } from './sql.ts';

/** Filters that have a facet: each is counted under all the others. */
export type FacetName = 'brand' | 'price' | 'rating' | 'discount' | 'free_shipping' | 'fulfillment';

interface FilterSql {
  /** What the filter leaves; undefined where the shopper made no such choice. */
  row(filters: Filters): Condition | undefined;
  bits(filters: Filters): Bits | undefined;
  /** Choices that the facet counts by bitmaps; brands and prices are counted in other ways. */
  choices: ReadonlyArray<{ name: string; row: Condition; bits: Bits }>;
}

/** The brands that a filter names. */
export const brandIds = (slugs: readonly string[]): RawBuilder<number[]> =>
  sql`array(select id from brands where slug = any (${slugs}::text[]))`;

const filterSql: Readonly<Record<FacetName, FilterSql>> = {
  brand: {
    row: ({ brands }) => brands && sql`d.brand_id = any (${brandIds(brands)})`,
    // Brands have runs instead of bitmaps, which `branded` makes bits of.
    bits: ({ brands }) => brands && sql`coalesce(branded.bits, ~b.present)`,
    choices: [],
  },
  price: {
    row({ priceMin, priceMax }) {
      const bounds = [
        ...(priceMin === undefined ? [] : [sql<boolean>`d.sale_price >= ${priceMin}`]),
        ...(priceMax === undefined ? [] : [sql<boolean>`d.sale_price <= ${priceMax}`]),
      ];
      return bounds.length === 0 ? undefined : every(bounds);
    },
    bits: ({ priceMin, priceMax }) =>
      priceMin === undefined && priceMax === undefined ? undefined : priceBetween(priceMin ?? 0, priceMax),
    choices: [],
  },
  rating: {
    row: ({ rating }) => (rating === undefined ? undefined : sql`d.rating >= ${rating * 100}`),
    bits: ({ rating }) => (rating === undefined ? undefined : ratingAtLeast(rating)),
    choices: ratingSteps.map((step) => ({
      name: `rating_${step}`,
      row: sql`d.rating >= ${sql.lit(step * 100)}`,
      bits: ratingAtLeast(step),
    })),
  },
  discount: {
    row: ({ discount }) => (discount === undefined ? undefined : sql`d.discount >= ${discount}`),
    bits: ({ discount }) => (discount === undefined ? undefined : discountAtLeast(discount)),
    choices: discountSteps.map((step) => ({
      name: `discount_${step}`,
      row: sql`d.discount >= ${sql.lit(step)}`,
      bits: discountAtLeast(step),
    })),
  },
  free_shipping: {
    row: ({ freeShipping }) => (freeShipping ? sql`d.ships_free` : undefined),
    bits: ({ freeShipping }) => (freeShipping ? bitmap('ships_free') : undefined),
    choices: [{ name: 'free_shipping', row: sql`d.ships_free`, bits: bitmap('ships_free') }],
  },
  fulfillment: {
    row: ({ fulfillment }) => (fulfillment ? sql`d.by_us` : undefined),
    bits: ({ fulfillment }) => (fulfillment ? bitmap('by_us') : undefined),
    choices: [{ name: 'fulfillment', row: sql`d.by_us`, bits: bitmap('by_us') }],
  },
};

const names = Object.keys(filterSql) as FacetName[];

function chosen<Value>(read: (filter: FilterSql) => Value | undefined): Map<FacetName, Value> {
  return new Map(
    names.flatMap((name) => {
      const value = read(filterSql[name]);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** The shopper's choices, by facet; only those made. */
export const filterConditions = (filters: Filters): Map<FacetName, Condition> =>
  chosen((filter) => filter.row(filters));
export const filterBits = (filters: Filters): Map<FacetName, Bits> => chosen((filter) => filter.bits(filters));

/** Every choice that facets count, with its facet. */
export const facetChoices: ReadonlyArray<{ name: string; under: FacetName; row: Condition; bits: Bits }> =
  names.flatMap((under) => filterSql[under].choices.map((choice) => ({ ...choice, under })));

/** Where in the shop: holds for every facet. */
export function scopeCondition({ category, store }: Filters): Condition {
  const column = category && levelColumn('d', category.level);
  return every([
    ...(column ? [sql<boolean>`${column} = ${category.id}`] : []),
    // Known already, but not to the planner, which has indexes of departments.
    ...(category && category.level > 1 ? [sql<boolean>`d.level1_id = ${category.department}`] : []),
    ...(store === undefined ? [] : [sql<boolean>`d.store_id = ${store}`]),
  ]);
}

/** All conditions on a document. */
export const documentCondition = (filters: Filters): Condition =>
  every([scopeCondition(filters), ...filterConditions(filters).values()]);
