import { redirect } from 'react-router';
import { sharedCartFields as fields } from '../../../features/shared-cart/data.ts';
import { undoShared } from '../../../features/shared-cart/note.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { sharedUsePath } from '../../../shared/links/cart-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import type { Route } from './+types/undo-shared-cart';

/** Removes the products that a link added, and redirects to the cart, whose page reports the removal. */
export async function action({ request, context }: Route.ActionArgs) {
  const use = String((await readForm(request)).get(fields.use) ?? '');
  await undoShared(context, use);
  return redirect(sharedUsePath(use), 303);
}

export function loader() {
  return redirect(paths.cart);
}
