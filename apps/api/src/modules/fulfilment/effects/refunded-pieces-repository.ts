/** SQL of the pieces whose money goes back. */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';
import { isOwnersRefund } from '../../registries/service.ts';

/** Pieces of a line. */
export interface PiecesOfLine {
  line: string;
  pieces: number;
}

/** Pieces whose money goes back, with the shares of the tenders in their whole line. Amounts are centavos. */
export interface SharedPieces {
  line: string;
  cause: string;
  /** Pieces of the line that were refunded before. */
  earlier: number;
  pieces: number;
  /** All pieces of the line. */
  ofLine: number;
  /** The share of the shipping goes back, too. */
  withShipping: boolean;
  shares: { tender: string; net: number; shipping: number }[];
}

/** Why the money of pieces goes back. */
export interface RefundCause {
  cause: string;
  at: Date;
  /** Whether the share of the shipping goes back, too; default: it does. */
  withShipping?: boolean;
  /** The pieces are those of a return. */
  isReturn?: boolean;
}

/** SQL: pieces of the line `o` that were not refunded, and are in no open return. */
const freePieces = sql`o.pieces - o.refunded - (o.returned - o.return_refunded)`;

/** SQL of the shares of the tenders in the line `l`. */
const sharesOfLine = sql`
  array(select json_build_object('tender', s.tender_id, 'net', s.net, 'shipping', s.shipping)
          from order_shares s join order_tenders t on t.id = s.tender_id where s.line_id = l.id order by t.position)`;

/** @param unit the transaction of the event, which has locked the order */
export const refundedPiecesRepository = ({ db }: Unit) => ({
  async addCancelled(lines: readonly PiecesOfLine[]): Promise<void> {
    await sql`
      update order_lines l set cancelled = l.cancelled + n.pieces
        from ${pieces(lines)} where l.id = n.line`.execute(db);
  },

  /**
   * Adds pieces to those whose money goes back, as far as the line has more. The same line has a cause once. Pieces of
   * open returns are refunded for their return only.
   */
  async add(
    lines: readonly PiecesOfLine[],
    { cause, at, withShipping = true, isReturn = false }: RefundCause,
  ): Promise<void> {
    await sql`
      with counted as (
        update order_lines l set refunded = l.refunded + n.pieces,
               return_refunded = l.return_refunded + case when ${isReturn} then n.pieces else 0 end
          from (
            select o.id as line, least(w.pieces, case when ${isReturn} then o.returned - o.return_refunded
                     else ${freePieces} end) as pieces
              from order_lines o join ${pieces(lines, 'w')} on w.line = o.id) n
         where l.id = n.line and n.pieces > 0 and not exists (
           select from refunded_pieces f where f.line_id = l.id and f.cause = ${cause})
        returning l.order_id, l.id, l.refunded - n.pieces as earlier, n.pieces
      )
      insert into refunded_pieces (order_id, line_id, cause, earlier, pieces, with_shipping, at)
      select order_id, id, ${cause}, earlier, pieces, ${withShipping}, ${at} from counted`.execute(db);
  },

  /**
   * Pieces of an order whose refunds are missing. The bank has refunded an order that is charged back, so none of its
   * pieces are refunded before the dispute is won.
   */
  async withoutRefunds(order: string): Promise<SharedPieces[]> {
    const { rows } = await sql<SharedPieces>`
      select p.line_id as line, p.cause, p.earlier, p.pieces, l.pieces as "ofLine", p.with_shipping as "withShipping",
             ${sharesOfLine} as shares
        from orders o join refunded_pieces p on p.order_id = o.id join order_lines l on l.id = p.line_id
       where o.id = ${order} and o.payment_state in ('paid', 'disputed')
         and not exists (select from refunds f where f.order_id = o.id and f.cause = p.cause)
       order by p.cause, l.position`.execute(db);
    return rows;
  },

  /** Pieces of lines as {@link withoutRefunds} returns pieces, before they are refunded. */
  async wouldBe(lines: readonly PiecesOfLine[], withShipping: boolean): Promise<SharedPieces[]> {
    const { rows } = await sql<SharedPieces>`
      select l.id as line, '' as cause, l.refunded as earlier,
             least(n.pieces, l.pieces - l.refunded) as pieces, l.pieces as "ofLine",
             ${withShipping}::boolean as "withShipping", ${sharesOfLine} as shares
        from order_lines l join ${pieces(lines)} on n.line = l.id`.execute(db);
    return rows;
  },

  /** The refunds of a gift that the owner of its registry changed go to the balance of the owner. */
  async addRefunds(rows: readonly { order: string; tender: string; cause: string; amount: number }[]): Promise<void> {
    if (rows.length === 0) return;
    await db
      .insertInto('refunds')
      .values(
        rows.map(({ order, tender, cause, amount }) => ({
          ...{ order_id: order, tender_id: tender, cause, amount },
          ...{ to_balance: isOwnersRefund(order, cause), to_owner: isOwnersRefund(order, cause) },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
});

/** SQL: rows of lines with their pieces. */
const pieces = (lines: readonly PiecesOfLine[], name = 'n') => sql`
  unnest(${lines.map(({ line }) => line)}::uuid[], ${lines.map(({ pieces }) => pieces)}::integer[])
    ${sql.raw(name)} (line, pieces)`;
