import { type RawBuilder, sql } from 'kysely';
import { type Bits, both, discountAtLeast, ratingAtLeast } from './bit-filter-repository.ts';
import { inDepartment, markedFacets, scopeTables } from './bit-scope-repository.ts';
import {
  type Condition,
  every,
  type FacetName,
  facetConditions,
  type ListingFilter,
  levelColumn,
  scopeCondition,
} from './filter-repository.ts';
import { isFound } from './word-repository.ts';

/** Stars at least, and percent at least, that a facet offers. */
export const ratingSteps = [4, 3, 2, 1] as const;
export const discountSteps = [10, 20, 30, 40, 50] as const;
const brandLimit = 60;

/** How many products a listing has. */
export interface ListingCounts {
  total: number;
  /** Without the shopper's own filters: of the category, the store, the shop. */
  scope: number;
  /** About how many its department, or else the whole shop, has; not told of what is searched. */
  around: number;
  /** Centavos, under the filters other than price; null when nothing is left. */
  price_min: number | null;
  price_max: number | null;
}

/** How many products each choice would leave, under the other filters. */
export interface FacetCounts extends ListingCounts {
  /** One count a step, in the order of the steps. */
  rating: number[];
  discount: number[];
  free_shipping: number;
  fulfillment: number;
  brands: Array<{ slug: string; name: string; count: number }>;
  /** The next level below. */
  categories: Array<{ id: number; count: number }>;
}

/** A count, of bits and of rows; `under` the filters but that of this facet, or but none. */
interface Sum {
  name: string;
  under: FacetName | undefined;
  bits?: Bits;
  row?: Condition;
}

/** Bits, or the mark of a row, that all filters but this one leave. */
type But = (name?: FacetName) => RawBuilder<never>;

/**
 * Counts bits where the bitmaps are up to date (`marked`, once for each block), and rows of what was written since (`live`), whose old bits are
 * left out. A facet is counted under all filters but its own: in both tables `but_x` is what all the others leave.
 */
export function countsQuery<Row extends ListingCounts>(filter: ListingFilter, withFacets: boolean): RawBuilder<Row> {
  const conditions = facetConditions(filter);
  const marks = markedFacets(filter);
  const buts = [undefined, ...conditions.keys()];
  const but: But = (name) => sql.ref(`but_${name && conditions.has(name) ? name : 'none'}`);
  const sums: Sum[] = [
    { name: 'total', under: undefined },
    { name: 'left_of_price', under: 'price' },
    ...(withFacets ? facetSums : []),
  ];
  const { tables, scope } = scopeTables(
    filter,
    sums.flatMap(({ bits }) => bits ?? []),
  );
  const counted = ({ name, under, bits }: Sum) =>
    sql`bit_count(${bits ? sql`${but(under)} & ${bits}` : but(under)})::integer as ${sql.ref(name)}`;
  const rows = ({ name, under, row }: Sum) =>
    sql`count(*) filter (where ${row ? sql`${but(under)} and ${row}` : but(under)}) as ${sql.ref(name)}`;
  const names = [sql.ref('scope'), ...sums.map(({ name }) => sql.ref(name))];
  const steps = (counts: 'rating' | 'discount', list: readonly number[]) =>
    sql`array[${sql.join(list.map((step) => sql.ref(`${counts}_${step}`)))}] as ${sql.ref(counts)}`;
  return sql<Row>`
    with ${tables}, marked as materialized (
      select level1_id, part, whole, least, greatest, ${sql.join(buts.map(but))}, bit_count(bits)::integer as scope, ${sql.join(sums.map(counted))}
      from (
        select s.*, ${sql.join(buts.map((facet) => sql`${both(sql`s.bits`, allBut(marks, facet))} as ${but(facet)}`))} from ${scope} as s offset 0
      ) as b
    ), live as materialized (
      select l.*, ${sql.join(buts.map((facet) => sql`${every(allBut(conditions, facet))} as ${but(facet)}`))}
      from listing_live as l where ${liveCondition(filter)}
    ), parts as (
      select ${sql.join(names.map((name) => sql`sum(${name}) as ${name}`))} from marked
      union all
      select count(*) as scope, ${sql.join(sums.map(rows))} from live as l
    ), sums as (
      select ${sql.join(names.map((name) => sql`coalesce(sum(${name}), 0)::integer as ${name}`))} from parts
    ), ${priceTables(but('price'))} ${withFacets ? sql`, ${kindTable(filter, but)}` : sql``}
    select total, scope, (select low from price) as price_min, (select high from price) as price_max,
      ${filter.words ? sql`0` : sql`(select coalesce(sum(size), 0)::integer from listing_blocks as b ${inDepartment('b', filter)})`} as around
      ${withFacets ? sql`, free_shipping, fulfillment, ${steps('rating', ratingSteps)}, ${steps('discount', discountSteps)}, ${kindLists(filter)}` : sql``}
    from sums`;
}

