import { redirect } from 'react-router';
import { pendingFromForm } from '../../features/session/pending-action.ts';
import { toSignIn } from '../../features/session/require-sign-in.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/add-to-cart';

/** "Agregar al carrito" and "Comprar ahora": a visitor signs in first, and the action is stored as pending (SS-07). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const kind = form.get('intencion') === 'comprar' ? 'comprar' : 'carrito';
  return toSignIn(context, request.headers.get('referer'), pendingFromForm(form, kind));
}

export function loader() {
  return redirect(paths.home);
}
