import { redirect } from 'react-router';
import { addToCart, backWithNote, noteOf } from '../../../features/cart/adding/add.server.ts';
import { pendingFromForm } from '../../../features/session/pending-action/pending-action.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/add-to-cart';

/**
 * "Agregar al carrito" without scripts: redirects to the page before with a note. A visitor signs in first, and the
 * action is stored as pending (SS-07).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const pending = pendingFromForm(await readForm(request), 'carrito', context.get(requestContext).cookies);
  const from = request.headers.get('referer');
  const answer = pending && (await addToCart(context, pending));
  if (!answer) return startAction(context, from, pending);
  const note = await noteOf(answer);
  const back = ownPath(from, context.get(shopContext).publicOrigin);
  return redirect(backWithNote(back, note), { status: 303, headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
