/**
 * Commands that change orders: advance, cancel, refund, authorize, deny (OD-03, BL-12). The audit log notes each
 * command.
 */
import { randomUUID } from 'node:crypto';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { isPaid, isParcelDone, type ParcelState } from '@tianguis/domain/order';
import { noteAudit } from '../../accounts/service.ts';
import { type LockedOrder, lockOrder, sendPaymentEvent, usualTerms } from '../../orders/service.ts';
import {
  addCancellation,
  addOrderEvent,
  cancellablePieces,
  cancelPieces,
  moveParcel,
  noteMail,
  parcelOutcome,
  refundPieces,
} from '../effects/service.ts';
import type { ReportedEvent } from '../parcels.ts';
import { changedOrders } from './changed-orders-repository.ts';

/** The states into which an operator brings a parcel, and the event of each. */
const eventOf = {
  preparing: 'preparation',
  collecting: 'collection_request',
  on_the_way: 'collection',
  ready: 'arrival_in_shop',
  delivered: 'delivery',
  returning: 'failed_delivery',
  returned: 'arrival_at_sender',
} as const satisfies Partial<Record<ParcelState, ReportedEvent>>;
export type ReachableState = keyof typeof eventOf;
export const reachableStates = Object.keys(eventOf) as ReachableState[];

export interface ChangedOrder {
  number: string;
  /** The state of the payment before and afterwards. */
  payment: { before: string; after: string };
  parcels: { id: string; before: ParcelState; after: ParcelState }[];
  /** What the change has to be refunded, in centavos. */
  refunds: number;
}

export interface AdvanceOptions {
  to: ReachableState;
  /** The first digits of the id of one parcel; default: all parcels that are on their way to the customer. */
  parcel?: string | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  /** When it happened; default: now. */
  at?: Date | undefined;
}

export type OrderChanges = ReturnType<typeof createOrderChanges>;

/**
 * @param operator name of the operator who gives the command
 * @throws Error in all functions, with one sentence for the operator; nothing is changed then
 */
