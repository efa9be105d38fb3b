/**
 * What happens to an order when money arrives, or when its time ends (PA-04, PA-06, PA-07, CO-05, CO-07). The table of
 * payments decides, and this module does what the table says, in the transaction of the event. Providers are called
 * later, by jobs.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import {
  outcomeOf,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentState,
  parcelTable,
  paymentTable,
  splitOrder,
} from '@tianguis/domain/order';
import { commitStock, releaseStock, reserveStock } from '../inventory/service.ts';
import { type LockedOrder, overdueOrders, paymentRepository } from './payment-repository.ts';

/** The only currency of orders. Money in another currency is never applied. */
const currency = 'MXN';
/** Tenders that a provider outside of the shop pays. */
const isExternal = ({ kind }: { kind: string }) => kind !== 'balance' && kind !== 'credit';

export interface Receipt {
  provider: string;
  /** The provider's id of the payment: the same id is the same money. */
  providerId: string;
  /** The order that the payment names; null if no order is known. */
  order: string | null;
  amount: number;
  currency: string;
}

/** `stored before`: the provider said it twice. `refunded`: no order takes the money. */
export type Received = PaymentState | 'stored before' | 'refunded';

/**
 * Stores money that arrived, and moves its order on. Money can always be stored. Money that no order takes becomes a
 * refund. @returns the state of the order afterwards
 */
export async function receiveMoney(unit: Unit, receipt: Receipt): Promise<Received> {
  const payments = paymentRepository(unit);
  const order = receipt.order === null ? undefined : await payments.lock(receipt.order);
  const id = await payments.addReceipt({ ...receipt, order: order?.id ?? null });
  if (id === undefined) return 'stored before';
  if (order === undefined || receipt.currency !== currency) {
    await payments.refundUnapplied({ receipt: id });
    return 'refunded';
  }
  const wanted = order.tenders.filter(isExternal).reduce((sum, { amount }) => sum + amount, 0);
  const isEnough = wanted > 0 && (await payments.unapplied(order.id, currency)) >= wanted;
  const hasEnded = order.state === 'expired' || order.state === 'cancelled';
  if (hasEnded && isEnough && (await takeAgain(unit, order))) return act(unit, order, 'revival', receipt.provider);
  return act(unit, order, isEnough ? 'all_received' : 'part_received', receipt.provider);
}

/**
 * Sends an event to an order. @returns the outcome, and the state of the order afterwards; undefined if there is no such
 * order
 */
export async function sendPaymentEvent(
  unit: Unit,
  order: string,
  event: Exclude<PaymentEvent, 'part_received' | 'all_received' | 'revival'>,
  actor: string,
): Promise<{ outcome: 'changed' | 'same' | 'refused'; state: PaymentState } | undefined> {
  const locked = await paymentRepository(unit).lock(order);
  if (!locked) return undefined;
  const { outcome } = outcomeOf(paymentTable, locked.state, event);
  return { outcome, state: await act(unit, locked, event, actor) };
}

/** Orders that a call of {@link endOverdueOrders} ends at most. The next call continues. */
const mostEnded = 1_000;

/**
 * Ends the orders whose time to pay has ended: their pieces and coupons are available again (CO-05, CO-07). Each order
 * has a transaction of its own. Several processes may call the function at once.
 * @returns the number of orders that ended
 */
export async function endOverdueOrders(shop: UnitOfWork, { signal }: { signal?: AbortSignal } = {}): Promise<number> {
  let ended = 0;
  for (const order of await overdueOrders(shop.db, mostEnded)) {
    if (signal?.aborted) break;
    const sent = await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'deadline', 'job'));
    if (sent?.outcome === 'changed') ended++;
  }
  return ended;
}

/** An order that costs nothing is paid at once (PA-05). */
export async function placeFree(unit: Unit, order: string): Promise<void> {
  const locked = await paymentRepository(unit).lock(order);
  if (locked && locked.tenders.length === 0) await act(unit, locked, 'all_received', 'shop');
}

