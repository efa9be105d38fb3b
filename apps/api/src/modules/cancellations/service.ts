/**
 * Cancellations by customers (RL-09, BL-13): of a whole order, of one parcel, or of some pieces, until the carrier
 * collects them. An order that is not paid ends as a whole.
 */
import type {
  CancellationForm,
  CancellationPreview,
  CancellationPreviewReply,
  CancellationReply,
  CancellationView,
} from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { isPaid, outcomeOf, paymentTable } from '@tianguis/domain/order';
import { Failure } from '../../failure.ts';
import { refundToBalance } from '../balance/service.ts';
import { cleanComment, readPieces, type ShownLine, shownLines } from '../chosen-lines.ts';
import {
  addCancellation,
  canCancelPieces,
  cancellablePieces,
  cancelPieces,
  causeOfCancellation,
  leftPieces,
  noteMail,
  type PiecesOfLine,
  refundAmounts,
} from '../fulfilment/effects/service.ts';
import { type LockedOrder, lockOrderOf, sendPaymentEvent, usualTerms } from '../orders/service.ts';
import { type PaidBack, refundsOf, tendersOf, toRefundPreviews, toRefundViews } from '../refunds/service.ts';
import { cancellationRepository, type StoredCancellation } from './repository.ts';

/**
 * Finds the customer of a call.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
 */
