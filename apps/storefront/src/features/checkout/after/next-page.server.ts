/** Where a purchase goes on. */
import { tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { payPath, thanksPath } from '../../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { acquirerUrl } from '../acquirer.server.ts';
import type { Context } from '../read-checkout.server.ts';

/** The page of an order after a try to pay: the page of the next try, if the payment was declined. */
export async function pathOfOrder(context: Context, order: string): Promise<string> {
  const { reply } = await tried(context.get(shopContext).api.orders.payment(order, asCustomer(context)));
  const isDeclined = reply?.data.attempt?.state === 'declined' && reply.data.can_pay;
  return isDeclined ? payPath(order) : thanksPath(order);
}

/**
 * Where a purchase goes on: at the page of the bank, or at the page of the order. The policy of a page allows forms to
 * lead to the demo acquirer only. For other providers, the page after the order has the link to the bank.
 * @param next the page of the bank; null if there is nothing to confirm
 */
export async function pathAfterPaying(
  context: Context,
  request: Pick<Request, 'headers'>,
  order: string,
  next: string | null,
): Promise<string> {
  if (next === null) return pathOfOrder(context, order);
  return URL.canParse(next) ? thanksPath(order) : acquirerUrl(context, request, next);
}
