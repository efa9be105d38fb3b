/** Products that match a text: bitmaps of segments, and one by one those whose bits are outdated. */

import type { TextQuery } from '@tianguis/domain/words';
import { type RawBuilder, sql } from 'kysely';
import type { Filters } from '../catalogue-index.ts';
import { blockSize, segmentBlocks } from './geometry.ts';
import type { Condition } from './sql.ts';
import type { MatchColumn } from './tiers.ts';

/**
 * Tables for a `with`: what matches in each segment (`matches`), and which products of the delta do
 * (`delta_matches`), both with these signals.
 */
export function matchTables(
  query: TextQuery,
  { category }: Filters,
  wanted: readonly MatchColumn[] = [],
): RawBuilder<unknown> {
  const columns = sql.join(
    wanted.map((name) => sql`, m.${sql.ref(name)}`),
    sql``,
  );
  const asked = sql`${matchCall(query, category, wanted.length > 0)} as m`;
  const { within } = query;
  const matches = within
    ? sql`select m.level1_id, m.segment, m.found & o.found as found ${columns}
            from ${asked} join ${matchCall(within, category, false)} as o using (level1_id, segment)`
    : sql`select m.level1_id, m.segment, m.found ${columns} from ${asked}`;
  const bits = ['found', ...wanted].map((name) => sql`get_bit(${sql.ref(name)}, p.ordinal) = 1 as ${sql.ref(name)}`);
  return sql`matches as materialized (
      ${matches}
    ), delta_matches as materialized (
      select p.product_id, ${sql.join(bits)} from (
        select product_id, 0 as level1_id, product_id as segment, 0 as ordinal from index_text_delta where is_analysed
        union all
        select product_id, level1_id, block / ${sql.lit(segmentBlocks)},
               block % ${sql.lit(segmentBlocks)} * ${sql.lit(blockSize)} + pos
          from delta_ordinals as s
         where not exists (select from index_text_delta as w where w.product_id = s.product_id and w.is_analysed)
      ) as p join matches using (level1_id, segment)
    )`;
}

/** The function that evaluates a query. @param isRanked whether its signals are wanted */
function matchCall(query: TextQuery, category: Filters['category'], isRanked: boolean): RawBuilder<unknown> {
  // A query that only counts needs no more markers than those by which something matches.
  const needsMarkers = isRanked || !query.isPlain;
  const [markers, kinds] = needsMarkers ? [query.markers, query.markerKinds] : [[], []];
  return sql`
    index_match(${query.terms}::text[], ${query.alternatives}::integer[], ${query.clauses}::integer[],
                ${query.own}::boolean[], ${query.weights}::integer[], ${markers}::text[], ${kinds}::text[],
                ${query.minShouldMatch}::integer, ${query.loose}::boolean, ${query.anchored}::boolean,
                ${query.thing}::integer, ${query.isNamed}::boolean, ${isRanked}::boolean,
                ${category ? category.department : null}::integer)`;
}

/** Whether a product of `index_delta_documents as d` matches. */
export const isMatch: Condition = sql<boolean>`exists (
  select from delta_matches as w where w.product_id = d.product_id and w.found)`;
