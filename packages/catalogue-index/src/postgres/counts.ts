/** Counts of a listing and of its facets, in one statement: exact, of one moment. */
import { type Database, preparedForms } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Facets } from '../catalogue-index.ts';
import {
  brandIds,
  type FacetName,
  facetChoices,
  filterConditions,
  readFacetCounts,
  scopeCondition,
} from './filters.ts';
import { isMatch } from './matches.ts';
import { inDepartment, markedFilters, type Selection, scopeTables } from './scope.ts';
import { type Bits, type Condition, every, intersect, levelColumn } from './sql.ts';
import { formOf, parametersOf, withParameters } from './statement-forms.ts';

const brandLimit = 60;

/** How many products a listing has. */
export interface Counts {
  total: number;
  /** Without the shopper's own filters: of the category, the store, the shop. */
  scope: number;
  /** About how many its department, or else the whole shop, has; 0 for a text. */
  around: number;
  /** Centavos, under the filters other than price; null when nothing is left. */
  price_min: number | null;
  price_max: number | null;
}

/** Beside the counts of choices. */
type CountsWithFacets = Counts & Pick<Facets, 'brands' | 'categories'>;

const askCounts = preparedForms<Record<string, unknown>, Counts>();

export async function readCounts(
  db: Kysely<Database>,
  selection: Selection,
  withFacets = false,
): Promise<{ counts: Counts; facets: Facets | undefined }> {
  const form = formOf(selection);
  const [row] =
    form === undefined
      ? (await countsQuery(selection, withFacets).execute(db)).rows
      : await askCounts(db, `${form} ${withFacets}`, parametersOf(selection), (standIns) =>
          countsQuery(withParameters(selection, standIns), withFacets),
        );
  if (row === undefined) throw new Error('An aggregate without groups gave no row.');
  return { counts: row, facets: withFacets ? toFacets(row as CountsWithFacets) : undefined };
}

