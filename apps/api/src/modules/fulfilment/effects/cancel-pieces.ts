/**
 * Cancels pieces of a paid order before their collection (RL-09, AF-01, BL-13). The pieces are available again, and
 * their money goes back with their share of the shipping. Cancelling a part never charges shipping again. An order that
 * loses all its pieces gives its coupon back.
 */
import type { Unit } from '@tianguis/database';
import { type CouponOrder, setCoupon } from './coupon-use-repository.ts';
import { addOrderEvent } from './order-events-repository.ts';
import { noteSellerMail } from './order-mails.ts';
import {
  leftPieces,
  type MovableOrder,
  type MovableParcel,
  moveParcel,
  type ParcelReport,
  parcelOutcome,
} from './parcel-moves.ts';
import { type PiecesOfLine, refundPieces } from './refunded-pieces.ts';
import { takeOut } from './take-out.ts';

/** The cause of the refunds and movements of a cancellation. */
export const causeOfCancellation = (id: string): string => `cancellation ${id}`;

/** An order with its parcels and its coupon. */
export type WholeOrder = MovableOrder & CouponOrder & { parcels: readonly MovableParcel[] };

/** All pieces that can be cancelled now: those of parcels that were not collected. */
export function cancellablePieces(order: WholeOrder): PiecesOfLine[] {
  const open = new Set(
    order.parcels.filter((parcel) => parcelOutcome(parcel, 'cancellation').outcome === 'changed').map(({ id }) => id),
  );
  return order.lines
    .filter((line) => open.has(line.parcel) && leftPieces(line) > 0)
    .map((line) => ({ line: line.line, pieces: leftPieces(line) }));
}

/** Whether all these pieces can be cancelled now, each line once. */
export function canCancelPieces(order: WholeOrder, asked: readonly PiecesOfLine[]): boolean {
  const most = new Map(cancellablePieces(order).map(({ line, pieces }) => [line, pieces]));
  const isUnique = new Set(asked.map(({ line }) => line)).size === asked.length;
  return (
    isUnique && asked.length > 0 && asked.every(({ line, pieces }) => pieces >= 1 && pieces <= (most.get(line) ?? 0))
  );
}

/**
 * Stores a cancellation, before its pieces are cancelled.
 * @param cancellation reason: a word such as `me-equivoque`
 * @returns false if there is a cancellation with this id
 */
export async function addCancellation(
  { db }: Unit,
  cancellation: { id: string; order: string; reason: string; comment: string | null; actor: string; at: Date },
): Promise<boolean> {
  const { id, order, reason, comment, actor, at } = cancellation;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('order_cancellations')
    .values({ id, order_id: order, reason, comment, actor, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Cancels pieces that {@link canCancelPieces} allows. A parcel that loses all its pieces is cancelled.
 * @param order paid, and locked
 * @param report id: of the cancellation, so that a repeated cancellation changes nothing
 */
export async function cancelPieces(
  unit: Unit,
  order: WholeOrder,
  asked: readonly PiecesOfLine[],
  { id, ...report }: ParcelReport & { id: string },
): Promise<void> {
  const cause = causeOfCancellation(id);
  const counts = new Map(asked.map(({ line, pieces }) => [line, pieces]));
  const left = order.lines.reduce((sum, line) => sum + leftPieces(line) - (counts.get(line.line) ?? 0), 0);
  // The customer can use the coupon again if nothing of the order is left.
  if (left === 0) await setCoupon(unit, order, 'returned');
  // A cause has its refunds once, so the pieces of all parcels are refunded together.
  await refundPieces(unit, order.id, asked, { cause, at: report.at });
  for (const parcel of order.parcels) {
    const own = order.lines.filter((line) => line.parcel === parcel.id);
    const chosen = own.flatMap(({ line }) => {
      const pieces = counts.get(line);
      return pieces === undefined ? [] : [{ line, pieces }];
    });
    if (chosen.length === 0) continue;
    const stays = own.reduce((sum, line) => sum + leftPieces(line) - (counts.get(line.line) ?? 0), 0);
    if (stays === 0) {
      await moveParcel(unit, order, parcel, 'cancellation', { ...report, cause });
      continue;
    }
    await takeOut(unit, order.id, chosen, { cause, at: report.at });
    const { store, id: parcelId } = parcel;
    await noteSellerMail(unit, { order: order.id, parcel: parcelId, store, step: 'pieces-cancelled', cause });
    const data = { parcel: parcelId, pieces: chosen.reduce((sum, { pieces }) => sum + pieces, 0), cancellation: id };
    await addOrderEvent(unit, order.id, 'pieces_cancelled', { ...report, data });
  }
}
