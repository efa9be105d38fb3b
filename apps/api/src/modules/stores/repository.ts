import type { Database } from '@tianguis/database';
import { type InferResult, type Kysely, sql } from 'kysely';

const selectStores = (db: Kysely<Database>) =>
  db
    .selectFrom('stores as s')
    .select((eb) => [
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
      sql<number>`s.rating_average::float8`.as('rating_average'),
      eb
        .selectFrom('products as p')
        .select(sql<number>`count(*)::int`.as('products'))
        .whereRef('p.store_id', '=', 's.id')
        .where('p.is_active', '=', true)
        .$asScalar()
        .as('products'),
    ]);

export type StoreRow = InferResult<ReturnType<typeof selectStores>>[number];

export interface StoreRepository {
  /** By name, as Spanish sorts. */
  page(options: { official: boolean; limit: number; offset: number }): Promise<StoreRow[]>;
  total(options: { official: boolean }): Promise<number>;
  one(id: number): Promise<StoreRow | undefined>;
}

export function createStoreRepository(db: Kysely<Database>): StoreRepository {
  return {
    page: ({ official, limit, offset }) =>
      selectStores(db)
        .$if(official, (qb) => qb.where('s.is_official', '=', true))
        .orderBy(sql`s.name collate es_mx`)
        .orderBy('s.id')
        .limit(limit)
        .offset(offset)
        .execute(),
    async total({ official }) {
      const { total } = await db
        .selectFrom('stores as s')
        .select(sql<number>`count(*)::int`.as('total'))
        .$if(official, (qb) => qb.where('s.is_official', '=', true))
        .executeTakeFirstOrThrow();
      return total;
    },
    one: (id) => selectStores(db).where('s.id', '=', id).executeTakeFirst(),
  };
}
