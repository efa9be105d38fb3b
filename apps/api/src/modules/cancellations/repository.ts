/** SQL of cancellations by customers. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import type { ShownLine } from '../chosen-lines.ts';

/** A line with all its pieces. */
export interface BoughtLine extends ShownLine {
  pieces: number;
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
  async lines(order: string): Promise<BoughtLine[]> {
    const { rows } = await sql<BoughtLine>`
      select id as key, position + 1 as line, product_id as id, sku, shown, pieces from order_lines
       where order_id = ${order} order by position`.execute(db);
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

  /**
   * The pieces that a cancellation took out of an order, by the id of the line. An operator may have refunded some of
   * them before, so they are not those whose money goes back.
   */
  async piecesOf(order: string, cause: string): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('stock_movements as m')
      .innerJoin('order_lines as l', 'l.id', 'm.line_id')
      .select(['m.line_id', 'm.pieces'])
      .where('l.order_id', '=', order)
      .where('m.reason', '=', 'released')
      .where('m.cause', '=', cause)
      .execute();
    return new Map(rows.map(({ line_id, pieces }) => [line_id, pieces]));
  },
});
