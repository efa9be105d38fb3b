/** Reads the page of the list of orders (RL-02, BL-02). */
import { longestOrderSearch } from '@tianguis/contract';
import { orderPath, readOrderProduct, readPageNumber } from '@tianguis/domain';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import {
  firstOrders,
  type OrderListState,
  orderSearchParameter,
  ordersPath,
} from '../../../shared/links/order-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { type OrderCardData, toOrderCard } from '../order-card-data.ts';

type Context = Readonly<RouterContextProvider>;

export interface OrderListData {
  state: OrderListState;
  pages: number;
  /** Orders of all pages. */
  total: number;
  /** Orders of the customer, whatever the period and the search. */
  inAll: number;
  orders: OrderCardData[];
  /** The keys of "comprar de nuevo" of this page begin with it. */
  pressKey: string;
}

/** @throws Response for a page past the end, which leads to the last page, and for another URL than one of the list */
export async function readOrders(
  context: Context,
  params: { days?: string | undefined; page?: string | undefined },
  url: URL,
): Promise<OrderListData> {
  const state = stateOf(params, url);
  const { days, page, search } = state;
  const reply = await answered(
    context
      .get(shopContext)
      .api.orders.list({ dias: String(days), pagina: page, ...(search !== '' && { q: search }) }, asCustomer(context)),
  );
  const { pages, total, in_all: inAll, today } = reply.metadata;
  if (page > Math.max(1, pages)) throw redirect(ordersPath({ ...state, page: Math.max(1, pages) }), 303);
  return {
    ...{ state, pages, total, inAll, pressKey: crypto.randomUUID() },
    orders: reply.data.orders.map((order) => toOrderCard(order, today)),
  };
}

/** The newest order of the customer; undefined if there is none. */
export async function readLatestOrder(context: Context): Promise<OrderCardData | undefined> {
  const reply = await answered(
    context.get(shopContext).api.orders.list({ dias: 'todos', pagina: 1 }, asCustomer(context)),
  );
  const [latest] = reply.data.orders;
  return latest && toOrderCard(latest, reply.metadata.today);
}

/**
 * Reads a URL of the list. An order has URLs of the same form (RL-09), which have no page of their own, so these URLs
 * lead to the order.
 */
function stateOf({ days, page }: { days?: string | undefined; page?: string | undefined }, url: URL): OrderListState {
  const search = searchOf(url);
  if (days === undefined) return { ...firstOrders, search };
  if (/^\d{1,10}$/.test(days)) throw orderAt(days, page);
  const [, written = ''] = /^dias=(todos|[1-9]\d{0,3})$/.exec(days) ?? [];
  const number = page === undefined ? 1 : readPageNumber(/^pagina=(\d+)$/.exec(page)?.[1] ?? null);
  if (written === '' || number === undefined) throw data(null, { status: 404 });
  return { days: written === 'todos' ? written : Number(written), page: number, search };
}

function orderAt(order: string, product: string | undefined) {
  const id = product === undefined ? undefined : readOrderProduct(product);
  return product !== undefined && id === undefined ? data(null, { status: 404 }) : redirect(orderPath(order, id), 303);
}

/** The searched text, without characters that the API refuses. */
const searchOf = ({ searchParams }: URL): string =>
  (searchParams.get(orderSearchParameter) ?? '')
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestOrderSearch)
    .toWellFormed();
