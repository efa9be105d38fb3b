/** Reads the order of a page about a part of it. */
import type { OrderView } from '@tianguis/contract';
import { type OrderHelpPage, orderHelpPath } from '@tianguis/domain';
import { type RouterContextProvider, redirect } from 'react-router';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { type OrderParams, productOf } from './order/order.server.ts';

export type Context = Readonly<RouterContextProvider>;

export interface OwnOrder {
  order: OrderView;
  /** The product in the URL. */
  product: number | undefined;
}

/**
 * The order in the URL of a page of help (RL-09). A URL with a product that the order does not have leads to the page
 * of the whole order.
 * @param search the query of the URL
 * @throws Response 404 for the order of another customer, like an unknown one (RO-02)
 */
export async function readOwnOrder(
  context: Context,
  page: OrderHelpPage,
  params: OrderParams,
  search = '',
): Promise<OwnOrder> {
  const product = productOf(params);
  const { data: order } = await answered(context.get(shopContext).api.orders.get(params.order, asCustomer(context)));
  const isThere = order.parcels.some(({ lines }) => lines.some(({ id }) => id === product));
  if (product !== undefined && !isThere) throw redirect(orderHelpPath(page, params.order) + search, 303);
  return { order, product };
}
