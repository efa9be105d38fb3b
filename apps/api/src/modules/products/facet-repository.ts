import type { Database } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  every,
  type FacetName,
  facetConditions,
  type ListingFilter,
  levelColumn,
  scopeCondition,
} from './filter-repository.ts';

/** Stars at least, and percent at least, that a facet offers. */
export const ratingSteps = [4, 3, 2, 1] as const;
export const discountSteps = [10, 20, 30, 40, 50] as const;
const brandLimit = 60;

/** How many products each choice would leave, under the other filters. */
export interface FacetCounts {
  total: number;
  /** One count a step, in the order of the steps. */
  rating: number[];
  discount: number[];
  free_shipping: number;
  fulfillment: number;
  /** Centavos; null when nothing is left. */
  price_min: number | null;
  price_max: number | null;
  brands: Array<{ slug: string; name: string; count: number }>;
  /** The next level below. */
  categories: Array<{ id: number; count: number }>;
}

/**
 * Every count of a listing, its total too, in one statement. The scope (a category, a store) is read once into memory with one
 * mark for each filter that is on; each facet then counts the rows that all the other marks allow.
 */
export async function readFacets(db: Kysely<Database>, filter: ListingFilter): Promise<FacetCounts> {
  const conditions = facetConditions(filter);
  const marks = Array.from(conditions, ([name, condition]) => sql`, ${condition} as ${mark(name)}`);
  // A row that two filters refuse is in no facet.
  const refusals = Array.from(conditions.keys(), (name) => sql`(not ${mark(name)})::int`);
  const allBut = (but?: FacetName) =>
    every([...conditions.keys()].filter((name) => name !== but).map((name) => sql<boolean>`${mark(name)}`));
  const countBut = (but: FacetName | undefined, extra: RawBuilder<boolean>) =>
    sql`(count(*) filter (where ${allBut(but)} and ${extra}))::int`;
  const child = levelColumn((filter.category?.level ?? 0) + 1) ?? sql<null>`null::integer`;

  const { rows } = await sql<FacetCounts>`
    with scope as materialized (
      select p.brand_id, ${child} as child_id, p.sale_price, p.rating_average, p.discount, p.ships_free, p.fulfillment_id ${sql.join(marks, sql``)}
      from products p
      where ${scopeCondition(filter)}
    ), totals as (
      select
        (count(*) filter (where ${allBut()}))::int as total,
        array[${sql.join(ratingSteps.map((step) => countBut('rating', sql`rating_average >= ${sql.lit(step)}`)))}] as rating,
        array[${sql.join(discountSteps.map((step) => countBut('discount', sql`discount >= ${sql.lit(step)}`)))}] as discount,
        ${countBut('free_shipping', sql`ships_free`)} as free_shipping,
        ${countBut('fulfillment', sql`fulfillment_id = 1`)} as fulfillment,
        min(sale_price) filter (where ${allBut('price')}) as price_min,
        max(sale_price) filter (where ${allBut('price')}) as price_max
      from scope ${refusals.length > 1 ? sql`where ${sql.join(refusals, sql` + `)} <= 1` : sql``}
    ), brand_counts as (
      select brand_id, count(*)::int as count from scope where ${allBut('brand')} group by brand_id
    ), child_counts as (
      select child_id as id, count(*)::int as count from scope where ${allBut()} and child_id is not null group by child_id
    )
    select totals.*,
      (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'count', count) order by count desc, name, slug), '[]')
       from (${brandRows(filter.brands ?? [])}) as chosen) as brands,
      (select coalesce(json_agg(child_counts), '[]') from child_counts) as categories
    from totals`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('An aggregate without groups gave no row.');
  return counts;
}

/** The brands with most products; those filtered by are kept, though nothing of them were left. */
function brandRows(selected: readonly string[]): RawBuilder<unknown> {
  if (selected.length === 0) {
    return sql`
      select b.slug, b.name, c.count from brand_counts c join brands b on b.id = c.brand_id
      order by c.count desc, b.name, b.slug limit ${sql.lit(brandLimit)}`;
  }
  return sql`
    select b.slug, b.name, coalesce(c.count, 0) as count from brands b left join brand_counts c on c.brand_id = b.id
    where c.count > 0 or b.slug = any (${selected}::text[])
    order by b.slug = any (${selected}::text[]) desc, 3 desc, b.name, b.slug limit ${sql.lit(brandLimit)}`;
}

function mark(name: FacetName): RawBuilder<boolean> {
  return sql.ref(`in_${name}`);
}