/** Where we are in the shop, and what is searched there, for rows of `listing_live as l`. */
export function liveCondition(filter: ListingFilter): Condition {
  return every([scopeCondition(filter), ...(filter.words ? [isFound] : [])]);
}

function allBut<Value>(values: ReadonlyMap<FacetName, Value>, name: FacetName | undefined): Value[] {
  return [...values].flatMap(([other, value]) => (other === name ? [] : [value]));
}

const facetSums: readonly Sum[] = [
  ...ratingSteps.map((step) => ({
    name: `rating_${step}`,
    under: 'rating' as const,
    bits: ratingAtLeast(step),
    row: sql<boolean>`l.rating >= ${sql.lit(step * 100)}`,
  })),
  ...discountSteps.map((step) => ({
    name: `discount_${step}`,
    under: 'discount' as const,
    bits: discountAtLeast(step),
    row: sql<boolean>`l.discount >= ${sql.lit(step)}`,
  })),
  { name: 'free_shipping', under: 'free_shipping', bits: sql`b.ships_free`, row: sql`l.ships_free` },
  { name: 'fulfillment', under: 'fulfillment', bits: sql`b.by_us`, row: sql`l.by_us` },
];

/**
 * The least and the greatest price left. A place that is left whole in a block knows its own; the others are looked through in the order of their
 * bounds, until none can hold a price beyond those found (`listing_end`).
 */
function priceTables(but: RawBuilder<never>): RawBuilder<unknown> {
  const end = (bound: 'least' | 'greatest', order: RawBuilder<unknown>) => sql`
    listing_end(array_agg(left_of order by ${order}) filter (where not is_whole), ${sql.lit(bound === 'greatest')})`;
  return sql`ends as (
      select left_of_price is not distinct from whole as is_whole, least, greatest, row(level1_id, part, ${but}, least, greatest)::listing_left as left_of
      from marked where left_of_price > 0
    ), price as (
      select least(min(least) filter (where is_whole), ${end('least', sql`least`)}, (select min(sale_price) from live where ${but})) as low,
        greatest(max(greatest) filter (where is_whole), ${end('greatest', sql`greatest desc`)}, (select max(sale_price) from live where ${but})) as high
      from ends
    )`;
}

/**
 * How many there are of each kind: a brand in a child of the category. `offset 0`: runs are read at once. The planner, which knows nothing of the
 * blocks that are left, would look for those of each block by themselves.
 */
function kindTable(filter: ListingFilter, but: But): RawBuilder<unknown> {
  const { category } = filter;
  const level = (category?.level ?? 0) + 1;
  const child = (table: 'l' | 'r') => levelColumn(table, level) ?? sql<null>`null::integer`;
  const column = category && levelColumn('r', category.level);
  const within = column ? sql`where ${column} = ${category.id} and r.level1_id = ${category.department}` : sql``;
  const ones = (bits: RawBuilder<never>) => sql`sum(bit_count(substring(${bits} from r.start + 1 for r.size)))`;
  return sql`kinds as materialized (
      select r.brand_id, ${child('r')} as child_id, ${ones(but('brand'))} as of_brand, ${ones(but())} as of_child
      from (select * from listing_runs as r ${within} offset 0) as r join marked as b using (level1_id, part) group by 1, 2
      union all
      select l.brand_id, ${child('l')}, count(*) filter (where ${but('brand')}), count(*) filter (where ${but()}) from live as l group by 1, 2
    ), brand_counts as (
      select brand_id, sum(of_brand)::integer as count from kinds group by brand_id having sum(of_brand) > 0
    ), child_counts as (
      select child_id as id, sum(of_child)::integer as count from kinds where child_id is not null group by child_id having sum(of_child) > 0
    )`;
}

function kindLists(filter: ListingFilter): RawBuilder<unknown> {
  return sql`
    (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'count', count) order by count desc, name, slug), '[]')
     from (${brandRows(filter.brands ?? [])}) as chosen) as brands,
    (select coalesce(json_agg(child_counts), '[]') from child_counts) as categories`;
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
