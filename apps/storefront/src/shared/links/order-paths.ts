/** URLs of the list of orders, in a separate file from `paths`, which every page of the shop loads. */
import { paths } from './paths.ts';

/** Days of a period, or all orders. */
export type OrderPeriod = number | 'todos';

export interface OrderListState {
  days: OrderPeriod;
  page: number;
  /** Searched text; empty if nothing is searched. */
  search: string;
}

/** The list without a period has this state (BL-02). */
export const firstOrders: OrderListState = { days: 30, page: 1, search: '' };

/** Parameter of the searched text. */
export const orderSearchParameter = 'q';

const base = paths.orders.replace(/\/dias=.*$/, '');

/** RL-02: a page of the orders of a period. */
export function ordersPath(state: Partial<OrderListState> = {}): string {
  const { days, page, search } = { ...firstOrders, ...state };
  const query = search === '' ? '' : `?${new URLSearchParams({ [orderSearchParameter]: search })}`;
  return `${base}/dias=${days}/pagina=${page}${query}`;
}

/** The page of the list without a period. */
export const bareOrdersPath = base;
