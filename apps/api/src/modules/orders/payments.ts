/**
 * What happens to an order when money arrives, or when its time ends (PA-04, PA-06, PA-07, CO-05, CO-07). The table of
 * payments decides, and this module does what the table says, in the transaction of the event. Providers are called
 * later, by jobs.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import {
  hasEnded,
  isPaid,
  outcomeOf,
  type PaymentEffect,
  type PaymentEvent,
  type PaymentState,
  paymentTable,
  splitOrder,
  usualTimesToPay,
} from '@tianguis/domain/order';
import { captureBalance, holdBalance, lockBalance, refundToBalance, releaseBalance } from '../balance/service.ts';
import { captureCredit, releaseCredit } from '../credit/service.ts';
import {
  addOrderEvent,
  lockCoupon,
  makeRefunds,
  moveParcel,
  noteMail,
  noteSellers,
  setCoupon,
} from '../fulfilment/effects/service.ts';
import { commitStock, releaseStock, reserveStock } from '../inventory/service.ts';
import { canGiveAgain } from '../registries/service.ts';
import { type LockedOrder, overdueOrders, paymentRepository } from './payment-repository.ts';

/** The only currency of orders. Money in another currency is never applied. */
const currency = 'MXN';
/** Hours in which the shop decides about an amount that is only authorised (BL-12). */
const hoursToDecide = 48;

/** When an event happens, and how long customers can pay after it. */
export interface EventTerms {
  at: Date;
  /** Minutes in which a customer can pay by card, after the provider's authorisation was lost. */
  cardMinutes: number;
}

export const usualTerms = (): EventTerms => ({ at: new Date(), cardMinutes: usualTimesToPay.cardMinutes });

/** What a provider outside of the shop has to pay of an order. */
const externalAmount = ({ tenders }: LockedOrder): number =>
  tenders.reduce((sum, { kind, amount }) => (kind === 'balance' || kind === 'credit' ? sum : sum + amount), 0);

export interface Receipt {
  provider: string;
  /** The provider's id of the payment: the same id is the same money. */
  providerId: string;
  /** The order that the payment names; null if no order is known. */
  order: string | null;
  /** The attempt that the money came from; null if none is known. */
  attempt?: string | null;
  amount: number;
  currency: string;
  /** When the money arrived; default: the moment of the event. */
  arrived?: Date;
}

/** `stored before`: the provider said it twice. `refunded`: no order takes the money. */
export type Received = PaymentState | 'stored before' | 'refunded';

/**
 * Stores money that arrived, and moves its order on. Money can always be stored. Money that no order takes becomes a
 * refund. @returns the state of the order afterwards
 */
export async function receiveMoney(unit: Unit, receipt: Receipt, terms: EventTerms = usualTerms()): Promise<Received> {
  const payments = paymentRepository(unit);
  const order = receipt.order === null ? undefined : await payments.lock(receipt.order);
  const { attempt = null, arrived = terms.at } = receipt;
  const id = await payments.addReceipt({ ...receipt, order: order?.id ?? null, attempt, at: arrived });
  if (id === undefined) return 'stored before';
  if (order === undefined || receipt.currency !== currency) {
    await payments.refundUnapplied({ receipt: id });
    return 'refunded';
  }
  const wanted = externalAmount(order);
  const isEnough = wanted > 0 && (await payments.unapplied(order.id, currency)) >= wanted;
  // The order of an erased account has no buyer and no address any more, so its money goes back (AF-07).
  const isRevivable = hasEnded(order.state) && isEnough && order.customer !== null;
  if (isRevivable && !(await payments.isOrderedAgain(order.id)) && (await takeAgain(unit, order, terms.at)))
    return act(unit, order, 'revival', receipt.provider, terms);
  return act(unit, order, isEnough ? 'all_received' : 'part_received', receipt.provider, terms);
}

