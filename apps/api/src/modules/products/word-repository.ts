/** Products by their words: those that stand in postings, and those that are noted to have others since (migrations 0014 and 0015). */
import { type RawBuilder, sql } from 'kysely';
import type { Condition, WordQuery } from './filter-repository.ts';

/** Where a word may be asked for; each says more of a product than the next. */
export type WordPlace = keyof WordQuery['matching'];

/** Tables for a `with`: what was searched in segments (`hits`), and in those blocks that have some of it (`hit_parts`). */
export function hitTables({ words, ways, groups }: WordQuery, place: RawBuilder<unknown>): RawBuilder<unknown> {
  const part = sql`substring(h.anywhere from part * 1024 + 1 for 1024)`;
  return sql`hits as materialized (
      select * from search_hits(${words}::text[], ${ways}::integer[], ${groups}::integer[]) as h ${place}
    ), hit_parts as materialized (
      select h.level1_id, h.segment * 64 + part as part, ${part} as bits
        from hits as h cross join lateral generate_series(0, length(h.anywhere) / 1024 - 1) as part where bit_count(${part}) > 0
    )`;
}

/**
 * Whether a product of `listing_live as l` is found at that place of its texts. Its own words are noted when they changed; else those of its place in
 * the bitmaps are still right, though its bits for prices and the like are not (`stale_places`).
 */
export function isFound(query: WordQuery, place: WordPlace): Condition {
  return sql<boolean>`coalesce(
    (select w.words @@ ${query.matching[place]}::tsquery from search_waiting as w where w.product_id = l.product_id and w.words is not null),
    exists (
      select from stale_places as s join hits as h on (h.level1_id, h.segment) = (s.level1_id, s.part / 64)
       where s.product_id = l.product_id and get_bit(h.${sql.ref(place)}, s.part % 64 * 1024 + s.place) = 1
    ))`;
}
