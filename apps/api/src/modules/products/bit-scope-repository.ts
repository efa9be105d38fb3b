/** The bitmaps that a listing stands on: which blocks, and which of their bits. */
import { type RawBuilder, sql } from 'kysely';
import { type Bits, facetBits } from './bit-filter-repository.ts';
import {
  brandIds,
  type Condition,
  every,
  type FacetName,
  type ListingFilter,
  levelColumn,
} from './filter-repository.ts';

/**
 * Tables of a `with`. The last, `scope`, has the blocks of the listing's place in the shop with `bits`, the products that are there and
 * did not change since, and for each of the shopper's filters `in_x`, those that it leaves.
 */
export function scopeTables(filter: ListingFilter): RawBuilder<unknown> {
  const { category, store, brands } = filter;
  const department = category?.department;
  const column = category && category.level > 1 ? levelColumn('r', category.level) : undefined;
  const tables = [
    sql`stale as (
      select level1_id, part, array_agg(place) as places from listing_stale as s ${inDepartment('s', filter)} group by level1_id, part
    )`,
  ];
  const joins = [sql`left join stale using (level1_id, part)`];
  const bits = [sql`coalesce(listing_without(b.every, stale.places), b.every)`];
  if (column) {
    tables.push(sql`place as (${spans(every([sql`${column} = ${category?.id}`, sql`r.level1_id = ${department}`]))})`);
    joins.push(sql`join place using (level1_id, part)`);
    bits.push(sql`place.bits`);
  }
  if (store !== undefined) {
    tables.push(sql`sold as (select level1_id, part, bits from listing_stores where store_id = ${store})`);
    joins.push(sql`join sold using (level1_id, part)`);
    bits.push(sql`sold.bits`);
  }
  if (brands) {
    tables.push(sql`branded as (${spans(sql`r.brand_id = any (${brandIds(brands)})`)})`);
    joins.push(sql`left join branded using (level1_id, part)`);
  }
  const marks = Array.from(facetBits(filter), ([name, marked]) => sql`, ${marked} as ${mark(name)}`);
  tables.push(sql`scope as materialized (
    select b.*, ${sql.join(bits, sql` & `)} as bits, ${wholeOf(filter)} ${sql.join(marks, sql``)}
    from listing_blocks as b ${sql.join(joins, sql` `)} ${inDepartment('b', filter)}
  )`);
  return sql.join(tables);
}

/** How many products the place has in a block, and their prices from the least to the greatest: what need not be looked for when nothing is left out. */
function wholeOf({ category, store }: ListingFilter): RawBuilder<unknown> {
  // Nobody noted the prices of a store.
  if (store !== undefined) return sql`null::integer as whole, null::integer as least, null::integer as greatest`;
  const from = sql.ref(category && category.level > 1 ? 'place' : 'b');
  return sql`${from}.size as whole, ${from}.price_least as least, ${from}.price_greatest as greatest`;
}

/** For each choice that the shopper made, the bits of `scope as b` that it leaves: worked out once, used for every count. */
export function markedFacets(filter: ListingFilter): Map<FacetName, Bits> {
  return new Map(Array.from(facetBits(filter).keys(), (name) => [name, sql`b.${mark(name)}`]));
}

function mark(name: FacetName): RawBuilder<unknown> {
  return sql.ref(`in_${name}`);
}

/** Blocks with a one for each product of these runs. */
function spans(condition: Condition): RawBuilder<unknown> {
  return sql`
    select r.level1_id, r.part, listing_spans(array_agg(r.start), array_agg(r.size), b.size) as bits,
      sum(r.size) as size, min(r.price_least) as price_least, max(r.price_greatest) as price_greatest
    from listing_runs as r join listing_blocks as b using (level1_id, part)
    where ${condition} group by r.level1_id, r.part, b.size`;
}

/** Leaves of `table` what is of the filter's department. */
export function inDepartment(table: string, { category }: ListingFilter): RawBuilder<unknown> {
  return category ? sql`where ${sql.ref(`${table}.level1_id`)} = ${category.department}` : sql``;
}