export function createOrderChanges(shop: UnitOfWork, operator: string) {
  /** Changes an order that is locked, and notes the change in the audit log of its account. */
  const change = (
    number: string,
    detail: Readonly<Record<string, unknown>>,
    work: (unit: Unit, order: LockedOrder) => Promise<void>,
  ): Promise<ChangedOrder> =>
    shop.withTransaction(async (unit) => {
      const orders = changedOrders(unit);
      const id = await orders.idOf(number);
      const before = id === undefined ? undefined : await lockOrder(unit, id);
      if (!before) throw new Error(`There is no order ${number}.`);
      const owed = await orders.refunds(before.id);
      await work(unit, before);
      const after = await lockOrder(unit, before.id);
      const states = new Map(after?.parcels.map((parcel) => [parcel.id, parcel.state]));
      if (before.customer !== null)
        await noteAudit(unit.db, {
          ...{ customer: before.customer, action: 'order-changed', actor: 'operator', operator },
          detail: { ...detail, order: number },
        });
      return {
        number,
        payment: { before: before.state, after: after?.state ?? before.state },
        parcels: before.parcels.map((parcel) => ({
          ...{ id: parcel.id, before: parcel.state, after: states.get(parcel.id) ?? parcel.state },
        })),
        refunds: (await orders.refunds(before.id)) - owed,
      };
    });

  return {
    /**
     * Brings one parcel, or all parcels that are not done, into a state. A parcel that has the state stays as it is.
     */
    advance(number: string, { to, parcel, carrier, tracking, at = new Date() }: AdvanceOptions): Promise<ChangedOrder> {
      return change(number, { what: 'advance', to }, async (unit, order) => {
        const chosen =
          parcel === undefined ? order.parcels.filter(({ state }) => !isDone(state, to)) : [one(order, parcel)];
        if (chosen.length === 0) throw new Error(`No parcel of order ${number} is on its way to the customer.`);
        const report = { actor: operator, at, carrier, tracking, corrects: true };
        for (const each of chosen) {
          const { outcome } = await moveParcel(unit, order, each, eventOf[to], report);
          if (outcome === 'refused')
            throw new Error(
              `Parcel ${each.id.slice(0, 8)} (${each.service}) is ${each.state}, so it cannot become ${to}.`,
            );
        }
      });
    },

    /**
     * Ends an order that is not paid. Of a paid order, stops all parcels that were not collected, or one parcel, and
     * makes refunds of them.
     */
    cancel(number: string, parcel?: string): Promise<ChangedOrder> {
      return change(number, { what: 'cancel' }, async (unit, order) => {
        if (!isPaid(order.state)) return endUnpaid(unit, order, { number, operator, parcel });
        const chosen = parcel === undefined ? order.parcels : [one(order, parcel)];
        const stopped = chosen.filter((each) => parcelOutcome(each, 'cancellation').outcome === 'changed');
        if (stopped.length === 0) {
          const states = chosen.map(({ id, state }) => `${id.slice(0, 8)} is ${state}`).join(', ');
          throw new Error(`Nothing of order ${number} can be cancelled: parcel ${states}.`);
        }
        const report = { id: randomUUID(), actor: operator, at: new Date() };
        const pieces = cancellablePieces({ ...order, parcels: stopped });
        await addCancellation(unit, { ...report, order: order.id, reason: 'operator', comment: null });
        await cancelPieces(unit, order, pieces, report);
        await noteMail(unit, { order: order.id, step: 'paid-cancelled', cause: report.id });
      });
    },

    /**
     * Refunds pieces that the customer has or gets, without a return. Stock and parcels stay as they are.
     * @param line number of the line in the order
     */
    refund(number: string, { line, pieces }: { line: number; pieces: number }): Promise<ChangedOrder> {
      return change(number, { what: 'refund', line, pieces }, async (unit, order) => {
        if (order.state !== 'paid') throw new Error(`Order ${number} is ${order.state}, not paid.`);
        const found = await changedOrders(unit).line(order.id, line);
        if (!found) throw new Error(`Order ${number} has no line ${line}: "orders show" prints the lines.`);
        const { left } = found;
        if (pieces > left)
          throw new Error(
            `Line ${line} of order ${number} has ${left === 1 ? '1 piece' : `${left} pieces`} left to refund.`,
          );
        const cause = `operator ${randomUUID()}`;
        await refundPieces(unit, order.id, [{ line: found.id, pieces }], { cause, at: new Date() });
        await addOrderEvent(unit, order.id, 'refund', { actor: operator, at: new Date(), data: { line, pieces } });
        await noteMail(unit, { order: order.id, step: 'goodwill', cause });
      });
    },

    /** Accepts an order whose amount is authorised. The sweep of payments captures the amount at the provider. */
    authorize(number: string): Promise<ChangedOrder> {
      return change(number, { what: 'authorize' }, async (unit, order) => {
        if (order.state !== 'authorised') throw new Error(`Order ${number} is ${order.state}, not authorised.`);
        const orders = changedOrders(unit);
        if (await orders.hasEvent(order.id, captureRequest)) throw new Error(`Order ${number} was authorized before.`);
        await addOrderEvent(unit, order.id, captureRequest, { actor: operator, at: new Date(), data: {} });
      });
    },

    /** Refuses an order whose amount is authorised: it ends, and the amount is released at the provider. */
    deny(number: string): Promise<ChangedOrder> {
      return change(number, { what: 'deny' }, async (unit, order) => {
        if (order.state !== 'authorised') throw new Error(`Order ${number} is ${order.state}, not authorised.`);
        if (await changedOrders(unit).hasEvent(order.id, captureRequest))
          throw new Error(`Order ${number} was authorized before.`);
        await sendPaymentEvent(unit, order.id, 'denial', operator);
      });
    },
  };
}

/** The event of an order that an operator authorized: the sweep of payments captures its amount. */
export const captureRequest = 'capture_request';

/** Whether a parcel takes no part in an advance of the whole order. */
const isDone = (state: ParcelState, to: ParcelState): boolean => isParcelDone(state) && state !== to;

/** The parcel whose id begins so. @throws Error */
function one({ parcels }: LockedOrder, beginning: string): LockedOrder['parcels'][number] {
  const found = parcels.filter(({ id }) => id.startsWith(beginning.toLowerCase()));
  const [parcel] = found;
  if (parcel === undefined || found.length > 1)
    throw new Error(`"${beginning}" names ${found.length === 0 ? 'no parcel' : 'several parcels'} of the order.`);
  return parcel;
}

async function endUnpaid(
  unit: Unit,
  { id, state }: LockedOrder,
  { number, operator, parcel }: { number: string; operator: string; parcel: string | undefined },
): Promise<void> {
  if (parcel !== undefined) throw new Error(`Order ${number} is not paid, so it is cancelled as a whole.`);
  const sent = await sendPaymentEvent(unit, id, 'cancellation', operator, usualTerms());
  if (sent?.outcome === 'refused')
    throw new Error(`A provider may have charged order ${number}: cancel it when the provider has answered.`);
  if (sent?.outcome === 'same') throw new Error(`Order ${number} has ended before: it is ${state}.`);
}
