/** Reads the page of help with an order (RL-09). */
import type { OrderParams } from '../order/order.server.ts';
import { type Context, readOwnOrder } from '../read-own-order.server.ts';
import { type HelpPageData, toHelp } from './help-data.ts';

/** @throws Response 404 for the order of another customer, like an unknown one (RO-02) */
export async function readHelp(context: Context, params: OrderParams): Promise<HelpPageData & { pressKey: string }> {
  const { order, product } = await readOwnOrder(context, 'necesitas-ayuda', params);
  return { ...toHelp(order, product), pressKey: crypto.randomUUID() };
}
