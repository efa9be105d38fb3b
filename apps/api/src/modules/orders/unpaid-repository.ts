/** SQL of orders that wait for the payment of their customer. */
import type { Database } from '@tianguis/database';
import type { PaymentState } from '@tianguis/domain/order';
import { type Kysely, sql } from 'kysely';
import { isGift } from '../registries/service.ts';

export interface UnpaidOrder {
  id: string;
  number: string;
  state: PaymentState;
  total: number;
  /** Null if the order does not end by time. */
  paysUntil: Date | null;
  coupon: { id: number; code: string } | null;
  lines: { id: number; sku: string; title: string; picture: string | null; pieces: number; price: number }[];
}

/** SQL: the open slips of OXXO and CLABEs `a` of the order `o`. */
export const openSlips = sql`
  from order_tenders t join payment_attempts a on a.tender_id = t.id
 where t.order_id = o.id and t.kind in ('oxxo', 'spei') and a.state in ('open', 'unknown')
   and a.provider_id is not null`;

/** @param db the database, or a transaction of it */
export const unpaidRepository = (db: Kysely<Database>) => ({
  /**
   * The unpaid orders of a customer without a slip of OXXO and without a CLABE, the newest first. A gift and an
   * exchange are not among them, since their pieces do not belong in the cart.
   */
  async of(customer: string): Promise<UnpaidOrder[]> {
    const { rows } = await sql<UnpaidOrder>`
      select o.id, o.number, o.payment_state as state, o.total, o.pays_until as "paysUntil",
             case when o.coupon_id is not null
               then json_build_object('id', o.coupon_id, 'code', o.coupon_code) end as coupon,
             (select coalesce(json_agg(json_build_object('id', l.product_id, 'sku', l.sku, 'title', l.shown->>'title',
                       'picture', l.shown->>'picture', 'pieces', l.pieces, 'price', l.price) order by l.position), '[]')
                from order_lines l where l.order_id = o.id) as lines
        from orders o
       where o.customer_id = ${customer} and o.payment_state in ('awaiting', 'charging')
         and not exists (select ${openSlips}) and not ${isGift}
         and not exists (select from return_exchanges x where x.order_id = o.id)
       order by o.placed_at desc, o.id`.execute(db);
    return rows;
  },

  /** Locks an order of a customer until the transaction ends. Undefined for another customer's order. */
  async lock(customer: string, number: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number)
      .where('customer_id', '=', customer)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row?.id;
  },
});
