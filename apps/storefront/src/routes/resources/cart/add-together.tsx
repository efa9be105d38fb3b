import { redirect } from 'react-router';
import { addSeveral } from '../../../features/cart/adding/add-several.server.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import type { Route } from './+types/add-together';

/**
 * Adds several products by one button and redirects to the cart, whose page reports the addition. A visitor signs in
 * first and then returns to the page.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const to = await addSeveral(context, await readForm(request));
  if (to === undefined) return startAction(context, request.headers.get('referer'), undefined);
  return redirect(to, { status: 303, headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
