/** Items of wishlists. Removed items stay in the table for a day, so that they can be restored. */

import { wishlistLimits } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { undoHours } from './list-repository.ts';

export interface SavedProduct {
  id: number;
  list: string;
  /** Price in centavos when the product was saved. */
  savedPrice: number;
  savedAt: Date;
}

export type ItemSort = 'recent' | 'price' | 'drop';

/** The most removed items of a customer in the table, so that removals cannot fill the database. */
const mostRemoved = 2 * wishlistLimits.products;
const undoable = sql`make_interval(hours => ${undoHours})`;
/** If a removed product is saved again within this time, it gets its earlier price and lists. */
const changedMind = sql`interval '1 hour'`;

/** Products that can be bought come first, since a sold-out product is no offer, however cheap. */
const sequences: Readonly<Record<ItemSort, ReturnType<typeof sql>>> = {
  recent: sql`i.saved_at desc, i.product_id desc`,
  price: sql`(p.is_active and p.stock > 0) desc, p.sale_price, i.product_id`,
  drop: sql`(p.is_active and p.stock > 0) desc, i.saved_price - p.sale_price desc, i.saved_at desc, i.product_id desc`,
};

/** @param db the database, or a transaction of it */
export function itemRepository(db: Kysely<Database>) {
  return {
    /** All items in a customer's lists, from new to old. */
    async saved(customer: string): Promise<SavedProduct[]> {
      const { rows } = await sql<SavedProduct>`
        select i.product_id as id, i.wishlist_id as list, i.saved_price as "savedPrice", i.saved_at as "savedAt"
          from wishlists l join wishlist_items i on i.wishlist_id = l.id
         where l.customer_id = ${customer} and l.deleted_at is null and i.removed_at is null
         order by i.saved_at desc, i.product_id desc, l.is_default desc, l.id`.execute(db);
      return rows;
    },
    /** The products that are in the given list, or in any list of the customer. */
    async savedOf(customer: string, products: readonly number[], list?: string): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct i.product_id as id from wishlists l join wishlist_items i on i.wishlist_id = l.id
         where l.customer_id = ${customer} and l.deleted_at is null and i.removed_at is null
           and i.product_id = any (${products}::integer[])
           and (${list ?? null}::uuid is null or l.id = ${list ?? null}::uuid)`.execute(db);
      return rows.map(({ id }) => id);
    },
    async count(list: string): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from wishlist_items
         where wishlist_id = ${list} and removed_at is null`.execute(db);
      return rows[0]?.n ?? 0;
    },
    /** The lists of the customer that have at least one of these products, each with its number of items. */
    async listsWith(customer: string, products: readonly number[]): Promise<{ id: string; count: number }[]> {
      const { rows } = await sql<{ id: string; count: number }>`
        select l.id, count(*)::integer as count from wishlists l join wishlist_items i on i.wishlist_id = l.id
         where l.customer_id = ${customer} and l.deleted_at is null and i.removed_at is null
         group by l.id having bool_or(i.product_id = any (${products}::integer[]))`.execute(db);
      return rows;
    },
    /** The products that are on sale, even if they are out of stock. */
    async known(products: readonly number[]): Promise<number[]> {
      const rows = await db
        .selectFrom('products')
        .select('id')
        .where(sql<boolean>`id = any (${products}::integer[])`)
        .where('is_active', '=', true)
        .execute();
      return rows.map(({ id }) => id);
    },
    /**
     * Adds products at today's price. If a product was removed from this list a moment ago, its earlier price and time
     * stay.
     */
    async add(list: string, products: readonly number[]): Promise<void> {
      await sql`
        insert into wishlist_items as i (wishlist_id, product_id, saved_price, is_sold_out)
        select ${list}::uuid, p.id, p.sale_price, p.stock = 0 from products p where p.id = any (${products}::integer[])
        on conflict (wishlist_id, product_id) do update set
          removed_at = null,
          saved_at = case when i.removed_at > now() - ${changedMind} then i.saved_at else excluded.saved_at end,
          saved_price = case when i.removed_at > now() - ${changedMind} then i.saved_price else excluded.saved_price end,
          told_price = case when i.removed_at > now() - ${changedMind} then i.told_price end,
          is_sold_out = excluded.is_sold_out
        where i.removed_at is not null`.execute(db);
    },
    /**
     * Removes products from one list, or from all lists of the customer. Only the latest removed items stay in the
     * table.
     */
    async remove(customer: string, products: readonly number[], list?: string): Promise<void> {
      await sql`
        update wishlist_items i set removed_at = now() from wishlists l
         where l.id = i.wishlist_id and l.customer_id = ${customer} and l.deleted_at is null
           and i.removed_at is null and i.product_id = any (${products}::integer[])
           and (${list ?? null}::uuid is null or l.id = ${list ?? null}::uuid)`.execute(db);
      await sql`
        delete from wishlist_items i using (
          select r.wishlist_id, r.product_id from wishlist_items r join wishlists l on l.id = r.wishlist_id
           where l.customer_id = ${customer} and r.removed_at is not null
           order by r.removed_at desc, r.product_id offset ${mostRemoved}
        ) old where (i.wishlist_id, i.product_id) = (old.wishlist_id, old.product_id)`.execute(db);
    },
    /**
     * Restores products to the lists from which they were removed last, within the last hour. @returns ids of the
     * restored products
     */
    async restoreRecent(customer: string, products: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        with last as (
          select i.product_id, max(i.removed_at) as at from wishlists l join wishlist_items i on i.wishlist_id = l.id
           where l.customer_id = ${customer} and l.deleted_at is null and i.product_id = any (${products}::integer[])
             and i.removed_at > now() - ${changedMind}
           group by i.product_id
        )
        update wishlist_items i set removed_at = null from wishlists l, last
         where l.id = i.wishlist_id and l.customer_id = ${customer} and l.deleted_at is null
           and i.product_id = last.product_id and i.removed_at = last.at
        returning i.product_id as id`.execute(db);
      return [...new Set(rows.map(({ id }) => id))];
    },
    /** Restores products to a list from which they were removed within the last day. */
    async restore(list: string, products: readonly number[]): Promise<void> {
      await sql`
        update wishlist_items set removed_at = null
         where wishlist_id = ${list} and product_id = any (${products}::integer[])
           and removed_at > now() - ${undoable}`.execute(db);
    },
    /** Copies items with their saved and mailed prices. Items that the other list already has stay unchanged. */
    async copy(from: string, to: string, products: readonly number[]): Promise<void> {
      await sql`
        insert into wishlist_items as i
          (wishlist_id, product_id, saved_price, saved_at, told_price, is_sold_out)
        select ${to}::uuid, product_id, saved_price, saved_at, told_price, is_sold_out from wishlist_items
         where wishlist_id = ${from} and removed_at is null and product_id = any (${products}::integer[])
        on conflict (wishlist_id, product_id) do update set
          saved_price = excluded.saved_price, saved_at = excluded.saved_at, told_price = excluded.told_price,
          is_sold_out = excluded.is_sold_out, removed_at = null
        where i.removed_at is not null`.execute(db);
    },
    /** Deletes items that cannot be restored, since they were moved to another list. */
    async drop(list: string, products: readonly number[]): Promise<void> {
      await sql`
        delete from wishlist_items
         where wishlist_id = ${list} and removed_at is null and product_id = any (${products}::integer[])`.execute(db);
    },
    async page(
      list: string,
      { sort, limit, offset }: { sort: ItemSort; limit: number; offset: number },
    ): Promise<Omit<SavedProduct, 'list'>[]> {
      const { rows } = await sql<Omit<SavedProduct, 'list'>>`
        select i.product_id as id, i.saved_price as "savedPrice", i.saved_at as "savedAt"
          from wishlist_items i join products p on p.id = i.product_id
         where i.wishlist_id = ${list} and i.removed_at is null
         order by ${sequences[sort]} limit ${limit} offset ${offset}`.execute(db);
      return rows;
    },
    /** All items for the export, including removed items that can be restored. */
    async ofCustomer(customer: string) {
      const { rows } = await sql<{
        list: string;
        title: string;
        savedPrice: number;
        savedAt: Date;
        isRemoved: boolean;
      }>`
        select i.wishlist_id as list, p.title, i.saved_price as "savedPrice", i.saved_at as "savedAt",
               i.removed_at is not null as "isRemoved"
          from wishlists l join wishlist_items i on i.wishlist_id = l.id join products p on p.id = i.product_id
         where l.customer_id = ${customer} order by i.saved_at, p.id`.execute(db);
      return rows;
    },
  };
}
