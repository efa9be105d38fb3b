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
 * "Agregar al carrito" and "Comprar ahora" without scripts: redirects to the page before with a note, or to the cart. A
 * visitor signs in first, and the action is stored as pending (SS-07).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = form.get('intencion') === 'comprar' ? 'comprar' : 'carrito';
  const pending = pendingFromForm(form, kind, context.get(requestContext).cookies);
  const from = request.headers.get('referer');
  const answer = pending && (await addToCart(context, pending));
  if (!answer) return startAction(context, from, pending);
  const note = await noteOf(answer);
  const back = ownPath(from, context.get(shopContext).publicOrigin);
  const to = kind === 'comprar' && note !== 'none' ? paths.cart : backWithNote(back, note);
  return redirect(to, { status: 303, headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
