/** The bitmaps that a listing is counted and searched on: which blocks, and which of their bits. */

import type { TextQuery } from '@tianguis/domain/words';
import { type RawBuilder, sql } from 'kysely';
import type { Filters } from '../catalogue-index.ts';
import { brandIds, type FacetName, filterBits } from './filters.ts';
import { blockSize, segmentBlocks } from './geometry.ts';
import { matchTables } from './matches.ts';
import { type Bits, type Condition, every, levelColumn } from './sql.ts';
import type { MatchColumn } from './tiers.ts';

/** A listing, or what a text finds in it. */
export type Selection = Filters & { text?: TextQuery | undefined };

/**
 * Tables for a `with`, and a row source of one row for each block of the listing's scope (category, store, text) with
 * `bits`, the products that are there and not in the delta, for each of the shopper's filters `in_x`, the products that
 * it leaves, and these further bitmaps. For a text there are `matches` and `delta_matches` too, with these signals.
 */
export function scopeTables(
  selection: Selection,
  further: readonly Bits[],
  signals: readonly MatchColumn[] = [],
): { tables: RawBuilder<unknown>; scope: RawBuilder<unknown> } {
  const { category, store, brands, arriving, text } = selection;
  const department = category?.department;
  const column = category && category.level > 1 ? levelColumn('r', category.level) : undefined;
  const tables = [
    sql`delta_ordinals as materialized (select * from index_delta_ordinals as s ${inDepartment('s', selection)})`,
    sql`outdated as materialized (
      select level1_id, block, array_agg(pos) as positions from delta_ordinals group by level1_id, block)`,
  ];
  const joins = [sql`left join outdated using (level1_id, block)`];
  const bits = [sql`coalesce(index_clear_bits(b.present, outdated.positions), b.present)`];
  if (column) {
    tables.push(
      sql`subtree as (${spans(every([sql`${column} = ${category?.id}`, sql`r.level1_id = ${department}`]))})`,
    );
    joins.push(sql`join subtree using (level1_id, block)`);
    bits.push(sql`subtree.bits`);
  }
  if (store !== undefined) {
    // `|| ''` detoasts a department's bits once, and not for each of its blocks.
    tables.push(
      sql`sold as materialized (
        select level1_id, bits || ''::varbit as bits from index_store_bitmaps as s
         where store_id = ${store} ${category ? sql`and level1_id = ${department}` : sql``})`,
    );
    joins.push(sql`join sold using (level1_id)`);
    bits.push(sql`substring(sold.bits from b.block * ${sql.lit(blockSize)} + 1 for b.size)`);
  }
  if (text) {
    const first = sql`b.block % ${sql.lit(segmentBlocks)} * ${sql.lit(blockSize)} + 1`;
    const found = sql`substring(m.found from ${first} for b.size)`;
    tables.push(matchTables(text, selection, signals));
    // Under names of its own: what is joined behind it looks for `level1_id`. Bounds of the blocks, which an index has.
    const matched = sql`(select level1_id as matched_in, segment * ${sql.lit(segmentBlocks)} as low, found from matches) as m`;
    joins.push(
      sql`join ${matched} on matched_in = b.level1_id and b.block >= low and b.block < low + ${sql.lit(segmentBlocks)}
           and bit_count(${found}) > 0`,
    );
    bits.push(found);
  }
  if (brands) {
    tables.push(sql`branded as (${spans(sql`r.brand_id = any (${brandIds(brands)})`)})`);
    joins.push(sql`left join branded using (level1_id, block)`);
  }
  if (arriving) {
    tables.push(
      sql`arriving as materialized (
        select level1_id, bit_or(bits)::varbit as bits from index_delivery_bitmaps as s
         where delivery = any (${arriving}::bigint[]) ${category ? sql`and level1_id = ${department}` : sql``}
         group by level1_id)`,
    );
    joins.push(sql`left join arriving using (level1_id)`);
  }
  const marks = Array.from(filterBits(selection), ([name, marked]) => sql`, ${marked} as ${mark(name)}`);
  // `offset 0`: computed once for each block, however often it is used.
  const scope = sql`(
    select b.level1_id, b.block, ${sql.join(bits, sql` & `)} as bits, ${wholeOf(selection)} ${sql.join(marks, sql``)}
      ${sql.join(
        further.map((name) => sql`, ${name}`),
        sql``,
      )}
    from index_blocks as b ${sql.join(joins, sql` `)} ${inDepartment('b', selection)} offset 0
  )`;
  return { tables: sql.join(tables), scope };
}

/** Whether a text is searched in whole segments: nothing of their blocks leaves anything out. */
export const isOfSegments = ({ category, store, ...filters }: Selection): boolean =>
  store === undefined && (category === undefined || category.level === 1) && filterBits(filters).size === 0;

/**
 * As {@link scopeTables} where {@link isOfSegments}: `left_segments`, with the `bits` of what a text finds and is not in
 * the delta.
 */
export function segmentTables(
  selection: Selection & { text: TextQuery },
  signals: readonly MatchColumn[],
): RawBuilder<unknown> {
  return sql`
    delta_ordinals as materialized (select * from index_delta_ordinals as s ${inDepartment('s', selection)}),
    outdated as materialized (
      select level1_id, block / ${sql.lit(segmentBlocks)} as segment,
             array_agg(block % ${sql.lit(segmentBlocks)} * ${sql.lit(blockSize)} + pos) as positions
        from delta_ordinals group by 1, 2
    ), ${matchTables(selection.text, selection, signals)}, left_segments as materialized (
      select level1_id, segment, found & coalesce(index_clear_bits(present, positions), present) as bits
        from matches join index_segments using (level1_id, segment) left join outdated using (level1_id, segment)
    )`;
}

/**
 * How many products the scope has in a block, and their least and greatest price; bounds of it, where filters leave
 * something out.
 */
function wholeOf({ category, store, text, freeShipping }: Selection): RawBuilder<unknown> {
  const from = sql.ref(store === undefined && category && category.level > 1 ? 'subtree' : 'b');
  // Prices of a store are not stored: bounds are those of the block.
  const whole = store === undefined && text === undefined ? sql`${from}.products` : sql`null::integer`;
  const bounds = freeShipping
    ? sql`greatest(${from}.price_least, b.free_least) as least,
          least(${from}.price_greatest, b.free_greatest) as greatest`
    : sql`${from}.price_least as least, ${from}.price_greatest as greatest`;
  return sql`${whole} as whole, ${bounds}`;
}

/** For each of the shopper's filters, the bits of `scope as s` that it leaves: computed once, used for every count. */
export function markedFilters(filters: Filters): Map<FacetName, Bits> {
  return new Map(Array.from(filterBits(filters).keys(), (name) => [name, sql`s.${mark(name)}`]));
}

function mark(name: FacetName): RawBuilder<unknown> {
  return sql.ref(`in_${name}`);
}

/** Blocks with a one for each product of these runs. */
function spans(condition: Condition): RawBuilder<unknown> {
  return sql`
    select r.level1_id, r.block, index_bitmap_of_spans(array_agg(r.start), array_agg(r.size), b.size) as bits,
      sum(r.products) as products, min(r.price_least) as price_least, max(r.price_greatest) as price_greatest
    from index_runs as r join index_blocks as b using (level1_id, block)
    where ${condition} group by r.level1_id, r.block, b.size`;
}

/** Leaves of `table` what is of the filter's department. */
export function inDepartment(table: string, { category }: Filters): RawBuilder<unknown> {
  return category ? sql`where ${sql.ref(`${table}.level1_id`)} = ${category.department}` : sql``;
}
