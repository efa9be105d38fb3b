/** Opens a checkout of the cart, and finds the page at which the checkout goes on. */
import { uuidShape } from '@tianguis/domain';
import { data } from 'react-router';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { checkoutParameter } from '../../shared/links/checkout-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { type Context, nextPath, requireOpen } from './read-checkout.server.ts';

/**
 * @param url with the id of a checkout; without it, the latest checkout of the cart goes on
 * @returns the path at which the checkout goes on
 * @throws Response 404 for an id that no checkout has
 */
export async function openCheckout(context: Context, { searchParams }: URL): Promise<string> {
  requireOpen(context);
  const compra = searchParams.get(checkoutParameter)?.trim() ?? '';
  if (compra !== '' && !uuidShape.test(compra)) throw data(null, { status: 404 });
  const { api } = context.get(shopContext);
  const reply = await answered(api.checkout.open(compra === '' ? {} : { compra }, asCustomer(context)));
  return nextPath(reply.data);
}
