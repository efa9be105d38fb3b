/** Events of parcels that operators, sellers' files and the demo's carrier report (RL-07, OD-03, OD-06). */
import type { Unit } from '@tianguis/database';
import type { ParcelEvent, ParcelState } from '@tianguis/domain/order';
import { lockOrder } from '../orders/service.ts';
import { moveParcel, type ParcelReport } from './effects/service.ts';

/** Payments start parcels by themselves, so nobody reports the event `payment`. */
export type ReportedEvent = Exclude<ParcelEvent, 'payment'>;

export interface ParcelAnswer {
  outcome: 'changed' | 'same' | 'refused';
  /** The state of the parcel afterwards. */
  state: ParcelState;
}

/**
 * Applies an event to a parcel. Locks the customer, the order and the products in this sequence, as payments do.
 * @returns undefined if the order has no such parcel
 */
export async function sendParcelEvent(
  unit: Unit,
  { order, parcel: id }: { order: string; parcel: string },
  event: ReportedEvent,
  report: ParcelReport,
): Promise<ParcelAnswer | undefined> {
  const locked = await lockOrder(unit, order);
  const parcel = locked?.parcels.find((one) => one.id === id);
  if (!locked || !parcel) return undefined;
  const { outcome, to: state } = await moveParcel(unit, locked, parcel, event, report);
  return { outcome, state };
}
