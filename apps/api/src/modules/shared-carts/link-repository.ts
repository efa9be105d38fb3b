/** Links to carts that this shop made. */
import type { Database } from '@tianguis/database';
import type { SharedCartKind } from '@tianguis/domain/cart';
import { type Kysely, sql } from 'kysely';

export interface StoredCartLink {
  id: string;
  kind: Exclude<SharedCartKind, 'external_cart'>;
  /** Name of the person or store that shares, for shoppers. */
  name: string;
  store: number | null;
  /** The customer who shares a cart; null if an operator made the link. */
  customer: string | null;
  link: string;
  lines: number;
  startsAt: Date | null;
  endsAt: Date | null;
  closedAt: Date | null;
  createdAt: Date;
}

export type NewCartLink = Omit<StoredCartLink, 'closedAt' | 'createdAt'>;

const columns = sql`l.id, l.kind, l.name, l.store_id as store, l.customer_id as customer, l.link, l.line_count as lines, l.starts_at as "startsAt",
  l.ends_at as "endsAt", l.closed_at as "closedAt", l.created_at as "createdAt"`;
const isOpen = sql`l.closed_at is null and coalesce(l.starts_at <= now(), true) and coalesce(l.ends_at > now(), true)`;

/** The most closed links of a customer that are stored; older ones are deleted. */
const mostClosed = 200;

/** @param db the database, or a transaction of it */
export function linkRepository(db: Kysely<Database>) {
  return {
    /**
     * The link, if it is open; undefined if it is closed or does not exist. Links of accounts that are closed, or
     * marked for deletion, count as closed.
     */
    async open(id: string): Promise<StoredCartLink | undefined> {
      const { rows } = await sql<StoredCartLink>`
        select ${columns} from cart_links l left join customers c on c.id = l.customer_id
         where l.id = ${id} and ${isOpen} and c.blocked_at is null and c.deletion_requested_at is null`.execute(db);
      return rows[0];
    },
    /**
     * Locks the customer, so that links are made one after the other. @returns the customer's name, which others see
     */
    async lockMaker(customer: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('customers')
        .select('nombre')
        .where('id', '=', customer)
        .forUpdate()
        .executeTakeFirst();
      return row?.nombre;
    },
    /** The open links of a customer, from new to old. */
    async openOf(customer: string): Promise<StoredCartLink[]> {
      const { rows } = await sql<StoredCartLink>`
        select ${columns} from cart_links l where l.customer_id = ${customer} and ${isOpen}
         order by l.created_at desc, l.id`.execute(db);
      return rows;
    },
    async add({ customer, lines, startsAt, endsAt, store, ...link }: NewCartLink): Promise<void> {
      await db
        .insertInto('cart_links')
        .values({
          ...{ ...link, customer_id: customer, store_id: store },
          ...{ line_count: lines, starts_at: startsAt, ends_at: endsAt },
        })
        .execute();
      // Limits the closed rows, so that a customer cannot fill the database.
      await sql`
        delete from cart_links where customer_id = ${customer} and id in
          (select l.id from cart_links l where l.customer_id = ${customer} and not (${isOpen})
            order by l.created_at desc, l.id offset ${mostClosed})`.execute(db);
    },
    /**
     * Closes a link. @param customer owner of the link; null if an operator made the link @returns whether an open link
     * was closed
     */
    async close(id: string, customer: string | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('cart_links')
        .set({ closed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .where('customer_id', customer === null ? 'is' : '=', customer)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** The links of operators, from new to old, each with its number of uses. */
    async sheets(): Promise<Array<StoredCartLink & { uses: number }>> {
      const { rows } = await sql<StoredCartLink & { uses: number }>`
        select ${columns}, (select count(*)::integer from cart_link_uses u where u.link_id = l.id) as uses
          from cart_links l where l.customer_id is null order by l.created_at desc, l.id`.execute(db);
      return rows;
    },
    async storeExists(id: number): Promise<boolean> {
      return (await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },
    /** Deletes links of customers that were closed or expired more than `days` ago. */
    async prune(days: number): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from cart_links where customer_id is not null
           and least(closed_at, ends_at) < now() - make_interval(days => ${days})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}
