import type { Database } from '@tianguis/database';
import type { Arrivals } from '@tianguis/domain/order';
import { type InferResult, type Kysely, sql } from 'kysely';

const selectStores = (db: Kysely<Database>) =>
  db
    .selectFrom('stores as s')
    .leftJoin(
      sql<Arrivals & { store_id: number }>`(select store_id, parcels, on_time as "onTime" from store_arrivals)`.as('a'),
      (join) => join.onRef('a.store_id', '=', 's.id'),
    )
    .select([
      's.id',
      's.name',
      's.slug',
      's.is_own',
      's.is_official',
      's.description',
      's.city',
      's.state',
      's.accent',
      's.logo_key',
      's.rating_count',
      's.shipping_policy',
      's.return_policy',
      sql<string>`s.since::text`.as('since'),
      sql<number>`coalesce(a.parcels, 0)`.as('parcels'),
      sql<number>`coalesce(a."onTime", 0)`.as('onTime'),
      sql<number>`s.rating_average::float8`.as('rating_average'),
    ]);

export type StoreRow = InferResult<ReturnType<typeof selectStores>>[number];

export interface StoreName {
  id: number;
  name: string;
  slug: string;
  is_own: boolean;
  is_official: boolean;
}

export interface StoreRepository {
  /** All stores, sorted by name in Spanish. */
  names(): Promise<StoreName[]>;
  /** The stores in no particular sequence. */
  byIds(ids: readonly number[]): Promise<StoreRow[]>;
}

export function createStoreRepository(db: Kysely<Database>): StoreRepository {
  return {
    names: () =>
      db
        .selectFrom('stores as s')
        .select(['s.id', 's.name', 's.slug', 's.is_own', 's.is_official'])
        .orderBy(sql`s.name collate es_mx`)
        .orderBy('s.id')
        .execute(),
    byIds: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : selectStores(db)
            .where('s.id', 'in', [...ids])
            .execute(),
  };
}