export interface CancellationCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface CancellationOptions {
  callers: CancellationCallers;
  /** Closes the open attempts of an unpaid order at the provider. @throws Failure CHARGE_UNKNOWN */
  closeOpen(customer: string, number: string): Promise<void>;
  paidBack: PaidBack;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw the failures of {@link CancellationCallers}, and ORDER_NOT_FOUND for a foreign order. */
export interface Cancellations {
  /**
   * The pieces and the refunds of a cancellation that is not made.
   * @param pieces such as `1x2,3x1`; undefined: all that can be cancelled
   * @throws Failure NOT_CANCELLABLE
   */
  preview(accessToken: string | undefined, number: string, pieces?: string): Promise<CancellationPreviewReply>;
  /**
   * Cancels pieces. The same cancellation, sent again, gets the same reply.
   * @throws Failure NOT_CANCELLABLE; REFUND_CHANGED if another amount was shown; CHARGE_UNKNOWN while a provider may
   * have charged; CONFLICT if the id is that of another cancellation
   */
  cancel(accessToken: string | undefined, number: string, form: CancellationForm): Promise<CancellationReply>;
  /** @throws Failure CANCELLATION_NOT_FOUND */
  read(accessToken: string | undefined, number: string, id: string): Promise<CancellationReply>;
}

export function createCancellations(
  shop: UnitOfWork,
  { callers, closeOpen, paidBack, clock = Date.now }: CancellationOptions,
): Cancellations {
  const customerOf = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;

  async function locked(unit: Unit, customer: string, number: string): Promise<LockedOrder> {
    const order = await lockOrderOf(unit, customer, number);
    if (!order) throw new Failure('ORDER_NOT_FOUND');
    return order;
  }

  async function preview(unit: Unit, order: LockedOrder, number: string, text: string | undefined) {
    const lines = await cancellationRepository(unit).lines(order.id);
    const chosen = choose(order, lines, text);
    const left = order.lines.reduce((sum, line) => sum + leftPieces(line), 0);
    const amounts = isPaid(order.state) ? await refundAmounts(unit, chosen) : new Map<string, number>();
    const refunds = toRefundPreviews(await tendersOf(unit, order.id), amounts, { now: clock(), paidBack });
    const data: CancellationPreview = {
      ...{ pedido: number, is_paid: isPaid(order.state) },
      is_whole: chosen.reduce((sum, { pieces }) => sum + pieces, 0) === left,
      lines: shownLines(lines, new Map(chosen.map(({ line, pieces }) => [line, pieces]))),
      ...{ amount: refunds.reduce((sum, { amount }) => sum + amount, 0), refunds },
    };
    return { data, chosen };
  }

  /** The pieces of a form whose amount is that of today. @throws Failure NOT_CANCELLABLE; REFUND_CHANGED */
  async function agreed(
    unit: Unit,
    order: LockedOrder,
    number: string,
    form: CancellationForm,
  ): Promise<PiecesOfLine[]> {
    const { data, chosen } = await preview(unit, order, number, form.piezas);
    if (data.amount !== form.importe) throw new Failure('REFUND_CHANGED', undefined, { data });
    return chosen;
  }

  async function view(
    unit: Unit,
    order: LockedOrder,
    number: string,
    stored: StoredCancellation,
  ): Promise<CancellationView> {
    const cause = causeOfCancellation(stored.id);
    const repository = cancellationRepository(unit);
    const lines = await repository.lines(order.id);
    const pieces = await repository.piecesOf(order.id, cause);
    const refunds = (await refundsOf(unit, order.id)).filter((refund) => refund.cause === cause);
    const own = isPaid(order.state) ? pieces : new Map(lines.map((line) => [line.key, line.pieces]));
    return {
      ...{ id: stored.id, pedido: number, at: stored.at.toISOString(), reason: stored.reason },
      ...{ is_paid: isPaid(order.state), is_whole: order.parcels.every(({ state }) => state === 'cancelled') },
      ...{ lines: shownLines(lines, own), refunds: toRefundViews(refunds, paidBack) },
    };
  }

  return {
    async preview(accessToken, number, pieces) {
      const customer = await customerOf(accessToken);
      return shop.withTransaction(async (unit) => {
        const { data } = await preview(unit, await locked(unit, customer, number), number, pieces);
        return { status: 'success', data };
      });
    },

    async cancel(accessToken, number, form) {
      const customer = await customerOf(accessToken);
      const { cancelacion: id, motivo: reason, comentario = '', destino } = form;
      // A slip or a CLABE must not be paid after the order has ended.
      const isOpen = await shop.withTransaction(async (unit) => {
        const order = await locked(unit, customer, number);
        if (await cancellationRepository(unit).find(order.id, id)) return false;
        await agreed(unit, order, number, form);
        return !isPaid(order.state);
      });
      if (isOpen) await closeOpen(customer, number);
      return shop.withTransaction(async (unit) => {
        const order = await locked(unit, customer, number);
        const before = await cancellationRepository(unit).find(order.id, id);
        if (before) return { status: 'success', data: await view(unit, order, number, before) };
        const chosen = await agreed(unit, order, number, form);
        const at = new Date(clock());
        const comment = cleanComment(comentario);
        if (!(await addCancellation(unit, { id, order: order.id, reason, comment, actor: 'customer', at })))
          throw new Failure('CONFLICT', 'The id is that of another cancellation.');
        if (isPaid(order.state)) {
          await cancelPieces(unit, order, chosen, { id, actor: 'customer', at });
          if (destino === 'saldo') await refundToBalance(unit, order.id, { cause: causeOfCancellation(id) }, at);
          await noteMail(unit, { order: order.id, step: 'paid-cancelled', cause: id });
        } else {
          const sent = await sendPaymentEvent(unit, order.id, 'cancellation', 'customer', { ...usualTerms(), at });
          if (sent?.outcome !== 'changed') throw new Failure('CHARGE_UNKNOWN');
        }
        const after = await locked(unit, customer, number);
        return { status: 'success', data: await view(unit, after, number, { id, order: order.id, at, reason }) };
      });
    },

    async read(accessToken, number, id) {
      const customer = await customerOf(accessToken);
      return shop.withTransaction(async (unit) => {
        const order = await locked(unit, customer, number);
        const stored = await cancellationRepository(unit).find(order.id, id);
        if (!stored) throw new Failure('CANCELLATION_NOT_FOUND');
        return { status: 'success', data: await view(unit, order, number, stored) };
      });
    },
  };
}

/** The chosen pieces of an order. @throws Failure NOT_CANCELLABLE; CHARGE_UNKNOWN */
function choose(order: LockedOrder, lines: readonly ShownLine[], text: string | undefined): PiecesOfLine[] {
  if (order.state === 'charging') throw new Failure('CHARGE_UNKNOWN');
  const all = cancellablePieces(order);
  // The bank decides about the money of a disputed order.
  const isOpen = order.state === 'paid' || outcomeOf(paymentTable, order.state, 'cancellation').outcome === 'changed';
  if (!isOpen || order.isTest || all.length === 0) throw new Failure('NOT_CANCELLABLE');
  if (text === undefined) return all;
  const chosen = readPieces(lines, text);
  if (!canCancelPieces(order, chosen)) throw new Failure('NOT_CANCELLABLE');
  // An order that is not paid has one payment, so it ends as a whole.
  return isPaid(order.state) ? chosen : all;
}
