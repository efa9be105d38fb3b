/**
 * Returns by customers (RL-10, AF-02): pieces of one parcel, within 30 days of its receipt. A return is authorised at
 * once, since its reason decides nothing but who pays the shipping. The inspection decides about the money.
 */
import type { ReturnForm, ReturnPreview, ReturnPreviewReply, ReturnQuery, ReturnReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { reasonTerms, returnDeadline, returnRefundArrival } from '@tianguis/domain/order';
import { Failure, wrongField } from '../../failure.ts';
import { cleanComment, readPieces, shownLines } from '../chosen-lines.ts';
import { exchangeAddress, exchangeOf, type PlanPurchase } from '../exchanges/service.ts';
import {
  addOrderEvent,
  noteMail,
  noteSellerMail,
  type PiecesOfLine,
  refundAmounts,
} from '../fulfilment/effects/service.ts';
import { type LockedOrder, lockOrderOf } from '../orders/service.ts';
import { photographsOf, usePhotographs } from '../photographs/service.ts';
import { type PaidBack, refundsOf, tendersOf, toRefundPreviews } from '../refunds/service.ts';
import { chosenOf, type Exchangeable, exchangeables, type Planned, planExchange, reserveExchange } from './exchange.ts';
import { moveReturn } from './move-return.ts';
import { returnRepository } from './repository.ts';
import type { ReturnRow, SentParcel } from './rows.ts';
import { openWindow, toReturnView } from './shown.ts';

/**
 * Finds the customer of a call.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for the token of a client
 */
export interface ReturnCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface ReturnOptions {
  callers: ReturnCallers;
  paidBack: PaidBack;
  /** Plans the order of an exchange; undefined: the shop offers none. */
  plan?: PlanPurchase | undefined;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw the failures of {@link ReturnCallers}, and ORDER_NOT_FOUND for a foreign order. */
export interface Returns {
  /** What a return that is not asked for would do. @throws Failure NOT_RETURNABLE */
  preview(accessToken: string | undefined, number: string, query: ReturnQuery): Promise<ReturnPreviewReply>;
  /**
   * Asks to return pieces. The same return, sent again, gets the same reply.
   * @throws Failure NOT_RETURNABLE; RETURN_CHANGED if another amount was shown; VALIDATION_FAILED; CONFLICT if the id
   * is that of another return
   */
  ask(accessToken: string | undefined, number: string, form: ReturnForm): Promise<ReturnReply>;
  /** @throws Failure RETURN_NOT_FOUND */
  read(accessToken: string | undefined, number: string, id: string): Promise<ReturnReply>;
  /**
   * Withdraws a return that was not sent. Repeated, it changes nothing.
   * @throws Failure RETURN_NOT_FOUND; RETURN_SENT
   */
  cancel(accessToken: string | undefined, number: string, id: string): Promise<ReturnReply>;
}

/** A chosen return: its pieces, their parcel, and its preview. */
interface Chosen {
  data: ReturnPreview;
  pieces: PiecesOfLine[];
  parcel: SentParcel;
  /** The pieces that the customer can have instead. */
  exchanges: Exchangeable[];
}

export function createReturns(shop: UnitOfWork, { callers, paidBack, plan, clock = Date.now }: ReturnOptions): Returns {
  /** Works on the locked order of a customer. */
  const withOrder = async <T>(
    accessToken: string | undefined,
    number: string,
    work: (unit: Unit, order: LockedOrder) => Promise<T>,
  ): Promise<{ status: 'success'; data: T }> => {
    const customer = (await callers.whoCalls(accessToken)).account.id;
    return shop.withTransaction(async (unit) => {
      const order = await lockOrderOf(unit, customer, number);
      if (!order) throw new Failure('ORDER_NOT_FOUND');
      return { status: 'success', data: await work(unit, order) };
    });
  };

  async function preview(unit: Unit, order: LockedOrder, number: string, query: ReturnQuery): Promise<Chosen> {
    const now = clock();
    const returns = returnRepository(unit);
    const lines = await returns.lines(order.id);
    const pieces = readPieces(lines, query.piezas);
    const own = pieces.map(({ line }) => lines.find(({ key }) => key === line));
    const isFree = pieces.every(({ pieces: count }, at) => count >= 1 && count <= (own[at]?.free ?? 0));
    const parcels = new Set(own.map((line) => line?.parcel));
    const parcel = (await returns.parcels(order.id)).find(({ id }) => parcels.has(id));
    const window = parcel && openWindow({ payment: order.state, isTest: order.isTest, parcel, now });
    const isUnique = new Set(pieces.map(({ line }) => line)).size === pieces.length;
    if (!window || !isFree || !isUnique || parcels.size !== 1) throw new Failure('NOT_RETURNABLE');

    const terms = reasonTerms[query.motivo];
    const amounts = await refundAmounts(unit, pieces, terms.withShipping);
    const previews = toRefundPreviews(await tendersOf(unit, order.id), amounts, { now, paidBack });
    const refunds = previews.map((one) => ({ ...one, arrives_by: one.arrives_by && returnRefundArrival(now) }));
    const isExchangeable = plan !== undefined && (await exchangeAddress(unit, order.id)) !== undefined;
    const exchanges = isExchangeable ? await exchangeables(unit, order, { parcel, pieces }) : [];
    return {
      ...{ pieces, parcel, exchanges },
      data: {
        ...{ pedido: number, lines: shownLines(lines, new Map(pieces.map((one) => [one.line, one.pieces]))) },
        ...{ bearer: terms.bearer, ways: [...terms.ways], with_shipping: terms.withShipping },
        ...{ wants_photographs: terms.wantsPhotographs, until: window.until, law_until: window.lawUntil },
        post_by: returnDeadline('started', now) ?? window.until,
        ...{ amount: refunds.reduce((sum, { amount }) => sum + amount, 0), refunds },
        exchanges: exchanges.map(({ offer }) => offer),
      },
    };
  }

  /** The order of the exchange that a form asks for, planned outside of the transaction. */
  async function planned(token: string | undefined, number: string, form: ReturnForm): Promise<Planned | undefined> {
    const { data } = await withOrder(token, number, async (unit, order) => {
      const isRepeated = (await returnRepository(unit).find(form.devolucion))?.order === order.id;
      const chosen = isRepeated ? undefined : chosenOf((await preview(unit, order, number, form)).exchanges, form);
      return { chosen, customer: order.customer, address: await exchangeAddress(unit, order.id) };
    });
    const { chosen, customer, address } = data;
    if (!plan || !chosen || customer === null || address === undefined) return undefined;
    return planExchange(chosen, { customer, address }, { plan, now: clock() });
  }

  /** A return of an order. @throws Failure RETURN_NOT_FOUND */
  async function find(unit: Unit, order: LockedOrder, id: string): Promise<ReturnRow> {
    const row = await returnRepository(unit).find(id);
    if (row?.order !== order.id) throw new Failure('RETURN_NOT_FOUND');
    return row;
  }

  const view = async (unit: Unit, order: LockedOrder, number: string, id: string) =>
    toReturnView(await find(unit, order, id), {
      ...{ pedido: number, refunds: await refundsOf(unit, order.id), paidBack, now: clock() },
      exchange: await exchangeOf(unit, id),
      photographs: (await photographsOf(unit, [{ kind: 'return', id }])).get(id) ?? [],
    });

  return {
    preview: (accessToken, number, query) =>
      withOrder(accessToken, number, async (unit, order) => (await preview(unit, order, number, query)).data),

    async ask(accessToken, number, form) {
      const exchange = form.cambio && (await planned(accessToken, number, form));
      return withOrder(accessToken, number, async (unit, order) => {
        const { devolucion: id, motivo: reason, via: way, relato = '', destino, cambio } = form;
        const returns = returnRepository(unit);
        const before = await returns.find(id);
        if (before?.order === order.id) return view(unit, order, number, id);
        const chosen = await preview(unit, order, number, form);
        const { data, pieces, parcel } = chosen;
        const wanted = chosenOf(chosen.exchanges, form);
        const isAgreed = data.amount === form.importe && (!wanted || wanted.offer.difference === cambio?.diferencia);
        if (!isAgreed) throw new Failure('RETURN_CHANGED', undefined, { data });
        if (!data.ways.includes(way))
          throw wrongField('via', 'Llévalo a una paquetería: el envío de regreso lo pagas tú.');
        const at = new Date(clock());
        const isNew = await returns.add({
          ...{ id, order: order.id, parcel: parcel.id, reason, story: cleanComment(relato), way, at },
          // The customer of an exchange gets the goods that the shipping was paid for.
          ...{
            bearer: data.bearer,
            withShipping: data.with_shipping && !cambio,
            amount: wanted?.refund ?? data.amount,
          },
          toBalance: destino === 'saldo' && !cambio,
          ...{ lawUntil: data.law_until, dueOn: returnDeadline('started', at.getTime()) },
        });
        if (!isNew) throw new Failure('CONFLICT', 'The id is that of another return.');
        if (!(await returns.addLines(id, pieces))) throw new Failure('NOT_RETURNABLE');
        if (cambio) await reserveExchange(unit, id, wanted, exchange);
        if (order.customer !== null)
          await usePhotographs(unit, { customer: order.customer, form: id }, { kind: 'return', id });
        await addOrderEvent(unit, order.id, 'return_request', {
          ...{ actor: 'customer', at, data: { return: id, reason, state: 'started' } },
        });
        await noteMail(unit, { order: order.id, step: 'return-started', cause: id });
        await noteSellerMail(unit, {
          order: order.id,
          parcel: parcel.id,
          store: parcel.store,
          step: 'return',
          cause: id,
        });
        return view(unit, order, number, id);
      });
    },

    read: (accessToken, number, id) => withOrder(accessToken, number, (unit, order) => view(unit, order, number, id)),

    cancel: (accessToken, number, id) =>
      withOrder(accessToken, number, async (unit, order) => {
        const row = await find(unit, order, id);
        const report = { actor: 'customer', at: new Date(clock()) };
        const { outcome } = await moveReturn(unit, row, 'withdrawal', report);
        if (outcome === 'refused') throw new Failure('RETURN_SENT');
        return view(unit, order, number, id);
      }),
  };
}
