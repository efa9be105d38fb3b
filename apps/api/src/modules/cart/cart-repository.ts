/** The rows of carts. */
import { type Database, preparedForms, preparedQuery } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface CartRow {
  version: number;
  coupon: number | null;
}

// Each change of a cart and each order run these statements, so they are prepared.
const lockedCart = preparedQuery<string, CartRow>(
  (_, customer) => sql<CartRow>`
    insert into carts (customer_id) values (${customer}::uuid)
    on conflict (customer_id) do update set changed_at = now()
    returning version, coupon_id as coupon`,
);
type TakenOut = Record<'ids' | 'skus' | 'customer' | 'coupon', unknown>;
const takenOut = preparedForms<TakenOut, never>();
const takeOut = ({ ids, skus, customer, coupon }: TakenOut) => sql<never>`
  with taken as (
    delete from cart_lines l using unnest(${ids}::integer[], ${skus}::text[]) n (id, sku)
     where l.customer_id = ${customer}::uuid and l.product_id = n.id and l.sku = n.sku
  )
  update carts set coupon_id = nullif(coupon_id, ${coupon}::integer), version = version + 1
   where customer_id = ${customer}::uuid`;

/** @param db the database, or a transaction of it */
export function cartRepository(db: Kysely<Database>) {
  return {
    /** The hash of a customer's cart (spec §3: idCarrito). The hash alone gives no access. */
    async hashOf(customer: string): Promise<string | undefined> {
      const row = await db.selectFrom('customers').select('cart_id').where('id', '=', customer).executeTakeFirst();
      return row?.cart_id;
    },
    /** Reads a cart and its hash. A cart into which nothing was ever put has version 0. */
    async read(customer: string): Promise<CartRow & { hash: string }> {
      const row = await db
        .selectFrom('customers as o')
        .leftJoin('carts as c', 'c.customer_id', 'o.id')
        .select(['o.cart_id as hash', 'c.version', 'c.coupon_id as coupon'])
        .where('o.id', '=', customer)
        .executeTakeFirst();
      return { hash: row?.hash ?? '', version: row?.version ?? 0, coupon: row?.coupon ?? null };
    },
    /** Locks the cart until the transaction ends, so that its changes run one after the other. */
    async lock(customer: string): Promise<CartRow> {
      const [cart] = await lockedCart(db, customer);
      return cart ?? { version: 0, coupon: null };
    },
    async setVersion(customer: string, version: number): Promise<void> {
      await db.updateTable('carts').set({ version }).where('customer_id', '=', customer).execute();
    },
    async setCoupon(customer: string, coupon: number | null): Promise<void> {
      await db.updateTable('carts').set({ coupon_id: coupon }).where('customer_id', '=', customer).execute();
    },
    /** Deletes lines and removes the coupon, in one statement. The cart is locked. Another coupon stays. */
    async takeOut(
      customer: string,
      names: readonly { id: number; sku: string }[],
      coupon: number | null,
    ): Promise<void> {
      const [ids, skus] = [names.map(({ id }) => id), names.map(({ sku }) => sku)];
      await takenOut(db, '', { customer, ids, skus, coupon }, takeOut);
    },
    /** Deletes removed lines that can no longer be restored. @returns the number of deleted rows */
    async prune(hours: number): Promise<number> {
      const age = sql`now() - make_interval(hours => ${hours})`;
      const lines = await db.deleteFrom('cart_lines').where('removed_at', '<', sql<Date>`${age}`).executeTakeFirst();
      const uses = await db.deleteFrom('coupon_uses').where('held_until', '<', sql<Date>`now()`).executeTakeFirst();
      return Number(lines.numDeletedRows + uses.numDeletedRows);
    },
  };
}
