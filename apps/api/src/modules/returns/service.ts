/** Returns, for other modules. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { Outcome, ReturnEffect, ReturnEvent, ReturnState } from '@tianguis/domain/order';
import { lockOrder } from '../orders/service.ts';
import { moveReturn, type ReturnReport } from './move-return.ts';
import { returnRepository } from './repository.ts';
import type { ReturnRow } from './rows.ts';

export type { ReturnReport } from './move-return.ts';
export { freePieces } from './repository.ts';
export type { ReturnRow } from './rows.ts';
export { openWindow, toOrderReturn } from './shown.ts';

/** The returns of an order, from old to new. */
export const returnsOf = (on: Pick<UnitOfWork, 'db'>, order: string): Promise<ReturnRow[]> =>
  returnRepository(on).ofOrder(order);

/** Returns whose pieces are not accepted yet, with the moment of their last step. */
export const changedReturns = (
  on: Pick<UnitOfWork, 'db'>,
): Promise<{ id: string; order: string; state: ReturnState; changedAt: Date }[]> => returnRepository(on).changed();

/** Erases the stories that a customer wrote about returns. */
export const eraseReturnStories = (on: Pick<UnitOfWork, 'db'>, customer: string): Promise<void> =>
  returnRepository(on).erase(customer);

/** The state of a return after an event, and whether the event changed it. */
export type ReturnAnswer = Outcome<ReturnState, ReturnEffect>;

/**
 * Applies an event to a return. Locks the customer and the order first, as all events of orders do.
 * @returns undefined if there is no such return, or if nothing is to happen
 */
export async function sendReturnEvent(
  unit: Unit,
  { id, order }: { id: string; order: string },
  event: ReturnEvent | ((row: ReturnRow) => ReturnEvent | undefined),
  report: ReturnReport,
): Promise<ReturnAnswer | undefined> {
  if (!(await lockOrder(unit, order))) return undefined;
  const row = await returnRepository(unit).find(id);
  const chosen = row && (typeof event === 'function' ? event(row) : event);
  return row && chosen && moveReturn(unit, row, chosen, report);
}
