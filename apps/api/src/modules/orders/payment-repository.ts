/** SQL of an order's payment: its state, its receipts and its shares. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import {
  hasEnded,
  type LineShares,
  outcomeOf,
  type ParcelState,
  type PaymentState,
  paymentTable,
} from '@tianguis/domain/order';
import { sql } from 'kysely';

export interface LockedOrder {
  id: string;
  customer: string | null;
  state: PaymentState;
  isTest: boolean;
  coupon: number | null;
  lines: LockedLine[];
  parcels: { id: string; state: ParcelState; store: number; service: string; paid: number }[];
  tenders: { id: string; kind: string; amount: number }[];
}

export interface LockedLine {
  line: string;
  sku: string;
  parcel: string;
  /** The place of the parcel. */
  place: number | null;
  pieces: number;
  /** Pieces that were cancelled after the payment. */
  cancelled: number;
  price: number;
  discount: number;
}

/** @param unit the transaction of the event */
export function paymentRepository({ db }: Unit) {
  return {
    /**
     * Locks an order, and reads what its events need. Customers come before orders in the sequence of locks: a use of a
     * coupon has a foreign key to the customer, whom an erasure locks before the orders.
     */
    async lock(order: string): Promise<LockedOrder | undefined> {
      await sql`
        select from customers where id = (select customer_id from orders where id = ${order}) for key share`.execute(
        db,
      );
      const row = await db
        .selectFrom('orders')
        .select(['id', 'customer_id as customer', 'payment_state as state', 'coupon_id as coupon', 'is_test as isTest'])
        .where('id', '=', order)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const lines = await db
        .selectFrom('order_lines as l')
        .innerJoin('order_parcels as p', 'p.id', 'l.parcel_id')
        .select(['l.id as line', 'sku', 'parcel_id as parcel', 'place_id as place', 'pieces', 'cancelled'])
        .select(['l.price', 'discount'])
        .where('l.order_id', '=', order)
        .orderBy('position')
        .execute();
      const parcels = await db
        .selectFrom('order_parcels')
        .select(['id', 'state', 'store_id as store', 'service', 'paid'])
        .where('order_id', '=', order)
        .orderBy('id')
        .execute();
      const tenders = await db
        .selectFrom('order_tenders')
        .select(['id', 'kind', 'amount'])
        .where('order_id', '=', order)
        .orderBy('position')
        .execute();
      return {
        ...row,
        ...{ state: row.state as PaymentState, lines, tenders },
        parcels: parcels.map((parcel) => ({ ...parcel, state: parcel.state as ParcelState })),
      };
    },

    async setState(order: string, state: PaymentState, at: Date): Promise<void> {
      await db
        .updateTable('orders')
        .set({ payment_state: state, ended_at: hasEnded(state) ? at : null })
        .where('id', '=', order)
        .execute();
    },

    /** @param until null if the reservation does not end by time */
    async setDeadline(order: string, until: Date | null): Promise<void> {
      await db.updateTable('orders').set({ pays_until: until }).where('id', '=', order).execute();
    },

    /** Whether the customer ordered any line of an ended order again, in an order that is paid or waits for money. */
    async isOrderedAgain(order: string): Promise<boolean> {
      const { rows } = await sql`
        select from orders o
          join orders later on later.customer_id = o.customer_id and later.placed_at > o.placed_at
           and later.payment_state not in ('expired', 'cancelled')
          join order_lines bought on bought.order_id = later.id
          join order_lines l on l.order_id = o.id and l.sku = bought.sku
         where o.id = ${order} limit 1`.execute(db);
      return rows.length > 0;
    },

    /** Closes the open attempts. A job closes them at their providers. */
    async closeAttempts(order: string): Promise<void> {
      await sql`
        update payment_attempts a set state = 'closed', close_due = true, card_token = null, updated_at = now()
          from order_tenders t
         where t.id = a.tender_id and t.order_id = ${order} and a.state in ('open', 'unknown')`.execute(db);
    },

    /** Replaces the shares of the tenders in the lines. */
    async writeShares(lines: readonly LineShares[]): Promise<void> {
      const rows = lines.flatMap(({ key, net, shipping }) =>
        [...net.byTender].map(([tender, share]) => ({
          ...{ line_id: key, tender_id: tender, net: share, shipping: shipping.byTender.get(tender) ?? 0 },
        })),
      );
      if (rows.length > 0)
        await db
          .insertInto('order_shares')
          .values(rows)
          .onConflict((row) => row.doNothing())
          .execute();
    },

    /** Stores money that arrived. @returns undefined if this receipt was stored before */
    async addReceipt(receipt: {
      provider: string;
      providerId: string;
      order: string | null;
      attempt: string | null;
      amount: number;
      currency: string;
      at: Date;
    }): Promise<string | undefined> {
      const row = await db
        .insertInto('payment_receipts')
        .values({
          ...{ provider: receipt.provider, provider_id: receipt.providerId, order_id: receipt.order },
          attempt_id: receipt.attempt,
          ...{ amount: receipt.amount, currency: receipt.currency, arrived_at: receipt.at },
        })
        .onConflict((conflict) => conflict.columns(['provider', 'provider_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** The number of receipts of an order. */
    async receipts(order: string): Promise<number> {
      const { count } = await db
        .selectFrom('payment_receipts')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('order_id', '=', order)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Money of an order in a currency that is neither applied nor refunded. */
    async unapplied(order: string, currency: string): Promise<number> {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(r.amount - r.applied
            - (select coalesce(sum(f.amount), 0) from refunds f where f.receipt_id = r.id)), 0)::bigint as sum
          from payment_receipts r where r.order_id = ${order} and r.currency = ${currency}`.execute(db);
      return rows[0]?.sum ?? 0;
    },

    /**
     * Applies receipts to the order until the amount is reached: those of the first attempt that paid all of it, else
     * the earliest ones. So a card that was charged pays alone, and a part that came by transfer before goes back.
     */
    async apply(order: string, amount: number, currency: string): Promise<void> {
      await sql`
        with open as (
          select id, amount, arrived_at, attempt_id from payment_receipts r
           where order_id = ${order} and currency = ${currency}
             and not exists (select from refunds f where f.receipt_id = r.id)
        ), whole as (
          select attempt_id from open group by attempt_id having sum(amount) >= ${amount}
           order by max(arrived_at), attempt_id limit 1
        )
        update payment_receipts r set applied = greatest(least(n.amount, ${amount}::bigint - n.before), 0)
          from (
            select id, amount, coalesce(sum(amount) over (
                order by exists (select from whole w where w.attempt_id is not distinct from open.attempt_id) desc,
                         arrived_at, id
                rows between unbounded preceding and 1 preceding), 0) as before
              from open
          ) n
         where r.id = n.id`.execute(db);
    },

    /** The refunds of what transfers by SPEI paid too much, and that nobody has begun to pay. */
    async excessOfTransfers(order: string): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select f.id from refunds f join payment_receipts r on r.id = f.receipt_id
          join payment_attempts a on a.id = r.attempt_id
         where f.order_id = ${order} and f.state = 'due' and r.currency = 'MXN' and a.details->>'transfer' is not null`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },

    /**
     * Refunds all money of an order, or of no order, that is not applied.
     * @returns the ids of the receipts that were not refunded before
     */
    async refundUnapplied(receipts: { order: string } | { receipt: string }): Promise<string[]> {
      const which = 'order' in receipts ? sql`r.order_id = ${receipts.order}` : sql`r.id = ${receipts.receipt}`;
      const { rows } = await sql<{ receipt: string }>`
        insert into refunds (order_id, receipt_id, cause, amount)
        select r.order_id, r.id, 'not applied', r.amount - r.applied from payment_receipts r
         where ${which} and r.applied < r.amount
        on conflict do nothing returning receipt_id as receipt`.execute(db);
      return rows.map(({ receipt }) => receipt);
    },
  };
}

/**
 * Locks an order until the unit ends, and reads its columns for events. The customer comes before the order in the
 * sequence of locks.
 */
export const lockOrder = (unit: Unit, order: string): Promise<LockedOrder | undefined> =>
  paymentRepository(unit).lock(order);

/** {@link lockOrder} for the order of a customer. Undefined for another customer's order (RO-02). */
export async function lockOrderOf(unit: Unit, customer: string, number: string): Promise<LockedOrder | undefined> {
  const row = await unit.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row && lockOrder(unit, row.id);
}

/** The states that a deadline ends. */
const endedByTime = (Object.keys(paymentTable) as PaymentState[]).filter(
  (state) => outcomeOf(paymentTable, state, 'deadline').outcome === 'changed',
);

/** Orders whose time to pay has ended at `now`, the earliest first. */
export async function overdueOrders(db: UnitOfWork['db'], most: number, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('ended_at', 'is', null)
    .where('pays_until', '<', now)
    .where('payment_state', 'in', endedByTime)
    .orderBy('pays_until')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
