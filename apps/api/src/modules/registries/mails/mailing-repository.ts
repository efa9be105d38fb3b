/** SQL of the mails about gifts (RT-23). */
import type { UnitOfWork } from '@tianguis/database';
import { isPaid, type PaymentState, paymentTable } from '@tianguis/domain/order';
import { sql } from 'kysely';
import { givenPieces } from '../gift-repository.ts';
import type { GiftSheet } from './letters.ts';

const paidStates = (Object.keys(paymentTable) as PaymentState[]).filter(isPaid);

/** A gift that is told, and whether its registry is a surprise. */
export type ToldGift = GiftSheet & { isSurprise: boolean; eventOn: string };

/** @param on the database, or a transaction of it */
export const giftMailingRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Orders of paid gifts that no mail told the owner, the oldest first. */
  async untold(most: number): Promise<string[]> {
    const { rows } = await sql<{ order: string }>`
      select g.order_id as order from registry_gifts g join orders o on o.id = g.order_id
       where g.mailed_at is null and g.item_id is not null and o.payment_state = any(${paidStates}::text[])
       order by o.placed_at limit ${most}`.execute(db);
    return rows.map(({ order }) => order);
  },

  /** Takes a gift, so that no other run tells it. @returns undefined if it was told, or needs no mail */
  async take(order: string, at: Date): Promise<ToldGift | undefined> {
    const { rows } = await sql<ToldGift>`
      with told as (
        update registry_gifts set mailed_at = ${at} where order_id = ${order} and mailed_at is null
        returning order_id, item_id, change_id
      )
      select r.id as registry, json_build_object('name', c.nombre, 'email', c.email) as owner,
             coalesce(o.buyer ->> 'nombre', '') as giver, coalesce(o.gift_note, '') as note, n.title, n.pieces,
             r.is_surprise as "isSurprise", r.event_on::text as "eventOn"
        from told g join registry_items i on i.id = g.item_id join registries r on r.id = i.registry_id
        join customers c on c.id = r.customer_id and c.deletion_requested_at is null
        join orders o on o.id = g.order_id
       cross join lateral (
         select sum(${givenPieces})::integer as pieces, min(coalesce(l.shown ->> 'title', l.sku)) as title
           from order_lines l where l.order_id = o.id) n
       where n.pieces > 0`.execute(db);
    return rows[0];
  },
});
