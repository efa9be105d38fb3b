import { redirect } from 'react-router';
import { pendingFromForm } from '../../features/session/pending-action.ts';
import { toSignIn } from '../../features/session/require-sign-in.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/add-to-wishlist';

/** The heart: a visitor signs in first, and the product is stored as pending (SS-07). */
export async function action({ request, context }: Route.ActionArgs) {
  const pending = pendingFromForm(await readForm(request), 'favorito');
  return toSignIn(context, request.headers.get('referer'), pending);
}

export function loader() {
  return redirect(paths.home);
}
