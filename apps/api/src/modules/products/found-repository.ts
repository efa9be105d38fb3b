/** Pages of what was searched, in any order, however many there are (migration 0015, docs/decisions/0017-search.md). */
import type { ListingOrder } from '@tianguis/contract';
import { type Database, preparedForms } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { both } from './bit-filter-repository.ts';
import { markedFacets, scopeTables } from './bit-scope-repository.ts';
import { commonForm, placeIds, withIds } from './common-forms.ts';
import { every, facetConditions, type ListingFilter, type Slice, scopeCondition } from './filter-repository.ts';
import { type Signal, signals, type WordQuery } from './word-query.ts';

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
 * What relevance puts first, as signals that a product must have; it is in the first tier that it fits. A title that begins with the shopper's word says
 * that this is the thing ("tenis", and not "raqueta de tenis"), the more so in a category of that name; then comes what is in a category called just so,
 * then who has the words in the title, among facts and categories, anywhere. What has not all of them comes last.
 */
const tiers: ReadonlyArray<readonly Signal[]> = [
  ['own_title', 'begins', 'called'],
  ['own_title', 'begins', 'kind_begins'],
  ['own_title', 'begins', 'called_too'],
  ['own_title', 'begins', 'of_kind'],
  ['own_title', 'begins'],
  ['own_title', 'called'],
  ['own_title', 'begins_any'],
  ['title', 'begins', 'called'],
  ['title', 'begins', 'kind_begins'],
  ['title', 'begins', 'called_too'],
  ['title', 'begins', 'of_kind'],
  ['title', 'begins'],
  ['whole', 'called', 'kind_begins'],
  ['whole', 'called'],
  ['whole', 'called_too', 'kind_begins'],
  ['whole', 'called_too'],
  ['own_title', 'kind_begins'],
  ['own_title', 'of_kind'],
  ['title', 'kind_begins'],
  ['title', 'of_kind'],
  ['own_title', 'head'],
  ['own_title'],
  ['title', 'head'],
  ['title'],
  ['named', 'begins_any'],
  ['named', 'of_kind'],
  ['named'],
  ['whole'],
  ['most_title', 'begins', 'of_kind'],
  ['most_title', 'begins'],
  ['most_title', 'begins_any'],
  ['most_title', 'of_kind'],
  ['most_title'],
  ['most', 'begins', 'of_kind'],
  ['most', 'begins'],
  ['most', 'begins_any'],
  ['begins', 'of_kind'],
  ['begins'],
  ['most'],
  ['begins_any'],
  ['of_kind'],
  [],
];
/** Other orders put what has not all words last, no more. */
const wholeFirst: typeof tiers = [['whole'], []];

const askFound = preparedForms<Record<string, unknown>, { id: number }>();

/** Ids of one page of what was searched. By relevance, what cannot be bought comes last. */
export async function readFound(
  db: Kysely<Database>,
  filter: SearchFilter,
  order: ListingOrder,
  slice: Slice,
): Promise<number[]> {
  const form = commonForm(filter);
  const rows =
    form === undefined
      ? (await foundQuery(filter, order, slice).execute(db)).rows
      : await askFound(db, `${form} ${order}`, { ...placeIds(filter), ...slice }, (standIns) =>
          foundQuery(withIds(filter, standIns) as SearchFilter, order, standIns as unknown as Slice),
        );
  return rows.map(({ id }) => id);
}

/** A listing of what was searched. */
export type SearchFilter = ListingFilter & { words: WordQuery };

function foundQuery(filter: SearchFilter, order: ListingOrder, { limit, offset }: Slice): RawBuilder<{ id: number }> {
  const { kind, reversed } = kinds[order];
  const byTier = order === 'relevance';
  const wanted: readonly Signal[] = byTier ? signals : ['whole'];
  const inTiers = byTier ? tiers : wholeFirst;
  const { tables, scope } = scopeTables(filter, [], wanted);
  const left = both(sql`s.bits`, markedFacets(filter).values());
  const key = reversed ? sql`-listing_key(${kind}, l)` : sql`listing_key(${kind}, l)`;
  const steps = sql`(select steps || '{}'::bigint[] from listing_steps where kind = ${kind})`;
  const measured = sql`width_bucket(listing_key(${kind}, l), ${steps})`;
  const lists = [sql`bits`, ...(byTier ? [sql`stock`] : []), ...wanted.map((name) => sql.ref(name))];
  const numbered = inTiers.map((tier) => tier.map((name) => wanted.indexOf(name) + (byTier ? 2 : 1)));
  const sets = byTier ? [...numbered.map((tier) => [1, ...tier]), ...numbered] : numbered;
  return sql`
    with ${tables}, left_bits as materialized (
      select s.level1_id, s.part, ${left} as bits from ${scope} as s
    ), live as materialized (
      select ${liveTier(inTiers, byTier)} as tier, ${reversed ? sql`1023 - ${measured}` : measured} as class, l.product_id, ${key} as key
        from listing_live as f join listing as l using (product_id) join live_words as w using (product_id)
       where f.level1_id = l.level1_id and w.found and ${every([scopeCondition(filter), ...facetConditions(filter).values()])}
    ), left_blocks as materialized (
      select level1_id, part / 64 as segment, array_agg(part % 64 order by part) as numbers, array_agg(bits order by part) as blocks
        from left_bits where bit_count(bits) > 0 group by level1_id, part / 64
    ), left_segments as materialized (
      select hits.*, stock, search_joined(numbers, blocks, stock & ~stock) as bits
        from left_blocks join hits using (level1_id, segment) join listing_segments using (level1_id, segment)
    ), sets as (
      select array_agg(level1_id order by level1_id, segment) as departments, array_agg(segment order by level1_id, segment) as segments,
             ${sql.join(
               lists.map((bits) => sql`array_agg(${bits} order by level1_id, segment)`),
               sql` || `,
             )} as signals
        from left_segments
    ), more as (
      select count(*)::integer as live, greatest(0, ${offset}::integer - count(*)::integer) as skip from live
    ), candidates as (
      select w.* from sets cross join more cross join lateral
        search_window(departments, segments, signals, ${sets.map((tier) => `{${tier.join(',')}}`)}::text[], ${kind}, ${reversed}, skip,
                      ${limit}::integer + ${offset}::integer - skip) as w
      union all
      select * from live
    )
    select product_id as id from candidates order by tier, class desc, key desc
     limit ${limit} offset ${offset}::integer - (select skip from more)`;
}

/** The number of a tier, of a row `live_words as w` and its `listing as l`. */
function liveTier(inTiers: typeof tiers, byTier: boolean): RawBuilder<unknown> {
  const cases = inTiers.map(
    (tier, at) => sql`when ${every(tier.map((name) => sql<boolean>`w.${sql.ref(name)}`))} then ${sql.lit(at + 1)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end ${byTier ? sql`+ case when l.rank < 0 then ${sql.lit(inTiers.length)} else 0 end` : sql``}`;
}
