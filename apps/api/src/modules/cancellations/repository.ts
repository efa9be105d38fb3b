/** SQL of cancellations by customers. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface ShownLine {
  /** Id of the line. */
  key: string;
  /** Its number in the order, from 1. */
  line: number;
  id: number;
  sku: string;
  shown: { title?: string; options?: Record<string, string>; picture?: string | null };
  pieces: number;
}

/** A tender, and the card that paid it. */
export interface PaidTender {
  id: string;
  kind: string;
  card: { brand: string; last4: string } | null;
}

export interface StoredCancellation {
  id: string;
  order: string;
  at: Date;
  reason: string;
}

/** @param on the database, or a transaction of it */
export const cancellationRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** All lines of an order, as the customer bought them. */
  async lines(order: string): Promise<ShownLine[]> {
    const { rows } = await sql<ShownLine>`
      select id as key, position + 1 as line, product_id as id, sku, shown, pieces from order_lines
       where order_id = ${order} order by position`.execute(db);
    return rows;
  },

  async tenders(order: string): Promise<PaidTender[]> {
    const { rows } = await sql<PaidTender>`
      select t.id, t.kind,
             (select json_build_object('brand', a.details->'card'->>'brand', 'last4', a.details->'card'->>'last4')
                from payment_attempts a
               where a.tender_id = t.id and a.state = 'applied' and a.details->'card' <> 'null' limit 1) as card
        from order_tenders t where t.order_id = ${order} order by t.position`.execute(db);
    return rows;
  },

  async find(order: string, id: string): Promise<StoredCancellation | undefined> {
    const row = await db
      .selectFrom('order_cancellations')
      .select(['id', 'order_id as order', 'at', 'reason'])
      .where('order_id', '=', order)
      .where('id', '=', id)
      .executeTakeFirst();
    return row;
  },

  /** The pieces of a cancellation, by the id of the line. */
  async piecesOf(order: string, cause: string): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('refunded_pieces')
      .select(['line_id', 'pieces'])
      .where('order_id', '=', order)
      .where('cause', '=', cause)
      .execute();
    return new Map(rows.map(({ line_id, pieces }) => [line_id, pieces]));
  },
});