function toFacets(row: CountsWithFacets): Facets {
  const { brands, categories, price_min: least, price_max: greatest, scope } = row;
  return { ...readFacetCounts({ ...row }), brands, categories, price: { least, greatest }, scope };
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
 * Counts bits where the bitmaps are up to date (`marked`, once for each block), and rows of the delta (`delta`), whose
 * old bits are left out. A facet is counted under all filters but its own: in both tables `but_x` is what all the
 * others leave.
 */
export function countsQuery(selection: Selection, withFacets: boolean): RawBuilder<Counts> {
  const conditions = filterConditions(selection);
  const marks = markedFilters(selection);
  const buts = [undefined, ...conditions.keys()];
  const but: But = (name) => sql.ref(`but_${name && conditions.has(name) ? name : 'none'}`);
  const sums: Sum[] = [
    { name: 'total', under: undefined },
    { name: 'left_of_price', under: 'price' },
    ...(withFacets ? facetChoices : []),
  ];
  const { tables, scope } = scopeTables(
    selection,
    sums.flatMap(({ bits }) => bits ?? []),
  );
  const counted = ({ name, under, bits }: Sum) =>
    sql`bit_count(${bits ? sql`${but(under)} & ${bits}` : but(under)})::integer as ${sql.ref(name)}`;
  const rows = ({ name, under, row }: Sum) =>
    sql`count(*) filter (where ${row ? sql`${but(under)} and ${row}` : but(under)}) as ${sql.ref(name)}`;
  const names = [sql.ref('scope'), ...sums.map(({ name }) => sql.ref(name))];
  const around = selection.text
    ? sql`0`
    : sql`(select coalesce(sum(size), 0)::integer from index_blocks as b ${inDepartment('b', selection)})`;
  return sql<Counts>`
    with ${tables}, marked as materialized (
      select level1_id, block, whole, least, greatest, ${sql.join(buts.map(but))}, bit_count(bits)::integer as scope,
        ${sql.join(sums.map(counted))}
      from (
        select s.*, ${sql.join(buts.map((facet) => sql`${intersect(sql`s.bits`, allBut(marks, facet))} as ${but(facet)}`))}
          from ${scope} as s offset 0
      ) as b
    ), delta as materialized (
      select d.*, ${sql.join(buts.map((facet) => sql`${every(allBut(conditions, facet))} as ${but(facet)}`))}
      from index_delta_documents as d where ${every([scopeCondition(selection), ...(selection.text ? [isMatch] : [])])}
    ), parts as (
      select ${sql.join(names.map((name) => sql`sum(${name}) as ${name}`))} from marked
      union all
      select count(*) as scope, ${sql.join(sums.map(rows))} from delta as d
    ), sums as (
      select ${sql.join(names.map((name) => sql`coalesce(sum(${name}), 0)::integer as ${name}`))} from parts
    ), ${priceTables(but('price'))} ${withFacets ? sql`, ${kindTables(selection, but)}` : sql``}
    select total, scope, (select low from price) as price_min, (select high from price) as price_max,
      ${around} as around
      ${withFacets ? sql`, ${sql.join(facetChoices.map(({ name }) => sql.ref(name)))}, ${kindLists(selection)}` : sql``}
    from sums`;
}

function allBut<Value>(values: ReadonlyMap<FacetName, Value>, name: FacetName | undefined): Value[] {
  return [...values].flatMap(([other, value]) => (other === name ? [] : [value]));
}

/**
 * The least and the greatest price left. A scope that is left whole in a block knows its own; the others are searched
 * by their bounds, until none can have a price beyond those found (`index_price_bound`).
 */
function priceTables(but: RawBuilder<never>): RawBuilder<unknown> {
  const bound = (which: 'least' | 'greatest', by: RawBuilder<unknown>) => sql`
    index_price_bound(array_agg(left_of order by ${by}) filter (where not is_whole),
      ${sql.lit(which === 'greatest')})`;
  return sql`bounds as (
      select left_of_price is not distinct from whole as is_whole, least, greatest,
        row(level1_id, block, ${but}, least, greatest)::index_block_selection as left_of
      from marked where left_of_price > 0
    ), price as (
      select least(min(least) filter (where is_whole), ${bound('least', sql`least`)},
               (select min(sale_price) from delta where ${but})) as low,
        greatest(max(greatest) filter (where is_whole), ${bound('greatest', sql`greatest desc`)},
          (select max(sale_price) from delta where ${but})) as high
      from bounds
    )`;
}

/**
 * How many there are of each kind: a brand in a child of the category. `offset 0`: runs are read at once. The planner,
 * which knows nothing of the blocks that are left, would look for those of each block by themselves.
 */
function kindTables({ category }: Selection, but: But): RawBuilder<unknown> {
  const level = (category?.level ?? 0) + 1;
  const child = (table: 'd' | 'r') => levelColumn(table, level) ?? sql<null>`null::integer`;
  const column = category && levelColumn('r', category.level);
  const within = column ? sql`where ${column} = ${category.id} and r.level1_id = ${category.department}` : sql``;
  const ones = (bits: RawBuilder<never>) => sql`sum(bit_count(substring(${bits} from r.start + 1 for r.size)))`;
  return sql`kinds as materialized (
      select r.brand_id, ${child('r')} as child_id, ${ones(but('brands'))} as of_brand, ${ones(but())} as of_child
      from (select * from index_runs as r ${within} offset 0) as r join marked as b using (level1_id, block)
        group by 1, 2
      union all
      select d.brand_id, ${child('d')}, count(*) filter (where ${but('brands')}), count(*) filter (where ${but()})
        from delta as d group by 1, 2
    ), brand_counts as (
      select brand_id, sum(of_brand)::integer as count from kinds group by brand_id having sum(of_brand) > 0
    ), child_counts as (
      select child_id as id, sum(of_child)::integer as count from kinds where child_id is not null group by child_id
        having sum(of_child) > 0
    )`;
}

/** Of brands those with most products; those filtered by are always among them, even with none. */
function kindLists({ brands = [] }: Selection): RawBuilder<unknown> {
  return sql`
    (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'count', count)
      order by count desc, name, slug), '[]')
     from (
       select b.slug, b.name, coalesce(c.count, 0) as count
         from brand_counts as c full join unnest(${brandIds(brands)}) as filtered (id) on filtered.id = c.brand_id
         join brands as b on b.id = coalesce(c.brand_id, filtered.id)
        order by filtered.id is null, 3 desc, b.name, b.slug limit ${sql.lit(brandLimit)}
     ) as chosen) as brands,
    (select coalesce(json_agg(child_counts order by id), '[]') from child_counts) as categories`;
}
