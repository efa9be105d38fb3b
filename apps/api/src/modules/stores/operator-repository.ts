import type { Database } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A store for operators. */
export interface StoreSheet {
  id: number;
  name: string;
  slug: string;
  own: boolean;
  official: boolean;
  /** Whether the quantities of its feed already exclude pieces of orders. */
  excludesOrders: boolean;
  /** The e-mail address to which its orders are sent; null: they are not mailed. */
  contact: string | null;
  city: string;
  state: string;
  since: string;
  rating: { average: number; count: number };
  /** Number of products on sale, and number of all products. */
  products: { active: number; all: number };
}

export type StoreChange =
  | { name: string; slug: string; external_id: RawBuilder<string | null> }
  | { is_official: boolean }
  | { stock_excludes_orders: boolean }
  | { order_contact: string | null };

/**
 * SQL: the id of a store in feeds. By default the id is the slug, so it must be stored before the slug changes. The
 * retailer's own store has no id. If another store already uses the id, this store gets none.
 */
export const feedName: RawBuilder<string | null> = sql<string | null>`case
  when is_own or exists (select from stores other where other.external_id = stores.slug) then external_id
  else coalesce(external_id, slug) end`;

/** @param db the database, or a transaction of it */
export function createStoreOperatorRepository(db: Kysely<Database>) {
  return {
    /** One store, or all stores sorted by name. */
    async sheets(id?: number): Promise<StoreSheet[]> {
      const { rows } = await sql<StoreSheet>`
        select s.id, s.name, s.slug, s.is_own as own, s.is_official as official, s.city,
               s.stock_excludes_orders as "excludesOrders", s.order_contact as contact, s.state,
               s.since::text as since,
               json_build_object('average', s.rating_average, 'count', s.rating_count) as rating,
               json_build_object('active', coalesce(p.active, 0), 'all', coalesce(p.everything, 0)) as products
          from stores s left join (
            select store_id, count(*) filter (where is_active) as active, count(*) as everything from products
             where ${id ?? null}::integer is null or store_id = ${id ?? null} group by store_id
          ) p on p.store_id = s.id
         where ${id ?? null}::integer is null or s.id = ${id ?? null} order by s.name collate es_mx, s.id`.execute(db);
      return rows;
    },
    /** False if the store does not exist. */
    async update(id: number, change: StoreChange): Promise<boolean> {
      const { numUpdatedRows } = await db.updateTable('stores').set(change).where('id', '=', id).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

export type StoreOperatorRepository = ReturnType<typeof createStoreOperatorRepository>;
