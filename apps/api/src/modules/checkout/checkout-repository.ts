/** SQL of checkouts: what a customer has chosen so far (CO-02). */
import type { CheckoutWay, ExternalWay } from '@tianguis/contract';
import type { Database, StoredCard } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** "Comprar ahora": one product past the cart. */
export interface CheckoutProduct {
  id: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  pieces: number;
}

export interface StoredCheckout {
  id: string;
  /** Null: the cart is bought. */
  product: CheckoutProduct | null;
  address: string | null;
  delivery: Record<string, string>;
  way: CheckoutWay | null;
  cardSession: string | null;
  card: StoredCard | null;
  months: number | null;
  giftNote: string | null;
  receiver: string | null;
  /** The balance pays, as far as it goes. */
  usesBalance: boolean;
  /** The most that the balance pays; null: as far as it goes. */
  balanceMost: number | null;
  /** The item of a gift registry that is bought, past the cart; null: the goods are for the customer (RT-23). */
  gift: string | null;
}

export type CheckoutValues = Omit<StoredCheckout, 'id' | 'product' | 'gift'>;
/** Values that change. Those that are undefined stay as they are. */
export type CheckoutChanges = { [Name in keyof CheckoutValues]?: CheckoutValues[Name] | undefined };

/** Checkouts of a customer that are stored at most. Further checkouts replace the oldest ones. */
const mostCheckouts = 20;
/** Hours after which a checkout of the cart is not found again without its id. */
const hours = 24;

const columns = sql`id, product, address_id as address, delivery, way, card_session as "cardSession", card, months,
  gift_note as "giftNote", receiver, uses_balance as "usesBalance",
  balance_most as "balanceMost", registry_item_id as gift`;

/** @param db the database, or a transaction of it */
export const checkoutRepository = (db: Kysely<Database>) => ({
  /** A checkout of a customer. Undefined for another customer's checkout. */
  async find(customer: string, id: string): Promise<StoredCheckout | undefined> {
    const { rows } = await sql<StoredCheckout>`
      select ${columns} from checkouts where id = ${id} and customer_id = ${customer}`.execute(db);
    return rows[0];
  },

  /** The latest checkout of the cart that made no order. */
  async latest(customer: string): Promise<StoredCheckout | undefined> {
    const { rows } = await sql<StoredCheckout>`
      select ${columns} from checkouts c
       where customer_id = ${customer} and product is null and updated_at > now() - make_interval(hours => ${hours})
         and not exists (select from orders o where o.checkout_id = c.id)
       order by updated_at desc limit 1`.execute(db);
    return rows[0];
  },

  /**
   * Adds a checkout, unless the id is in use. The id of another customer's order is in use even after its checkout was
   * deleted.
   */
  async add(
    customer: string,
    id: string,
    { product, gift }: Pick<StoredCheckout, 'product' | 'gift'>,
    values: CheckoutValues,
  ): Promise<void> {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where('checkout_id', '=', id)
      .where('customer_id', 'is distinct from', customer)
      .executeTakeFirst();
    if (order) return;
    await db
      .insertInto('checkouts')
      .values({
        ...{ id, customer_id: customer, product: product && JSON.stringify(product), registry_item_id: gift },
        ...toColumns(values),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await sql`
      delete from checkouts where id in (
        select id from checkouts where customer_id = ${customer} order by updated_at desc, id offset ${mostCheckouts})`.execute(
      db,
    );
  },

  /** Writes only the values that changed, so that two changes at once do not undo each other. */
  async change(customer: string, id: string, changed: CheckoutChanges): Promise<void> {
    await db
      .updateTable('checkouts')
      .set({ ...toColumns(changed), updated_at: sql`now()` })
      .where('id', '=', id)
      .where('customer_id', '=', customer)
      .execute();
  },

  /** The card that was typed in a page of the provider pays, unless the customer has left that page meanwhile. */
  async takeCard(customer: string, id: string, session: string, card: StoredCard): Promise<void> {
    await db
      .updateTable('checkouts')
      .set({ ...toColumns({ way: 'card', card, cardSession: null }), updated_at: sql`now()` })
      .where('id', '=', id)
      .where('customer_id', '=', customer)
      .where('card_session', '=', session)
      .execute();
  },

  /** Erases the card of a checkout that made its order, since the checkout does not need the token any more. */
  async forgetCard(id: string): Promise<void> {
    await db.updateTable('checkouts').set({ card: null, card_session: null }).where('id', '=', id).execute();
  },

  /** The way of the customer's last paid order, which a new checkout proposes. */
  async lastWay(customer: string): Promise<ExternalWay | undefined> {
    const { rows } = await sql<{ way: ExternalWay }>`
      select t.kind as way from orders o join order_tenders t on t.order_id = o.id
       where o.customer_id = ${customer} and o.payment_state = 'paid' and t.kind in ('card', 'oxxo', 'spei')
       order by o.placed_at desc limit 1`.execute(db);
    return rows[0]?.way;
  },

  /** Whether an address was added or changed after a moment. */
  async isAddressSince(address: string, moment: Date): Promise<boolean> {
    const row = await db
      .selectFrom('addresses')
      .select('id')
      .where('id', '=', address)
      .where('changed_at', '>', moment)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Deletes checkouts that nobody changed for `days`. @returns the number of deleted checkouts */
  async prune(days: number): Promise<number> {
    const age = sql<Date>`now() - make_interval(days => ${days})`;
    const { numDeletedRows } = await db.deleteFrom('checkouts').where('updated_at', '<', age).executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** The columns of values. A value that is undefined has no column, so its column stays as it is. */
const toColumns = (values: CheckoutChanges) => ({
  ...{ address_id: values.address, way: values.way, card_session: values.cardSession, months: values.months },
  ...{ receiver: values.receiver, gift_note: values.giftNote, uses_balance: values.usesBalance },
  balance_most: values.balanceMost,
  ...(values.delivery && { delivery: JSON.stringify(values.delivery) }),
  ...(values.card !== undefined && { card: values.card && JSON.stringify(values.card) }),
});
