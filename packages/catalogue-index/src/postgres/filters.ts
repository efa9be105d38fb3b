/** Filters in SQL: each as a condition on rows of `index_documents as d` and as bits of `index_blocks as b`. */
import { type FilterName, type FilterNameOf, filterNames, filterOf, namesOf } from '@tianguis/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Facets, Filters } from '../catalogue-index.ts';
import { anyOption, atLeast, bitmap, priceBetween } from './bitmaps.ts';
import { type BitmapFilterName, choices, filterColumns } from './filter-columns.ts';
import { blockSize } from './geometry.ts';
import { type Bits, type Condition, every, levelColumn } from './sql.ts';

/** Filters that others are counted under, each without itself. The two ends of the price are one. */
export type FacetName = Exclude<FilterName, 'priceMin' | 'priceMax' | FilterNameOf<'arrival'>> | 'price' | 'arriving';

/** What a filter leaves. */
interface FilterSql {
  row: Condition;
  bits: Bits;
}

/** The brands that a filter names. */
export const brandIds = (slugs: readonly string[]): RawBuilder<number[]> =>
  sql`array(select id from brands where slug = any (${slugs}::text[]))`;

function priceSql({ priceMin, priceMax }: Filters): FilterSql | undefined {
  if (priceMin === undefined && priceMax === undefined) return undefined;
  const bounds = [
    ...(priceMin === undefined ? [] : [sql<boolean>`d.sale_price >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql<boolean>`d.sale_price <= ${priceMax}`]),
  ];
  return { row: every(bounds), bits: priceBetween(priceMin ?? 0, priceMax) };
}

function brandSql({ brands }: Filters): FilterSql | undefined {
  if (!brands?.length) return undefined;
  // Brands have runs instead of bitmaps, which `branded` makes bits of.
  return { row: sql`d.brand_id = any (${brandIds(brands)})`, bits: sql`coalesce(branded.bits, ~b.present)` };
}

function arrivalSql({ arriving }: Filters): FilterSql | undefined {
  if (!arriving) return undefined;
  // Delivery groups have bitmaps of a whole department, as stores do.
  const bits = sql`substring(arriving.bits from b.block * ${sql.lit(blockSize)} + 1 for b.size)`;
  return {
    row: sql`d.delivery = any (${arriving}::bigint[])`,
    bits: sql`coalesce(${bits}, ~b.present)`,
  };
}

/** Of a filter that has bitmaps. */
function bitmapSql(name: BitmapFilterName, choice: unknown): FilterSql | undefined {
  const { column, unit = 1 } = filterColumns[name];
  const own = sql.ref(`d.${column}`);
  if (choice === true) return { row: sql`${own}`, bits: bitmap(column) };
  if (typeof choice === 'number') return { row: sql`${own} >= ${choice * unit}`, bits: atLeast(name as never, choice) };
  if (!Array.isArray(choice) || choice.length === 0) return undefined;
  return { row: sql`${own} = any (${choice}::text[])`, bits: anyOption(name as never, choice) };
}

const facetNames: readonly FacetName[] = [
  ...namesOf('slugs'),
  'price',
  'arriving',
  ...filterNames.filter((name): name is BitmapFilterName => Object.hasOwn(filterColumns, name)),
];

function sqlOf(name: FacetName, filters: Filters): FilterSql | undefined {
  if (name === 'brands') return brandSql(filters);
  if (name === 'arriving') return arrivalSql(filters);
  return name === 'price' ? priceSql(filters) : bitmapSql(name, filters[name]);
}

/** The shopper's choices, by facet; only those made. */
function chosen<Key extends keyof FilterSql>(filters: Filters, key: Key): Map<FacetName, FilterSql[Key]> {
  const made = new Map<FacetName, FilterSql[Key]>();
  for (const name of facetNames) {
    const own = sqlOf(name, filters);
    if (own) made.set(name, own[key]);
  }
  return made;
}
export const filterConditions = (filters: Filters): Map<FacetName, Condition> => chosen(filters, 'row');
export const filterBits = (filters: Filters): Map<FacetName, Bits> => chosen(filters, 'bits');

/** Every choice that facets count, with its facet. */
export const facetChoices: ReadonlyArray<{ name: string; under: FacetName; row: Condition; bits: Bits }> = choices
  .filter(({ isCounted }) => isCounted)
  .map(({ filter, bitmap: name, condition }) => ({
    name,
    under: filter,
    row: sql.raw<boolean>(`d.${condition}`),
    bits: bitmap(name),
  }));

/**
 * Facets of a row with the counts of {@link facetChoices}: one count of a flag, else a list in the sequence of the
 * choices.
 */
export function readFacetCounts(row: Readonly<Record<string, unknown>>): Pick<Facets, BitmapFilterName> {
  const counts = Object.entries(filterColumns).map(([name, { column }]) => {
    const filter = filterOf(name as BitmapFilterName);
    const values =
      filter.kind === 'atLeast' ? filter.steps : filter.kind === 'options' ? Object.keys(filter.options) : [];
    return [name, filter.kind === 'flag' ? row[column] : values.map((value) => row[`${column}_${value}`])];
  });
  return Object.fromEntries(counts);
}

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
