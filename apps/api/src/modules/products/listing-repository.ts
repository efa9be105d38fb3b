import type { ListingOrder } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type CardRow, selectCards } from './card-repository.ts';
import { every, facetConditions, type ListingFilter, scopeCondition } from './filter-repository.ts';

export interface Slice {
  limit: number;
  offset: number;
}

/** Sort keys over `products as p`. The id is always last, so that no product is on two pages or on none. */
const orders: Readonly<Record<ListingOrder, RawBuilder<unknown>>> = {
  // What cannot be bought comes last, whatever its fame.
  relevance: sql`(p.stock > 0) desc, p.popularity desc, p.id`,
  price_asc: sql`p.sale_price, p.id`,
  price_desc: sql`p.sale_price desc, p.id`,
  rating: sql`p.rating_average desc, p.rating_count desc, p.id`,
  newest: sql`p.created_at desc, p.id`,
  discount: sql`p.discount desc, p.id`,
};

function matching(filter: ListingFilter): RawBuilder<boolean> {
  return every([scopeCondition(filter), ...facetConditions(filter).values()]);
}

/** One page of cards: the ids are chosen first on narrow columns, then their cards are read. */
export function readPage(
  db: Kysely<Database>,
  filter: ListingFilter,
  order: ListingOrder,
  { limit, offset }: Slice,
): Promise<CardRow[]> {
  const keys = orders[order];
  const page = sql<number>`(select p.id from products p where ${matching(filter)} order by ${keys} limit ${limit} offset ${offset})`;
  return selectCards(db).where('p.id', 'in', page).orderBy(keys).execute();
}

/** The first that can be bought, as ids: read from an index where the order has one. */
export function onSaleQuery(filter: ListingFilter, order: ListingOrder, limit: number): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select p.id from products p where ${matching(filter)} and p.stock > 0 order by ${orders[order]} limit ${limit}`;
}

export async function readTotal(db: Kysely<Database>, filter: ListingFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from products p where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}
