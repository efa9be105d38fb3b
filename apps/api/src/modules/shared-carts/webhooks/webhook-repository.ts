/** SQL of the messages to partners. */
import { readSigningKey, type UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface WaitingWebhook {
  id: string;
  event: string;
  url: string;
  tries: number;
  notedAt: Date;
  /** The number of the order. */
  order: string;
  paymentId: string | null;
  /** The lines of the order that came by the link. Prices are centavos of a piece. */
  products: { id: number; sku: string; pieces: number; price: number }[];
}

/** Days after the use of a link in which an order counts as one of the link. Uses are stored no longer. */
const days = 90;

/** @param on the database, or a transaction of it */
export const webhookRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Notes a message for each order that has products of a link with a webhook. A use of a link counts for the first order
   * after it, unless it was taken back. Test orders tell nobody.
   */
  async noteOrders(at: Date): Promise<void> {
    await sql`
      insert into partner_webhooks (order_id, use_id, event, url, payment_id, products, next_at)
      select distinct on (u.id) o.id, u.id, 'order.placed', u.webhook, u.payment_id, m.products,
             ${at.toISOString()}::timestamptz
        from cart_link_uses u
        join orders o on o.customer_id = u.customer_id and o.placed_at >= u.used_at
        cross join lateral (
          select array_agg(distinct l.product_id order by l.product_id) as products
            from order_lines l join jsonb_array_elements(u.added) a on (a ->> 'id')::integer = l.product_id
             and a ->> 'sku' in ('0', l.sku)
           where l.order_id = o.id) m
       where u.webhook is not null and u.undone_at is null and not o.is_test and m.products is not null
         and u.used_at > now() - make_interval(days => ${days})
         and not exists (select from partner_webhooks w where w.use_id = u.id)
       order by u.id, o.placed_at, o.id
      on conflict do nothing`.execute(db);
  },

  /** Notes a message for each told order that was paid or has ended since. */
  async noteEvents(at: Date): Promise<void> {
    await sql`
      insert into partner_webhooks (order_id, use_id, event, url, payment_id, products, next_at)
      select w.order_id, w.use_id, n.event, w.url, w.payment_id, w.products, ${at.toISOString()}::timestamptz
        from partner_webhooks w join orders o on o.id = w.order_id
        cross join lateral (select case
            when o.payment_state in ('paid', 'disputed', 'charged_back') then 'order.paid'
            when o.payment_state in ('expired', 'cancelled') then 'order.ended' end as event) n
       where w.event = 'order.placed' and n.event is not null and w.noted_at > now() - make_interval(days => ${days})
      on conflict do nothing`.execute(db);
  },

  /** The key that signs the messages to a partner. Makes the key if there is none. */
  key: (origin: string): Promise<Buffer> => readSigningKey(db, `partner-webhooks ${origin}`),

  /** Messages whose next try is due, the earliest first. */
  async due(most: number, now: Date): Promise<string[]> {
    const rows = await db
      .selectFrom('partner_webhooks')
      .select('id')
      .where('done_at', 'is', null)
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  },

  /**
   * Takes a message for a try: until `next`, no other process tries it. @returns undefined if another process has it
   */
  async take(id: string, now: Date, next: Date): Promise<WaitingWebhook | undefined> {
    const { rows } = await sql<WaitingWebhook>`
      update partner_webhooks w set tries = tries + 1, next_at = ${next.toISOString()}::timestamptz
        from orders o
       where w.id = ${id} and o.id = w.order_id and w.done_at is null and w.next_at <= ${now.toISOString()}::timestamptz
      returning w.id, w.event, w.url, w.tries, w.noted_at as "notedAt", o.number as "order",
                w.payment_id as "paymentId",
                (select json_agg(json_build_object('id', l.product_id, 'sku', l.sku, 'pieces', l.pieces, 'price', l.price)
                          order by l.position)
                   from order_lines l where l.order_id = o.id and l.product_id = any (w.products)) as products`.execute(
      db,
    );
    return rows[0];
  },

  async postpone(id: string, next: Date): Promise<void> {
    await db.updateTable('partner_webhooks').set({ next_at: next }).where('id', '=', id).execute();
  },

  /** @param done null: further tries follow */
  async answer(id: string, answer: string, done: Date | null): Promise<void> {
    await db
      .updateTable('partner_webhooks')
      .set({ answer: answer.slice(0, 200), done_at: done })
      .where('id', '=', id)
      .execute();
  },
});
