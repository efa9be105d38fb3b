import { redirect } from 'react-router';
import { buyNow } from '../../../features/cart/buying/buy-now.server.ts';
import { pendingFromForm } from '../../../features/session/pending-action/pending-action.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/buy-now';

/**
 * CO-03, "Comprar ahora": redirects to the checkout of this product. A visitor signs in first, and the action is stored
 * as pending (SS-07).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const pending = pendingFromForm(await readForm(request), 'comprar', context.get(requestContext).cookies);
  const from = request.headers.get('referer');
  const to = pending && (await buyNow(context, pending, ownPath(from, context.get(shopContext).publicOrigin)));
  if (to === undefined) return startAction(context, from, pending);
  return redirect(to, { status: 303, headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
