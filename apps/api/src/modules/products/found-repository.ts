/** Pages of what was searched, in any order, however many there are (migration 0015, docs/decisions/0017-search.md). */
import type { ListingOrder } from '@tianguis/contract';
import { type RawBuilder, sql } from 'kysely';
import { both } from './bit-filter-repository.ts';
import { markedFacets, scopeTables } from './bit-scope-repository.ts';
import { liveCondition } from './facet-repository.ts';
import { every, facetConditions, type ListingFilter, type Slice, type WordQuery } from './filter-repository.ts';
import { isFound } from './word-repository.ts';

/** The kind of key (`listing_key`) that each order goes by, and which go the other way. */
const kinds: Readonly<Record<ListingOrder, { kind: string; reversed: boolean }>> = {
  relevance: { kind: 'relevance', reversed: false },
  price_asc: { kind: 'price', reversed: false },
  price_desc: { kind: 'price', reversed: true },
  rating: { kind: 'rating', reversed: false },
  newest: { kind: 'newest', reversed: false },
  discount: { kind: 'discount', reversed: false },
};

/**
 * What is found in sets, the best first, as conditions on where words were found. The beginning of a title says what a thing is: "funda para iPhone" is no
 * iPhone; and its category says the same. What has all words only in its description comes last.
 */
const tiers: ReadonlyArray<ReadonlyArray<['head' | 'title' | 'category' | 'named', boolean]>> = [
  [
    ['title', true],
    ['head', true],
    ['category', true],
  ],
  [
    ['title', true],
    ['head', true],
    ['category', false],
  ],
  [
    ['title', true],
    ['head', false],
  ],
  [
    ['title', false],
    ['named', true],
  ],
  [['named', false]],
];

/** Ids of one page of what was searched: what cannot be bought comes last, and what has the words where they say more comes first. */
export function foundQuery(
  filter: ListingFilter & { words: WordQuery },
  order: ListingOrder,
  { limit, offset }: Slice,
): RawBuilder<{ id: number }> {
  const { kind, reversed } = kinds[order];
  const { tables, scope } = scopeTables(filter, []);
  const left = both(sql`s.bits`, markedFacets(filter).values());
  const byTier = order === 'relevance';
  const key = reversed ? sql`-listing_key(${kind}, l)` : sql`listing_key(${kind}, l)`;
  const steps = sql`(select steps || '{}'::bigint[] from listing_steps where kind = ${kind})`;
  const measured = sql`width_bucket(listing_key(${kind}, l), ${steps})`;
  return sql`
    with ${tables}, left_bits as materialized (
      select s.level1_id, s.part, ${left} as bits from ${scope} as s
    ), live as materialized (
      select ${byTier ? liveTier(filter.words) : sql`1`} as tier, ${reversed ? sql`1023 - ${measured}` : measured} as class, l.product_id, ${key} as key
        from listing_live as f join listing as l using (product_id)
       where f.level1_id = l.level1_id and ${every([liveCondition(filter), ...facetConditions(filter).values()])}
    ), found as materialized (
      select h.*, stock, search_joined(search_padded(bits, substring(stock & ~stock for 1024)) order by n) as bits
        from hits as h join listing_segments as g using (level1_id, segment)
       cross join lateral generate_series(0, g.places / 1024 - 1) as n
        left join left_bits as b on (b.level1_id, b.part) = (h.level1_id, h.segment * 64 + n)
       group by h.level1_id, h.segment, h.head, h.title, h.category, h.named, h.anywhere, stock
    ), sets as (
      select array_agg(row(level1_id, segment, ${byTier ? tierSets() : sql`array[bits]`})::search_segment order by level1_id, segment) as segments from found
    ), more as (
      select count(*)::integer as live, greatest(0, ${offset}::integer - count(*)::integer) as skip from live
    ), candidates as (
      select w.* from sets cross join more cross join lateral search_window(segments, ${kind}, ${reversed}, skip, ${limit} + ${offset}::integer - skip) as w
      union all
      select * from live
    )
    select product_id as id from candidates order by tier, class desc, key desc
     limit ${limit} offset ${offset}::integer - (select skip from more)`;
}

/** The sets of a segment: each tier of what can be bought, then each of what cannot. */
function tierSets(): RawBuilder<unknown> {
  const bitsOf = (tier: (typeof tiers)[number]) =>
    sql.join(
      [sql`bits`, ...tier.map(([place, wanted]) => (wanted ? sql.ref(place) : sql`~${sql.ref(place)}`))],
      sql` & `,
    );
  const sets = [sql`stock`, sql`~stock`].flatMap((stock) => tiers.map((tier) => sql`${bitsOf(tier)} & ${stock}`));
  return sql`array[${sql.join(sets)}]`;
}

/** The same for a row: the number of its tier. */
function liveTier(words: WordQuery): RawBuilder<unknown> {
  const cases = tiers.map((tier, at) => {
    const conditions = tier.map(([place, wanted]) =>
      wanted ? isFound(words, place) : sql<boolean>`not ${isFound(words, place)}`,
    );
    return sql`when ${every(conditions)} then ${sql.lit(at + 1)}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end + case when l.rank < 0 then ${sql.lit(tiers.length)} else 0 end`;
}