/** Reserves the pieces of an order that ended, for its revival. @returns whether all pieces were available */
async function takeAgain(unit: Unit, { lines }: LockedOrder): Promise<boolean> {
  return (await reserveStock(unit, lines, revival)).length === 0;
}

/** The cause of the movements of an order that is revived. */
const revival = 'revival';

async function act(unit: Unit, order: LockedOrder, event: PaymentEvent, actor: string): Promise<PaymentState> {
  const { outcome, to, effects } = outcomeOf(paymentTable, order.state, event);
  if (outcome !== 'changed') return order.state;
  const payments = paymentRepository(unit);
  if (to !== order.state) await payments.setState(order.id, to);
  for (const effect of effects) await acts[effect](unit, order, event);
  await payments.addEvent(order.id, event, actor, { from: order.state, to });
  return to;
}

type Act = (unit: Unit, order: LockedOrder, event: PaymentEvent) => Promise<unknown>;
/** A job does it after the commit, since nothing outside is called in a transaction. */
const later: Act = async () => undefined;

const acts: Record<PaymentEffect, Act> = {
  commit_stock: (unit, { lines }) => commitStock(unit, lines),
  async release_stock(unit, { lines }) {
    await releaseStock(unit, lines);
  },
  take_stock: (unit, { lines }) => commitStock(unit, lines, revival),
  extend_reservation: (unit, { id }) => paymentRepository(unit).setDeadline(id, null),
  limit_reservation: (unit, { id }) => paymentRepository(unit).setDeadline(id, new Date(Date.now() + 30 * 60_000)),
  commit_coupon: (unit, order) => paymentRepository(unit).setCoupon(order, 'used'),
  return_coupon: (unit, order) => paymentRepository(unit).setCoupon(order, 'returned'),
  take_coupon: (unit, order) => paymentRepository(unit).setCoupon(order, 'used'),
  close_attempts: (unit, { id }) => paymentRepository(unit).closeAttempts(id),
  void_authorisation: later,
  async refund_receipts(unit, order, event) {
    const payments = paymentRepository(unit);
    if (event === 'revival' || (event === 'all_received' && !wasPaid(order.state) && !hasEnded(order.state))) {
      const wanted = order.tenders.filter(isExternal).reduce((sum, { amount }) => sum + amount, 0);
      await payments.apply(order.id, wanted, currency);
    }
    await payments.refundUnapplied({ order: order.id });
  },
  async start_parcels(unit, order) {
    const payments = paymentRepository(unit);
    for (const { id, state } of order.parcels)
      await payments.setParcel(id, outcomeOf(parcelTable, state, 'payment').to);
    const lines = order.lines.map(({ line: key, ...line }) => ({ ...line, key }));
    const parcels = order.parcels.map(({ id: key, paid: shipping }) => ({ key, shipping }));
    await payments.writeShares(
      splitOrder(
        lines,
        parcels,
        order.tenders.map(({ id: key, amount }) => ({ key, amount })),
      ),
    );
  },
  async stop_parcels(unit, order, event) {
    for (const { id, state } of order.parcels) {
      const { outcome, to } = outcomeOf(parcelTable, state, 'cancellation');
      if (outcome !== 'changed') continue;
      await paymentRepository(unit).setParcel(id, to);
      // The stock of an order that ends unpaid is released as a whole.
      if (event !== 'dispute_lost') continue;
      const own = order.lines.filter(({ parcel }) => parcel === id);
      await releaseStock(unit, own, 'charged back');
    }
  },
  freeze_refunds: later,
  resume_refunds: later,
  mail: later,
};

const wasPaid = (state: PaymentState) => state === 'paid' || state === 'disputed' || state === 'charged_back';
const hasEnded = (state: PaymentState) => state === 'expired' || state === 'cancelled';
