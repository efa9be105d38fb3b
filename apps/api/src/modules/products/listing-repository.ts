import type { ListingOrder } from '@tianguis/contract';
import { type Database, preparedQuery } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type CardRow, selectCards } from './card-repository.ts';
import type { ListingCounts } from './facet-repository.ts';
import { every, facetConditions, type ListingFilter, type Slice, scopeCondition } from './filter-repository.ts';

/** Sort keys over `listing as l`. The id is always last, so that no product is on two pages or on none. */
const orders: Readonly<Record<ListingOrder, RawBuilder<unknown>>> = {
  // What cannot be bought comes last, whatever its fame: its rank is below zero.
  relevance: sql`l.rank desc, l.product_id`,
  price_asc: sql`l.sale_price, l.product_id`,
  // The other way through the same index.
  price_desc: sql`l.sale_price desc, l.product_id desc`,
  rating: sql`l.rating desc, l.rating_count desc, l.product_id`,
  newest: sql`l.created_at desc, l.product_id`,
  discount: sql`l.discount desc, l.product_id`,
};

/** Rows of an index that may be passed over for one page, whatever else could be done. */
const patience = 4_000;
/** So many rows are read and sorted in no time. */
const fewRows = 8_000;

function matching(filter: ListingFilter): RawBuilder<boolean> {
  return every([scopeCondition(filter), ...facetConditions(filter).values()]);
}

/** Whether the products of this place stand together in an index of this order. */
function hasIndex({ category, store }: ListingFilter, order: ListingOrder): boolean {
  if (order === 'relevance') return store === undefined || category === undefined;
  return store === undefined && (category === undefined || category.level === 1);
}

/**
 * Whether a page is better read along an index of its order, passing over what the filters refuse, than by reading all that they leave
 * and sorting it. Where no index is of this very place, that of the department or of the shop serves a place that is a good part of it.
 */
function isAlongIndex(
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset }: Slice,
  { total, scope, around }: ListingCounts,
): boolean {
  const hasOwn = hasIndex(filter, order);
  if (!hasOwn && total <= fewRows) return false;
  const read = ((offset + limit) * Math.max(scope, hasOwn ? 0 : around)) / Math.max(total, 1);
  return read <= Math.max(patience, total / 2);
}

/**
 * Ids of one page, of which `counts` tells how many there are. Prices begin where the first is: the planner believes that cheap products
 * ship free as often as dear ones, and would pass over half the shop.
 */
export function pageQuery(
  filter: ListingFilter,
  order: ListingOrder,
  slice: Slice,
  counts: ListingCounts,
): RawBuilder<{ id: number }> {
  const page = sql`order by ${orders[order]} limit ${slice.limit} offset ${slice.offset}`;
  if (!isAlongIndex(filter, order, slice, counts))
    return sql`
      with l as materialized (select * from listing as l where ${matching(filter)})
      select l.product_id as id from l ${page}`;
  const { price_min, price_max } = counts;
  const from = [
    ...(order === 'price_asc' && price_min !== null ? [sql<boolean>`l.sale_price >= ${price_min}`] : []),
    ...(order === 'price_desc' && price_max !== null ? [sql<boolean>`l.sale_price <= ${price_max}`] : []),
  ];
  return sql`select l.product_id as id from listing as l where ${every([matching(filter), ...from])} ${page}`;
}

/** One page of cards. */
export async function readPage(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  slice: Slice,
  counts: ListingCounts,
): Promise<CardRow[]> {
  if (slice.offset >= counts.total) return [];
  const { rows } = await pageQuery(filter, order, slice, counts).execute(db);
  return readCards(
    db,
    rows.map(({ id }) => id),
  );
}

/** Cards in the order of the ids; those that do not exist are left out. */
export const readCards = preparedQuery((db, ids: readonly number[]) =>
  selectCards(db)
    .where(sql<boolean>`p.id = any (${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], p.id)`),
);

/** The first that can be bought, as ids: read from an index where the order has one. */
export function onSaleQuery(filter: ListingFilter, order: ListingOrder, limit: number): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select l.product_id as id from listing as l where ${matching(filter)} and l.rank >= 0 order by ${orders[order]} limit ${limit}`;
}
