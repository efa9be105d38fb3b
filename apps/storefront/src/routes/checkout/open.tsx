import { redirect } from 'react-router';
import { openCheckout } from '../../features/checkout/open.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import type { Route } from './+types/open';

/** Opens or finds a checkout, and redirects to its first incomplete step. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return redirect(await openCheckout(context, url.searchParams), 303);
}

/** The buttons "Comprar" of the cart and "Comprar ahora" of a product. */
export async function action({ request, context }: Route.ActionArgs) {
  return redirect(await openCheckout(context, await readForm(request)), 303);
}
