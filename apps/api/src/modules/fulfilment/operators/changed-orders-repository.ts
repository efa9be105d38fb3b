/** SQL of commands that change orders. */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';

/** @param unit the transaction of the command */
export const changedOrders = ({ db }: Unit) => ({
  async idOf(number: string): Promise<string | undefined> {
    const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
    return row?.id;
  },

  /** The sum of all refunds that the customer of an order gets, in centavos. */
  async refunds(order: string): Promise<number> {
    const row = await db
      .selectFrom('refunds')
      .select((select) =>
        select.fn.coalesce(select.cast<number>(select.fn.sum('amount'), 'bigint'), select.lit(0)).as('sum'),
      )
      .where('order_id', '=', order)
      .where('to_owner', '=', false)
      .executeTakeFirstOrThrow();
    return row.sum;
  },

  /** A line of an order, by its number in the order, from 1. `left`: pieces without a refund and an open return. */
  async line(order: string, number: number): Promise<{ id: string; left: number } | undefined> {
    return db
      .selectFrom('order_lines')
      .select(['id', sql<number>`pieces - refunded - (returned - return_refunded)`.as('left')])
      .where('order_id', '=', order)
      .where('position', '=', number - 1)
      .executeTakeFirst();
  },

  async hasEvent(order: string, kind: string): Promise<boolean> {
    const row = await db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', order)
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
});
