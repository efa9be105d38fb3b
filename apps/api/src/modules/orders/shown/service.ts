/** The orders of a customer: list, detail, and "comprar de nuevo" (RL-02, RL-07, BL-02, OD-01). */
import {
  type BuyAgainReply,
  type OrderReply,
  type OrdersQuery,
  type OrdersReply,
  ordersDays,
  ordersPageSize,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { mexicoClock, momentInMexico } from '@tianguis/domain/shipping';
import { Failure } from '../../../failure.ts';
import { pageMetadata } from '../../page-metadata.ts';
import { type PaidBack, refundsOf } from '../../refunds/service.ts';
import { returnsOf } from '../../returns/service.ts';
import { buyAgain } from './buy-again.ts';
import { type OrderSearch, shownOrderRepository } from './repository.ts';
import { toOrder, toSummary } from './to-view.ts';

/**
 * Finds the customer of a call.
 * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED, 440; FORBIDDEN for a client’s token
 */
export interface OrderCallers {
  whoCalls(accessToken: string | undefined): Promise<{ account: { id: string } }>;
}

export interface ShownOrderOptions {
  callers: OrderCallers;
  /** Whether the shop offers a way to pay (TR-01). */
  isOpen: boolean;
  paidBack: PaidBack;
  /** The most pieces in a line of a cart. */
  most: number;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

/** All functions throw the failures of {@link OrderCallers}. */
export interface ShownOrders {
  /** A page of the customer's orders of a period, the newest first. A page past the end is empty. */
  list(accessToken: string | undefined, query: OrdersQuery): Promise<OrdersReply>;
  /** @throws Failure ORDER_NOT_FOUND for an unknown order and for the order of another customer */
  read(accessToken: string | undefined, number: string): Promise<OrderReply>;
  /**
   * Adds the goods of an order to the cart. With a key, a repeated call takes effect once.
   * @throws Failure ORDER_NOT_FOUND
   */
  buyAgain(accessToken: string | undefined, number: string, key?: string): Promise<BuyAgainReply>;
}

export function createShownOrders(
  shop: UnitOfWork,
  { callers, isOpen, paidBack, most, clock = Date.now }: ShownOrderOptions,
): ShownOrders {
  const orders = shownOrderRepository(shop.db);
  const whose = async (accessToken: string | undefined) => (await callers.whoCalls(accessToken)).account.id;
  return {
    async list(accessToken, { dias = String(ordersDays), pagina: page = 1, q = '' }) {
      const customer = await whose(accessToken);
      const now = clock();
      const [found, inAll] = await Promise.all([
        orders.page(
          customer,
          { since: sinceDays(dias, now), ...searchOf(q) },
          { limit: ordersPageSize, offset: (page - 1) * ordersPageSize },
        ),
        orders.count(customer),
      ]);
      return {
        status: 'success',
        data: { orders: found.orders.map((order) => toSummary(order, { now, isOpen })) },
        metadata: {
          ...pageMetadata(found.total, page, ordersPageSize),
          ...{ in_all: inAll, today: dateInMexico(now) },
        },
      };
    },

    async read(accessToken, number) {
      const found = await orders.find(await whose(accessToken), number);
      if (!found) throw new Failure('ORDER_NOT_FOUND');
      const [refunds, returns] = await Promise.all([refundsOf(shop, found.id), returnsOf(shop, found.id)]);
      return { status: 'success', data: toOrder(found, { refunds, returns }, { now: clock(), isOpen, paidBack }) };
    },

    async buyAgain(accessToken, number, key) {
      const customer = await whose(accessToken);
      return { status: 'success', data: await buyAgain(shop, customer, { number, key, most }) };
    },
  };
}

/** The first moment of a period: the start of the day in Mexico City, so that a period does not shift within a day. */
function sinceDays(days: string, now: number): Date | undefined {
  if (days === 'todos') return undefined;
  return new Date(momentInMexico(mexicoClock(now).day - Number(days), 0));
}

/** The most words of a search that count. */
const mostWords = 10;
/** The fewest digits that may be a part of a number. */
const fewestDigits = 3;

/** What a customer searches: words of a title, or a number of an order as pages and mails show it. */
function searchOf(text: string): Pick<OrderSearch, 'words' | 'digits'> {
  const words = text
    .normalize('NFC')
    .split(/[\s"“”]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const digits = text.replace(/[\s#-]/g, '');
  return {
    words: words.slice(0, mostWords),
    digits: /^\d+$/.test(digits) && digits.length >= fewestDigits ? digits : undefined,
  };
}
