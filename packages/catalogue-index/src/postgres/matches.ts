/** Products that match a text: by the postings, and row by row those of the text delta. */
import { type RawBuilder, sql } from 'kysely';
import type { Filters } from '../catalogue-index.ts';
import { blockSize, segmentBlocks } from './geometry.ts';
import type { Condition } from './sql.ts';
import type { Signal, TextQuery } from './text-query.ts';

/**
 * Tables for a `with`: where postings match (`matches`), and whether products of the delta do (`delta_matches`), both
 * with these signals.
 */
export function matchTables(
  query: TextQuery,
  { category }: Filters,
  wanted: readonly Signal[] = [],
): RawBuilder<unknown> {
  // A query that only counts needs no more markers than those by which something matches.
  const needsMarkers = wanted.length > 0 || !query.is_plain;
  const [markers, kinds] = needsMarkers ? [query.markers, query.marker_kinds] : [[], []];
  const columns = sql.join(['found', ...wanted].map((name) => sql.ref(name)));
  const ordinal = sql`s.block % ${sql.lit(segmentBlocks)} * ${sql.lit(blockSize)} + s.pos`;
  const bit = (name: string) => sql`get_bit(${sql.ref(`m.${name}`)}, ${ordinal}) = 1 as ${sql.ref(name)}`;
  return sql`matches as materialized (
      select level1_id, segment, ${columns}
        from index_match(${query.terms}::text[], ${query.alternatives}::integer[], ${query.clauses}::integer[],
                         ${query.own}::boolean[], ${markers}::text[], ${kinds}::text[],
                         ${query.min_should_match}::integer, ${query.loose}::boolean, ${query.anchored}::boolean,
                         ${wanted.length > 0}::boolean, ${category ? category.department : null}::integer)
    ), delta_matches as materialized (
      select w.product_id, ${sql.join([foundIn(query), ...wanted.map((name) => signalIn(query, name))])}
        from index_text_delta as w where w.terms is not null
      union all
      select s.product_id, ${sql.join(['found', ...wanted].map(bit))}
        from delta_ordinals as s
          join matches as m on (m.level1_id, m.segment) = (s.level1_id, s.block / ${sql.lit(segmentBlocks)})
       where not exists (select from index_text_delta as w where w.product_id = s.product_id and w.terms is not null)
    )`;
}

/** Whether a product of `index_delta_documents as d` matches. */
export const isMatch: Condition = sql<boolean>`exists (
  select from delta_matches as w where w.product_id = d.product_id and w.found)`;

/** Whether the terms of `index_text_delta as w` match: the same rule as that of `index_match`. */
function foundIn({ matching, min_should_match: least, loose, anchored }: TextQuery): RawBuilder<unknown> {
  const { clauses } = matching;
  const count = countOf(clauses);
  const size = sql`cardinality(${clauses}::tsquery[])`;
  const anchor = sql`(w.terms @@ ${matching.begins_any}::tsquery or w.terms @@ ${matching.of_kind}::tsquery)`;
  const isAllButOne = sql`${size} > 2 and ${least}::integer < ${size} and ${count} = ${size} - 1`;
  return sql`${size} > 0 and case when ${count} = ${size} then ${anchor} or not ${anchored}::boolean
    else ${count} >= ${least}::integer and ${anchor} or ${loose}::boolean and ${isAllButOne} end as found`;
}

/** How many of these queries match the terms of `index_text_delta as w`. */
function countOf(texts: readonly string[]): RawBuilder<unknown> {
  return sql`(select count(*) from unnest(${texts}::tsquery[]) as q where w.terms @@ q)`;
}

function signalIn({ matching }: TextQuery, name: Signal): RawBuilder<unknown> {
  if (name === 'most' || name === 'most_title') {
    const clauses = name === 'most' ? matching.clauses : matching.title_clauses;
    return sql`${countOf(clauses)} >= cardinality(${clauses}::tsquery[]) - 1 as ${sql.ref(name)}`;
  }
  return sql`w.terms @@ ${matching[name]}::tsquery as ${sql.ref(name)}`;
}
