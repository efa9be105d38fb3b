/**
 * Pages of what a text finds, in any sort, however much it is: by rank buckets, and by sort key what is in the delta.
 */
import { type Database, preparedForms } from '@tianguis/database';
import type { TextQuery } from '@tianguis/domain/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Page, Sort } from '../catalogue-index.ts';
import { documentCondition } from './filters.ts';
import { buckets, segmentBlocks } from './geometry.ts';
import { isOfSegments, markedFilters, type Selection, scopeTables, segmentTables } from './scope.ts';
import { sortSql } from './sorts.ts';
import { every, intersect } from './sql.ts';
import { formOf, parametersOf, withParameters } from './statement-forms.ts';
import { completeFirst, type MatchColumn, relevanceTiers, type Signal, signals } from './tiers.ts';

/** What a text finds in a listing. */
export type TextSelection = Selection & { text: TextQuery };

interface PageRow {
  id: number;
  tier: number;
  /** How many of all that is found have every clause in title, category or facts. */
  complete: number;
}

const askPage = preparedForms<Record<string, unknown>, PageRow>();

/** By relevance, what cannot be bought comes last. */
export async function readSearchPage(
  db: Kysely<Database>,
  selection: TextSelection,
  sort: Sort,
  page: Page,
): Promise<number[]> {
  return (await readNamedPage(db, selection, sort, page)).ids;
}

/**
 * A page, and how many of all that is found have every clause in title, category or facts; undefined if the page is
 * empty.
 */
export async function readNamedPage(
  db: Kysely<Database>,
  selection: TextSelection,
  sort: Sort,
  page: Page,
): Promise<{ ids: number[]; complete: number | undefined }> {
  const form = formOf(selection);
  const rows =
    form === undefined
      ? (await searchPageQuery(selection, sort, page).execute(db)).rows
      : await askPage(db, `${form} ${sort}`, { ...parametersOf(selection), ...page }, (standIns) =>
          searchPageQuery(withParameters(selection, standIns) as TextSelection, sort, standIns as unknown as Page),
        );
  return { ids: rows.map(({ id }) => id), complete: rows[0]?.complete };
}

/**
 * One page, and why each product stands where it does: its tier (from 1), and its sort key. What stands behind all
 * others has the same tiers behind theirs.
 */
export function searchPageQuery(selection: TextSelection, sort: Sort, { limit, offset }: Page): RawBuilder<PageRow> {
  const { key: sortKey, reversed } = sortSql[sort];
  const byRelevance = sort === 'relevance';
  const wanted: readonly Signal[] = byRelevance ? signals : ['whole'];
  const tiers = byRelevance ? relevanceTiers : completeFirst;
  const key = sql`${reversed ? sql`-` : sql``}index_sort_key(${sortKey}, d)`;
  const bounds = sql`(select bounds || '{}'::bigint[] from index_bucket_bounds where sort_key = ${sortKey})`;
  const bucket = sql`width_bucket(index_sort_key(${sortKey}, d), ${bounds})`;
  const { hasLast } = selection.text;
  const columns: MatchColumn[] = [
    ...new Set<MatchColumn>([...wanted, 'named', ...(hasLast ? (['last'] as const) : [])]),
  ];
  const notLast = sql`case when last is null then bits else bits & ~last end`;
  const lists = [
    sql`bits`,
    ...wanted.map((name) => sql.ref(name)),
    ...(byRelevance ? [sql`in_stock`] : []),
    ...(hasLast ? [notLast] : []),
  ];
  const masks = tiers.map((tier) => tier.reduce((mask, name) => mask | (2 << wanted.indexOf(name)), 0));
  const inStock = 2 << wanted.length;
  const ofStock = byRelevance ? [...masks.map((mask) => mask | inStock), ...masks] : masks;
  const first = 1 << (lists.length - 1);
  const allMasks = hasLast ? [...ofStock.map((mask) => mask | first), ...ofStock] : ofStock;
  return sql`
    with ${isOfSegments(selection) ? segmentTables(selection, columns) : blockTables(selection, columns)}, delta as materialized (
      select ${deltaTier(tiers, { byRelevance, hasLast })} as tier,
             ${reversed ? sql`${sql.lit(buckets - 1)} - ${bucket}` : bucket} as bucket, d.product_id, ${key} as key, w.named as is_named
        from index_delta_documents as f join index_documents as d using (product_id)
          join delta_matches as w using (product_id)
       where f.level1_id = d.level1_id and w.found and ${documentCondition(selection)}
    ), signals as (
      select matches.*, in_stock, bits
        from left_segments join matches using (level1_id, segment) join index_segments using (level1_id, segment)
       where bit_count(bits) > 0
    ), lists as (
      select array_agg(level1_id order by level1_id, segment) as departments,
             array_agg(segment order by level1_id, segment) as segments,
             array_agg(array[${sql.join(lists)}] order by level1_id, segment) as signals
        from signals
    ), of_delta as (
      select count(*)::integer as products, greatest(0, ${offset}::integer - count(*)::integer) as skip from delta
    ), candidates as (
      select page.* from lists cross join of_delta cross join lateral
        index_page(departments, segments, signals, ${allMasks}::integer[], ${sortKey}, ${reversed}, skip,
                   ${limit}::integer + ${offset}::integer - skip) as page
      union all
      select tier, bucket, product_id, key from delta
    )
    select product_id as id, tier,
           (select coalesce(sum(bit_count(named & bits)), 0)::integer from signals)
             + (select count(*)::integer from delta where is_named) as complete
      from candidates order by tier, bucket desc, key desc
     limit ${limit} offset ${offset}::integer - (select skip from of_delta)`;
}

/** As `segmentTables` of what is left of blocks, under filters of any kind. */
function blockTables(selection: TextSelection, wanted: readonly MatchColumn[]): RawBuilder<unknown> {
  const { tables, scope } = scopeTables(selection, [], wanted);
  const left = intersect(sql`s.bits`, markedFilters(selection).values());
  return sql`
    ${tables}, left_blocks as materialized (
      select s.level1_id, s.block, ${left} as bits from ${scope} as s
    ), joined_blocks as materialized (
      select level1_id, block / ${sql.lit(segmentBlocks)} as segment,
             array_agg(block % ${sql.lit(segmentBlocks)} order by block) as numbers,
             array_agg(bits order by block) as blocks
        from left_blocks where bit_count(bits) > 0 group by level1_id, block / ${sql.lit(segmentBlocks)}
    ), left_segments as (
      select level1_id, segment, index_join_blocks(numbers, blocks, in_stock & ~in_stock) as bits
        from joined_blocks join index_segments using (level1_id, segment)
    )`;
}

/** The number of a tier, of a row `delta_matches as w` and its `index_documents as d`. */
function deltaTier(
  tiers: ReadonlyArray<readonly Signal[]>,
  { byRelevance, hasLast }: { byRelevance: boolean; hasLast: boolean },
): RawBuilder<unknown> {
  const cases = tiers.map(
    (tier, at) => sql`when ${every(tier.map((name) => sql<boolean>`w.${sql.ref(name)}`))} then ${sql.lit(at + 1)}`,
  );
  const soldOut = byRelevance ? sql`+ case when d.relevance < 0 then ${sql.lit(tiers.length)} else 0 end` : sql``;
  const allTiers = tiers.length * (byRelevance ? 2 : 1);
  const last = hasLast ? sql`+ case when w.last then ${sql.lit(allTiers)} else 0 end` : sql``;
  return sql`case ${sql.join(cases, sql` `)} end ${soldOut} ${last}`;
}
