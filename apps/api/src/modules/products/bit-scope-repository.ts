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
import type { Signal } from './word-query.ts';
import { hitTables } from './word-repository.ts';

/**
 * The blocks of the listing's place in the shop: tables for a `with`, and what to select from, with `bits`, the products that are there and
 * did not change since, for each of the shopper's filters `in_x`, those that it leaves, and these further bitmaps. Of what is searched there are
 * `hits` and `live_words` with these signals.
 */
export function scopeTables(
  filter: ListingFilter,
  further: readonly Bits[],
  signals: readonly Signal[] = [],
): { tables: RawBuilder<unknown>; scope: RawBuilder<unknown> } {
  const { category, store, brands, words } = filter;
  const department = category?.department;
  const column = category && category.level > 1 ? levelColumn('r', category.level) : undefined;
  const tables = [
    sql`stale_places as materialized (select * from listing_stale as s ${inDepartment('s', filter)})`,
    sql`stale as materialized (select level1_id, part, array_agg(place) as places from stale_places group by level1_id, part)`,
  ];
  const joins = [sql`left join stale using (level1_id, part)`];
  const bits = [sql`coalesce(listing_without(b.every, stale.places), b.every)`];
  if (column) {
    tables.push(sql`place as (${spans(every([sql`${column} = ${category?.id}`, sql`r.level1_id = ${department}`]))})`);
    joins.push(sql`join place using (level1_id, part)`);
    bits.push(sql`place.bits`);
  }
  if (store !== undefined) {
    // `|| ''` unpacks a department's bits once, and not for each of its blocks.
    tables.push(
      sql`sold as materialized (select level1_id, bits || ''::varbit as bits from listing_stores as s where store_id = ${store} ${category ? sql`and level1_id = ${department}` : sql``})`,
    );
    joins.push(sql`join sold using (level1_id)`);
    bits.push(sql`substring(sold.bits from b.part * 1024 + 1 for b.size)`);
  }
  if (words) {
    const found = sql`substring(h.found from b.part % 64 * 1024 + 1 for b.size)`;
    tables.push(hitTables(words, filter, signals));
    // Under names of its own: what is joined behind it looks for `level1_id`.
    const hit = sql`(select level1_id as hit_in, segment, found from hits) as h`;
    joins.push(sql`join ${hit} on (hit_in, segment) = (b.level1_id, b.part / 64) and bit_count(${found}) > 0`);
    bits.push(found);
  }
  if (brands) {
    tables.push(sql`branded as (${spans(sql`r.brand_id = any (${brandIds(brands)})`)})`);
    joins.push(sql`left join branded using (level1_id, part)`);
  }
  const marks = Array.from(facetBits(filter), ([name, marked]) => sql`, ${marked} as ${mark(name)}`);
  // `offset 0`: worked out once for each block, however often it is used.
  const scope = sql`(
    select b.level1_id, b.part, ${sql.join(bits, sql` & `)} as bits, ${wholeOf(filter)} ${sql.join(marks, sql``)}
      ${sql.join(
        further.map((name) => sql`, ${name}`),
        sql``,
      )}
    from listing_blocks as b ${sql.join(joins, sql` `)} ${inDepartment('b', filter)} offset 0
  )`;
  return { tables: sql.join(tables), scope };
}

/** How many products the place has in a block, and their prices from the least to the greatest: which are had when nothing is left out, and else bounds. */
function wholeOf({ category, store, words, freeShipping }: ListingFilter): RawBuilder<unknown> {
  const from = sql.ref(store === undefined && category && category.level > 1 ? 'place' : 'b');
  // Nobody noted the prices of a store: bounds are those of the block.
  const whole = store === undefined && words === undefined ? sql`${from}.products` : sql`null::integer`;
  const bounds = freeShipping
    ? sql`greatest(${from}.price_least, b.free_least) as least, least(${from}.price_greatest, b.free_greatest) as greatest`
    : sql`${from}.price_least as least, ${from}.price_greatest as greatest`;
  return sql`${whole} as whole, ${bounds}`;
}

/** For each choice that the shopper made, the bits of `scope as s` that it leaves: worked out once, used for every count. */
export function markedFacets(filter: ListingFilter): Map<FacetName, Bits> {
  return new Map(Array.from(facetBits(filter).keys(), (name) => [name, sql`s.${mark(name)}`]));
}

function mark(name: FacetName): RawBuilder<unknown> {
  return sql.ref(`in_${name}`);
}

/** Blocks with a one for each product of these runs. */
function spans(condition: Condition): RawBuilder<unknown> {
  return sql`
    select r.level1_id, r.part, listing_spans(array_agg(r.start), array_agg(r.size), b.size) as bits,
      sum(r.products) as products, min(r.price_least) as price_least, max(r.price_greatest) as price_greatest
    from listing_runs as r join listing_blocks as b using (level1_id, part)
    where ${condition} group by r.level1_id, r.part, b.size`;
}

/** Leaves of `table` what is of the filter's department. */
export function inDepartment(table: string, { category }: ListingFilter): RawBuilder<unknown> {
  return category ? sql`where ${sql.ref(`${table}.level1_id`)} = ${category.department}` : sql``;
}
