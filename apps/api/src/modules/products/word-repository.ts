/** Products by their words: those that stand in postings, and those that are noted to have others since (migrations 0014 and 0015). */
import { type RawBuilder, sql } from 'kysely';
import type { Condition, ListingFilter } from './filter-repository.ts';
import type { Signal, WordQuery } from './word-query.ts';

/**
 * Tables for a `with`: where in the postings something was found (`hits`), and of products that changed since (`live_words`) whether they are found,
 * both with these signals.
 */
export function hitTables(
  query: WordQuery,
  { category }: ListingFilter,
  wanted: readonly Signal[] = [],
): RawBuilder<unknown> {
  // Who only counts needs no more signs than those by which something is found.
  const isSaid = wanted.length > 0 || !query.is_plain;
  const [signs, kinds] = isSaid ? [query.signs, query.kinds] : [[], []];
  const columns = sql.join(['found', ...wanted].map((name) => sql.ref(name)));
  const bit = (name: string) =>
    sql`get_bit(${sql.ref(`h.${name}`)}, s.part % 64 * 1024 + s.place) = 1 as ${sql.ref(name)}`;
  return sql`hits as materialized (
      select level1_id, segment, ${columns}
        from search_hits(${query.words}::text[], ${query.ways}::integer[], ${query.groups}::integer[], ${query.own}::boolean[],
                         ${signs}::text[], ${kinds}::text[], ${query.least}::integer, ${query.loose}::boolean, ${query.anchored}::boolean, ${wanted.length > 0}::boolean,
                         ${category ? category.department : null}::integer)
    ), live_words as materialized (
      select w.product_id, ${sql.join([foundIn(query), ...wanted.map((name) => signalIn(query, name))])}
        from search_waiting as w where w.words is not null
      union all
      select s.product_id, ${sql.join(['found', ...wanted].map(bit))}
        from stale_places as s join hits as h on (h.level1_id, h.segment) = (s.level1_id, s.part / 64)
       where not exists (select from search_waiting as w where w.product_id = s.product_id and w.words is not null)
    )`;
}

/** Whether a product of `listing_live as l` is found. */
export const isFound: Condition = sql<boolean>`exists (select from live_words as w where w.product_id = l.product_id and w.found)`;

/** Whether the words of `search_waiting as w` are found. */
function foundIn({ matching, least, loose, anchored }: WordQuery): RawBuilder<unknown> {
  const { groups } = matching;
  const count = countOf(groups);
  const size = sql`cardinality(${groups}::tsquery[])`;
  const anchor = sql`(w.words @@ ${matching.begins_any}::tsquery or w.words @@ ${matching.of_kind}::tsquery)`;
  return sql`${size} > 0 and case when ${count} = ${size} then ${anchor} or not ${anchored}::boolean
    else ${count} >= ${least}::integer and ${anchor} or ${loose}::boolean and ${size} > 2 and ${least}::integer < ${size} and ${count} = ${size} - 1 end as found`;
}

/** How many of these searches find the words of `search_waiting as w`. */
function countOf(texts: readonly string[]): RawBuilder<unknown> {
  return sql`(select count(*) from unnest(${texts}::tsquery[]) as q where w.words @@ q)`;
}

function signalIn({ matching }: WordQuery, name: Signal): RawBuilder<unknown> {
  if (name === 'most' || name === 'most_title') {
    const groups = name === 'most' ? matching.groups : matching.title_groups;
    return sql`${countOf(groups)} >= cardinality(${groups}::tsquery[]) - 1 as ${sql.ref(name)}`;
  }
  return sql`w.words @@ ${matching[name]}::tsquery as ${sql.ref(name)}`;
}
