/** Reads the page of help with an order (RL-09). */
import { answered } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import type { OrderParams } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { type HelpPageData, toHelp } from './help-data.ts';

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readHelp(context: Context, params: OrderParams): Promise<HelpPageData & { pressKey: string }> {
  const { order, product } = await readOwnOrder(context, 'necesitas-ayuda', params);
  const { orders } = context.get(shopContext).api;
  const { data: threads } = await answered(orders.threads(params.order, asCustomer(context)));
  return { ...toHelp(order, product, threads), pressKey: crypto.randomUUID() };
}
