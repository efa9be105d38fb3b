/** Wishlists: their names, and the hashes of the secrets in their links. */

import { wishlistLimits } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface StoredList {
  id: string;
  name: string;
  isDefault: boolean;
  sharedAt: Date | null;
  showsName: boolean;
}

export interface ListSheet extends StoredList {
  products: number;
  /** Number of products that can be bought for less than when they were saved. */
  dropped: number;
}

export interface SharedList {
  id: string;
  name: string;
  /** First name of the customer, if the customer wants to show it. */
  by: string | null;
}

/** Hours for which a removal can be undone. Later, a job deletes the removed rows. */
export const undoHours = 24;
const undoable = sql`make_interval(hours => ${undoHours})`;

const columns = [
  ...(['l.id', 'l.name', 'l.is_default as isDefault'] as const),
  ...(['l.shared_at as sharedAt', 'l.shows_name as showsName'] as const),
] as const;

/** @param db the database, or a transaction of it */
export function listRepository(db: Kysely<Database>) {
  const own = (customer: string) =>
    db.selectFrom('wishlists as l').where('l.customer_id', '=', customer).where('l.deleted_at', 'is', null);
  const change = (customer: string, id: string) =>
    db
      .updateTable('wishlists')
      .where('customer_id', '=', customer)
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
  return {
    /**
     * Locks a customer until the transaction ends. So changes of the customer's lists run one after the other, and
     * simultaneous calls cannot exceed limits. @returns false if the customer does not exist
     */
    async lock(customer: string): Promise<boolean> {
      const found = await db
        .selectFrom('customers')
        .select('id')
        .where('id', '=', customer)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return found !== undefined;
    },
    /** The default list first, then the others in the sequence of their creation. */
    all: (customer: string): Promise<ListSheet[]> =>
      own(customer)
        .select(columns)
        .select([
          sql<number>`(select count(*)::integer from wishlist_items i
                        where i.wishlist_id = l.id and i.removed_at is null)`.as('products'),
          sql<number>`(select count(*)::integer from wishlist_items i join products p on p.id = i.product_id
                        where i.wishlist_id = l.id and i.removed_at is null and p.is_active and p.stock > 0
                          and p.sale_price < i.saved_price)`.as('dropped'),
        ])
        .orderBy('l.is_default', 'desc')
        .orderBy('l.created_at')
        .orderBy('l.id')
        .execute(),
    /** All lists for the export, including deleted lists that can be restored. */
    allWithDeleted: (customer: string): Promise<(StoredList & { deletedAt: Date | null })[]> =>
      db
        .selectFrom('wishlists as l')
        .select(columns)
        .select('l.deleted_at as deletedAt')
        .where('l.customer_id', '=', customer)
        .orderBy('l.is_default', 'desc')
        .orderBy('l.created_at')
        .orderBy('l.id')
        .execute(),
    one: (customer: string, id: string): Promise<StoredList | undefined> =>
      own(customer).select(columns).where('l.id', '=', id).executeTakeFirst(),
    default: (customer: string): Promise<StoredList | undefined> =>
      own(customer).select(columns).where('l.is_default', '=', true).executeTakeFirst(),
    async add(customer: string, name: string, isDefault = false): Promise<StoredList> {
      return db
        .insertInto('wishlists')
        .values({ customer_id: customer, name, is_default: isDefault })
        .returning(['id', 'name', 'is_default as isDefault', 'shared_at as sharedAt', 'shows_name as showsName'])
        .executeTakeFirstOrThrow();
    },
    async rename(customer: string, id: string, name: string): Promise<void> {
      await change(customer, id).set({ name }).execute();
    },
    /**
     * Deletes a list. The link to the list stops working, even if the list is restored later. The table retains at most
     * as many deleted lists as a customer may have.
     */
    async delete(customer: string, id: string): Promise<void> {
      await change(customer, id)
        .set({ deleted_at: sql<Date>`now()`, share_hash: null, shared_at: null, shows_name: false })
        .execute();
      // Limits the deleted rows, so that a customer cannot fill the database.
      await sql`
        delete from wishlists where id in (
          select id from wishlists where customer_id = ${customer} and deleted_at is not null
           order by deleted_at desc, id offset ${wishlistLimits.lists})`.execute(db);
    },
    /** A list that was deleted in the last day. */
    deleted: (customer: string, id: string): Promise<StoredList | undefined> =>
      db
        .selectFrom('wishlists as l')
        .select(columns)
        .where('l.customer_id', '=', customer)
        .where('l.id', '=', id)
        .where(sql<boolean>`l.deleted_at > now() - ${undoable}`)
        .executeTakeFirst(),
    async restore(customer: string, id: string, name: string): Promise<void> {
      await db
        .updateTable('wishlists')
        .set({ deleted_at: null, name })
        .where('customer_id', '=', customer)
        .where('id', '=', id)
        .execute();
    },
    /** @param hash of the secret in a new link; absent if the link does not change */
    async share(customer: string, id: string, { showsName, hash }: { showsName: boolean; hash?: Buffer }) {
      await change(customer, id)
        .set({ shows_name: showsName, ...(hash && { share_hash: hash, shared_at: sql<Date>`now()` }) })
        .execute();
    },
    async closeShare(customer: string, id: string): Promise<void> {
      await change(customer, id).set({ share_hash: null, shared_at: null, shows_name: false }).execute();
    },
    /**
     * The list of an open link; undefined if the link is closed or does not exist. Links of accounts that are closed,
     * or marked for deletion, count as closed.
     */
    shared: (hash: Buffer): Promise<SharedList | undefined> =>
      db
        .selectFrom('wishlists as l')
        .innerJoin('customers as c', 'c.id', 'l.customer_id')
        .select(['l.id', 'l.name', sql<string | null>`case when l.shows_name then c.nombre end`.as('by')])
        .where('l.share_hash', '=', hash)
        .where('l.deleted_at', 'is', null)
        .where('c.blocked_at', 'is', null)
        .where('c.deletion_requested_at', 'is', null)
        .executeTakeFirst(),
  };
}
