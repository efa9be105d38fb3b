/** Reads the page after a cancellation (RL-09). */
import { orderPath, uuidShape } from '@tianguis/domain';
import { data, redirect } from 'react-router';
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import type { OrderParams } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { cancellationFields as fields } from './cancellation-fields.ts';
import { type DonePageData, toDone } from './done-data.ts';

/**
 * A URL without a cancellation leads to the order.
 * @throws Response 404 for an unknown cancellation, and for the order of another customer (RO-02)
 */
export async function readDone(
  context: Context,
  params: OrderParams,
  url: URL,
): Promise<DonePageData & { pressKey: string }> {
  const { order, product } = await readOwnOrder(context, 'cancelacion-exitosa', params, url.search);
  const id = url.searchParams.get(fields.id);
  if (id === null) throw redirect(orderPath(order.pedido, product), 303);
  if (!uuidShape.test(id)) throw data(null, { status: 404 });
  const { api } = context.get(shopContext);
  const { data: cancellation } = await answered(api.orders.cancellation(order.pedido, id, asCustomer(context)));
  return { ...toDone(cancellation, order, product), pressKey: crypto.randomUUID() };
}
