/**
 * Moves a parcel by an event, and does what the table of parcels says: stock, refunds, mails (BL-13, OD-02, OD-06). All
 * events of parcels pass through this function. The caller has locked the order.
 */
import type { Unit } from '@tianguis/database';
import {
  isPaid,
  type Outcome,
  outcomeOf,
  type ParcelEffect,
  type ParcelEvent,
  type ParcelState,
  type PaymentState,
  parcelTable,
} from '@tianguis/domain/order';
import { collectStock, restock } from '../../inventory/service.ts';
import { addOrderEvent } from './order-events-repository.ts';
import { noteMail, noteSellerMail } from './order-mails.ts';
import { parcelRepository } from './parcel-repository.ts';
import { type PiecesOfLine, refundPieces } from './refunded-pieces.ts';
import { takeOut } from './take-out.ts';

/** What an event needs of an order that is locked. */
export interface MovableOrder {
  id: string;
  /** The state of the payment before the transaction. */
  state: PaymentState;
  lines: readonly MovableLine[];
}

export interface MovableLine {
  line: string;
  parcel: string;
  pieces: number;
  /** Pieces that were cancelled before the transaction. */
  cancelled: number;
}

export interface MovableParcel {
  id: string;
  state: ParcelState;
  store: number;
  service: string;
}

/** Who reported an event, when it happened, and what is known of the carrier. */
export interface ParcelReport {
  actor: string;
  at: Date;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** A person corrects carrier and number. Without this, a report that is repeated only adds what is missing. */
  corrects?: boolean;
  /** The cause of the refunds of a cancellation; default: the parcel itself. */
  cause?: string;
}

/** The service of parcels that customers collect in a shop. */
const pickUp = 'pickup';
/** Events of carriers, which no parcel for pick-up has. */
const carried: ReadonlySet<ParcelEvent> = new Set(['collection_request', 'collection', 'failed_delivery']);

/** What an event does with a parcel of a service. The table has no services. */
export function parcelOutcome(
  { state, service }: Pick<MovableParcel, 'state' | 'service'>,
  event: ParcelEvent,
): Outcome<ParcelState, ParcelEffect> {
  const isPossible = service === pickUp ? !carried.has(event) : event !== 'arrival_in_shop';
  return isPossible ? outcomeOf(parcelTable, state, event) : { outcome: 'refused', to: state, effects: [] };
}

/**
 * Applies an event to a parcel of a locked order. A repeated event changes nothing, except that a later event may
 * add a carrier or a tracking number. Parcels of an unpaid order move with the payment, and the event of the payment
 * records the move.
 */
export async function moveParcel(
  unit: Unit,
  order: MovableOrder,
  parcel: MovableParcel,
  event: ParcelEvent,
  report: ParcelReport,
): Promise<Outcome<ParcelState, ParcelEffect>> {
  const outcome = parcelOutcome(parcel, event);
  if (outcome.outcome === 'refused') return outcome;
  const parcels = parcelRepository(unit);
  if (outcome.outcome === 'changed') await parcels.move(parcel.id, parcel.state, outcome.to);
  const isNew = outcome.outcome === 'changed' || report.corrects === true;
  if (await parcels.setCarrier(parcel.id, report, isNew))
    await addOrderEvent(unit, order.id, 'parcel_tracking', { ...report, data: { parcel: parcel.id } });
  if (outcome.outcome === 'same') return outcome;

  const own = order.lines.filter((line) => line.parcel === parcel.id && leftPieces(line) > 0);
  const move = { order, parcel, report, own: own.map((line) => ({ line: line.line, pieces: leftPieces(line) })) };
  if (!isPaid(order.state)) return outcome;
  if (event === 'cancellation') await stop(unit, move, outcome.effects);
  for (const effect of outcome.effects) await acts[effect](unit, move, outcome.to);
  if (outcome.to === 'delivered') await parcels.setDelivered(parcel.id, report.at);
  const data = { parcel: parcel.id, from: parcel.state, to: outcome.to };
  await addOrderEvent(unit, order.id, `parcel_${event}`, { ...report, data });
  return outcome;
}

interface Move {
  order: MovableOrder;
  parcel: MovableParcel;
  report: ParcelReport;
  /** The pieces of the parcel that were not cancelled before. */
  own: readonly PiecesOfLine[];
}

/** Pieces of a line that were not cancelled. */
export const leftPieces = ({ pieces, cancelled }: MovableLine): number => pieces - cancelled;

const causeOf = ({ parcel, report }: Move): string => report.cause ?? `parcel ${parcel.id}`;

/** The pieces of a parcel that was not collected are available again, and are refunded. */
async function stop(unit: Unit, move: Move, effects: readonly ParcelEffect[]): Promise<void> {
  const { order, parcel, own, report } = move;
  await takeOut(unit, order.id, own, { cause: causeOf(move), at: report.at });
  const step = effects.includes('cancel_collection') ? 'cancelled-collection' : 'cancelled';
  await noteSellerMail(unit, { order: order.id, parcel: parcel.id, store: parcel.store, step });
}

/** The shop calls no carrier. So the seller, whom {@link stop} notifies, cancels the collection. */
const acts: Readonly<Record<ParcelEffect, (unit: Unit, move: Move, to: ParcelState) => Promise<unknown>>> = {
  async leave_shelf(unit, { parcel, own, report }) {
    await collectStock(unit, own, '');
    await parcelRepository(unit).setCollected(parcel.id, report.at);
  },
  restock: (unit, { own }) => restock(unit, own, 'parcel returned'),
  cancel_collection: async () => undefined,
  refund: (unit, move) => refundPieces(unit, move.order.id, move.own, { cause: causeOf(move), at: move.report.at }),
  mail: (unit, { order, parcel }, to) =>
    noteMail(unit, { order: order.id, parcel: parcel.id, step: to.replaceAll('_', '-') }),
};