/**
 * Sends an event to an order.
 * @returns the outcome, and the state of the order afterwards; undefined if there is no such order
 */
export async function sendPaymentEvent(
  unit: Unit,
  order: string,
  event: Exclude<PaymentEvent, 'part_received' | 'all_received' | 'revival'>,
  actor: string,
  terms: EventTerms = usualTerms(),
): Promise<{ outcome: 'changed' | 'same' | 'refused'; state: PaymentState } | undefined> {
  const locked = await paymentRepository(unit).lock(order);
  if (!locked) return undefined;
  const { outcome } = outcomeOf(paymentTable, locked.state, event);
  return { outcome, state: await act(unit, locked, event, actor, terms) };
}

/** Orders that a call of {@link endOverdueOrders} ends at most. The next call continues. */
const mostEnded = 1_000;

/**
 * Ends the orders whose time to pay has ended: their pieces and coupons are available again (CO-05, CO-07). Each order
 * has a transaction of its own, so an order that fails does not hinder the others. Several processes may call the
 * function at once.
 * @param now epoch milliseconds
 * @returns the number of orders that ended
 * @throws AggregateError with the errors of orders that could not be ended
 */
export async function endOverdueOrders(
  shop: UnitOfWork,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const terms = { ...usualTerms(), at: new Date(now) };
  let ended = 0;
  const errors: unknown[] = [];
  for (const order of await overdueOrders(shop.db, mostEnded, terms.at)) {
    if (signal?.aborted) break;
    try {
      const sent = await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'deadline', 'job', terms));
      if (sent?.outcome === 'changed') ended++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} orders could not be ended`);
  return ended;
}

/** An order that costs nothing, or that balance and credit pay as a whole, is paid at once (PA-05, RT-29). */
export async function placePaid(unit: Unit, order: string, at: Date): Promise<void> {
  const locked = await paymentRepository(unit).lock(order);
  if (locked && externalAmount(locked) === 0) await act(unit, locked, 'all_received', 'shop', { ...usualTerms(), at });
}

/** The cause of the movements of an order that is revived. */
const revival = 'revival';

/**
 * Reserves the pieces of an order that ended, for its revival, and holds its balance. Locks the coupon, the balance, the
 * item of a registry and the products in this sequence, as all transactions do.
 * @returns whether all pieces and all of the balance were available, and the pieces of a gift are still wanted
 */
async function takeAgain(
  unit: Unit,
  { id, lines, coupon, customer, tenders }: LockedOrder,
  at: Date,
): Promise<boolean> {
  if (coupon !== null) await lockCoupon(unit, coupon);
  const balance = tenders.find(({ kind }) => kind === 'balance')?.amount ?? 0;
  if ((customer === null ? 0 : await lockBalance(unit, customer)) < balance) return false;
  if (!(await canGiveAgain(unit, id))) return false;
  if ((await reserveStock(unit, lines, revival)).length > 0) return false;
  return balance === 0 || holdBalance(unit, id, 'revival', at);
}

async function act(
  unit: Unit,
  order: LockedOrder,
  event: PaymentEvent,
  actor: string,
  terms: EventTerms,
): Promise<PaymentState> {
  const { outcome, to, effects } = outcomeOf(paymentTable, order.state, event);
  if (outcome !== 'changed') return order.state;
  const payments = paymentRepository(unit);
  if (to !== order.state) await payments.setState(order.id, to, terms.at);
  for (const effect of effects) await acts[effect]?.(unit, order, { event, to, actor, terms });
  await addOrderEvent(unit, order.id, event, { actor, at: terms.at, data: { from: order.state, to } });
  return to;
}

/** A transition of an order. */
interface Change {
  event: PaymentEvent;
  to: PaymentState;
  actor: string;
  terms: EventTerms;
}

/** Effects of a transition on the database. The order still has the state before the transition. */
type Act = (unit: Unit, order: LockedOrder, change: Change) => Promise<unknown>;

/**
 * Effects that are missing here need no code of their own. Refunds of a disputed order wait because of its state.
 * Closing attempts, releasing authorised amounts and paying refunds back are calls of providers, which jobs make.
 */
const acts: Partial<Record<PaymentEffect, Act>> = {
  commit_stock: (unit, { lines }) => commitStock(unit, lines),
  release_stock: (unit, { lines }) => releaseStock(unit, lines),
  take_stock: (unit, { lines }) => commitStock(unit, lines, revival),
  extend_reservation: (unit, { id }, { terms: { at } }) =>
    paymentRepository(unit).setDeadline(id, new Date(at.getTime() + hoursToDecide * 3_600_000)),
  limit_reservation: (unit, { id }, { terms: { at, cardMinutes } }) =>
    paymentRepository(unit).setDeadline(id, new Date(at.getTime() + cardMinutes * 60_000)),
  commit_coupon: (unit, order) => setCoupon(unit, order, 'used'),
  return_coupon: (unit, order) => setCoupon(unit, order, 'returned'),
  take_coupon: (unit, order) => setCoupon(unit, order, 'used'),
  // The store credit follows the balance, in a ledger of its own (AF-04).
  async capture_balance(unit, { id }, { terms: { at } }) {
    await captureBalance(unit, id, at);
    await captureCredit(unit, id, at);
  },
  async release_balance(unit, { id }, { terms: { at } }) {
    await releaseBalance(unit, id, at);
    await releaseCredit(unit, id, at);
  },
  // The revival holds the balance before its event.
  take_balance: (unit, { id }, { terms: { at } }) => captureBalance(unit, id, at),
  void_authorisation: (unit, { id }) => paymentRepository(unit).closeAttempts(id),
  close_attempts: (unit, { id }) => paymentRepository(unit).closeAttempts(id),
  async refund_receipts(unit, order, { to, terms: { at } }) {
    const payments = paymentRepository(unit);
    if (isPaid(to) && !isPaid(order.state)) await payments.apply(order.id, externalAmount(order), currency);
    const receipts = await payments.refundUnapplied({ order: order.id });
    // What a transfer paid too much is there at once. The customer can send it to an account.
    if (isPaid(to)) await refundToBalance(unit, order.id, { ids: await payments.excessOfTransfers(order.id) }, at);
    for (const cause of receipts) await noteMail(unit, { order: order.id, step: 'refund', cause });
  },
  async start_parcels(unit, order, { actor, terms: { at } }) {
    for (const parcel of order.parcels) await moveParcel(unit, order, parcel, 'payment', { actor, at });
    const lines = order.lines.map(({ line: key, ...line }) => ({ ...line, key }));
    const parcels = order.parcels.map(({ id: key, paid: shipping }) => ({ key, shipping }));
    const tenders = order.tenders.map(({ id: key, amount }) => ({ key, amount }));
    await paymentRepository(unit).writeShares(splitOrder(lines, parcels, tenders));
    await noteSellers(unit, order.id);
  },
  async stop_parcels(unit, order, { actor, terms: { at } }) {
    for (const parcel of order.parcels) await moveParcel(unit, order, parcel, 'cancellation', { actor, at });
  },
  // Parcels that stopped when the money was charged back are refunded, since the shop has the money again.
  resume_refunds: (unit, { id }, { terms: { at } }) => makeRefunds(unit, id, at),
  async mail(unit, { id: order }, change) {
    // Each part of a payment has a mail of its own.
    const cause = change.to === 'partial' ? String(await paymentRepository(unit).receipts(order)) : '';
    await noteMail(unit, { order, step: mailStep(change), cause });
  },
};

/** The step that the customer's mail is about. */
function mailStep({ event, to }: Change): string {
  if (event === 'revival') return 'revived';
  if (event === 'denial') return 'denied';
  return to === 'awaiting' ? 'authorisation-lost' : to;
}
