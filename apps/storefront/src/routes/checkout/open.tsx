import { redirect } from 'react-router';
import { openCheckout } from '../../features/checkout/open.server.ts';
import type { Route } from './+types/open';

/** Opens or finds a checkout of the cart, and redirects to its first incomplete step. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return redirect(await openCheckout(context, url), 303);
}
