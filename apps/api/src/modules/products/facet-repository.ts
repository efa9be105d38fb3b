import { type Database, prepared } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Bits, both, discountAtLeast, priceDigits, ratingAtLeast, stepDigits } from './bit-filter-repository.ts';
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

/** Stars at least, and percent at least, that a facet offers. */
export const ratingSteps = [4, 3, 2, 1] as const;
export const discountSteps = [10, 20, 30, 40, 50] as const;
const brandLimit = 60;

/** How many products a listing has. */
export interface ListingCounts {
  total: number;
  /** Without the shopper's own filters: of the category, the store, the shop. */
  scope: number;
  /** About how many its department, or else the whole shop, has. */
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

/** The total of a listing alone, with what helps to find its page. */
export async function readCounts(db: Kysely<Database>, filter: ListingFilter): Promise<ListingCounts> {
  return readOne<ListingCounts>(db, statementOf(filter, countsQuery(filter, false)));
}

/** Every count of a listing, its total too, in one statement: exact, of this moment. */
export async function readFacets(db: Kysely<Database>, filter: ListingFilter): Promise<FacetCounts> {
  return readOne<FacetCounts>(db, statementOf(filter, countsQuery(filter, true)));
}

/**
 * What most pages ask is planned once for a connection, since that takes longer than counting: places without filters, and the offers.
 * Not more, since a plan takes most of a megabyte, and digits of prices would be texts without end.
 */
function statementOf<Row>(filter: ListingFilter, query: RawBuilder<Row>): RawBuilder<Row> {
  const names = [...facetConditions(filter).keys()];
  const isOffers =
    filter.category === undefined &&
    filter.store === undefined &&
    names.every((name) => name === 'discount') &&
    discountSteps.some((step) => step === filter.discount);
  return names.length === 0 || isOffers ? prepared(query) : query;
}

async function readOne<Row>(db: Kysely<Database>, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('An aggregate without groups gave no row.');
  return counts;
}

/** A count, of bits and of rows. */
interface Sum {
  name: string;
  bits: Bits;
  row: Condition;
}

/** Bits, or the mark of a row, that all filters but this one leave. */
type But = (name?: FacetName) => RawBuilder<never>;

/**
 * Counts bits where the bitmaps are up to date (`marked`), and rows of what was written since (`live`), whose old bits are left out.
 * A facet is counted under all filters but its own: in both tables `but_x` is what all the others leave.
 */
export function countsQuery<Row extends ListingCounts>(filter: ListingFilter, withFacets: boolean): RawBuilder<Row> {
  const conditions = facetConditions(filter);
  const bits = markedFacets(filter);
  const buts = [undefined, ...conditions.keys()];
  const but: But = (name) => sql.ref(`but_${name && conditions.has(name) ? name : 'none'}`);
  const sums: Sum[] = [
    { name: 'total', bits: but(), row: but() },
    { name: 'scope', bits: sql`bits`, row: sql`true` },
    ...(withFacets ? facetSums(but) : []),
  ];
  const steps = (counted: 'rating' | 'discount', list: readonly number[]) =>
    sql`array[${sql.join(list.map((step) => sql.ref(`${counted}_${step}`)))}] as ${sql.ref(counted)}`;
  return sql<Row>`
    with ${scopeTables(filter)}, marked as materialized (
      select b.*, ${sql.join(buts.map((facet) => sql`${both(sql`b.bits`, allBut(bits, facet))} as ${but(facet)}`))} from scope as b
    ), live as materialized (
      select l.*, ${sql.join(buts.map((facet) => sql`${every(allBut(conditions, facet))} as ${but(facet)}`))}
      from listing_live as l where ${scopeCondition(filter)}
    ), parts as (
      select ${sql.join(sums.map(({ name, bits }) => sql`sum(bit_count(${bits})) as ${sql.ref(name)}`))} from marked as b
      union all
      select ${sql.join(sums.map(({ name, row }) => sql`count(*) filter (where ${row}) as ${sql.ref(name)}`))} from live as l
    ), sums as (
      select ${sql.join(sums.map(({ name }) => sql`coalesce(sum(${sql.ref(name)}), 0)::integer as ${sql.ref(name)}`))} from parts
    ), ${priceTables(but('price'))} ${withFacets ? sql`, ${kindTable(filter, but)}` : sql``}
    select total, scope, (select low from price) as price_min, (select high from price) as price_max,
      (select coalesce(sum(size), 0)::integer from listing_blocks as b ${inDepartment('b', filter)}) as around
      ${withFacets ? sql`, free_shipping, fulfillment, ${steps('rating', ratingSteps)}, ${steps('discount', discountSteps)}, ${kindLists(filter)}` : sql``}
    from sums`;
}

function allBut<Value>(values: ReadonlyMap<FacetName, Value>, name: FacetName | undefined): Value[] {
  return [...values].flatMap(([other, value]) => (other === name ? [] : [value]));
}

function facetSums(but: But): Sum[] {
  const sum = (name: string, under: FacetName, bits: Bits, row: Condition): Sum => ({
    name,
    bits: sql`${but(under)} & ${bits}`,
    row: sql`${but(under)} and ${row}`,
  });
  return [
    ...ratingSteps.map((step) =>
      sum(`rating_${step}`, 'rating', ratingAtLeast(step), sql`l.rating >= ${sql.lit(step * 100)}`),
    ),
    ...discountSteps.map((step) =>
      sum(`discount_${step}`, 'discount', discountAtLeast(step), sql`l.discount >= ${sql.lit(step)}`),
    ),
    sum('free_shipping', 'free_shipping', sql`b.ships_free`, sql`l.ships_free`),
    sum('fulfillment', 'fulfillment', sql`b.by_us`, sql`l.by_us`),
  ];
}

/**
 * The least and the greatest price left. A place that is left whole in a block knows its own. Else a step of the price, which has few digits, tells
 * in which blocks they are, and only there all digits of the price are looked through.
 */
function priceTables(but: RawBuilder<never>): RawBuilder<unknown> {
  const range = (whole: RawBuilder<unknown>, digits: readonly Bits[]) =>
    sql`case when bit_count(${but}) = b.whole then ${whole} else listing_range(${but}, array[${sql.join(digits)}]) end`;
  const stepsOfWhole = sql`array[listing_price_step(b.least), listing_price_step(b.greatest)]`;
  return sql`steps as materialized (
      select b.level1_id, b.part, ${range(stepsOfWhole, stepDigits)} as range from marked as b
    ), prices as (
      select ${range(sql`array[b.least, b.greatest]`, priceDigits)} as range
      from (select min(range[1]) as low, max(range[2]) as high from steps) as ends
      join steps on range[1] = low or range[2] = high join marked as b using (level1_id, part)
    ), price as (
      select min(low) as low, max(high) as high
      from (select range[1] as low, range[2] as high from prices union all select sale_price, sale_price from live where ${but}) as ends
    )`;
}

/** How many there are of each kind: a brand in a child of the category. */
function kindTable(filter: ListingFilter, but: But): RawBuilder<unknown> {
  const { category } = filter;
  const level = (category?.level ?? 0) + 1;
  const child = (table: 'l' | 'r') => levelColumn(table, level) ?? sql<null>`null::integer`;
  const column = category && levelColumn('r', category.level);
  const within = column ? sql`where ${column} = ${category.id} and r.level1_id = ${category.department}` : sql``;
  const ones = (bits: RawBuilder<never>) => sql`sum(bit_count(substring(${bits} from r.start + 1 for r.size)))`;
  return sql`kinds as materialized (
      select r.brand_id, ${child('r')} as child_id, ${ones(but('brand'))} as of_brand, ${ones(but())} as of_child
      from listing_runs as r join marked as b using (level1_id, part) ${within} group by 1, 2
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
