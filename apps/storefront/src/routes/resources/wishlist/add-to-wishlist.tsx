import { redirect } from 'react-router';
import { pendingFromForm } from '../../../features/session/pending-action/pending-action.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { backWithNote, noteOf, pressHeart } from '../../../features/wishlist/hearts/press.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/add-to-wishlist';

/**
 * The heart without scripts: saves the product and redirects to the page before. A visitor signs in or registers first,
 * and the action is stored as pending (SS-07).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const pending = pendingFromForm(form, 'favorito', context.get(requestContext).cookies);
  const from = request.headers.get('referer');
  const answer = pending && (await pressHeart(context, pending.product, false));
  if (!answer) return startAction(context, from, pending, form.get('entrada') === 'registro' ? 'register' : 'login');
  const back = ownPath(from, context.get(shopContext).publicOrigin);
  const headers = { 'cache-control': 'private, no-store' };
  return redirect(backWithNote(back, await noteOf(answer)), { status: 303, headers });
}

export function loader() {
  return redirect(paths.home);
}
