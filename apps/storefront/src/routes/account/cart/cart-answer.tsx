import { redirect } from 'react-router';
import { changeCart } from '../../../features/cart/page/cart-actions.server.ts';
import { scriptAnswer } from '../../../shared/forms/form-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { forScripts } from '../../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/cart-answer';

export const middleware: Route.MiddlewareFunction[] = forScripts;

/** Returns the result of a cart form, with the changed cart, to the page's script. */
export async function action({ request, context }: Route.ActionArgs) {
  const { result, status, cart } = await changeCart(context, await readForm(request));
  return scriptAnswer({ status, result: cart ? { ...result, cart } : result } as Parameters<typeof scriptAnswer>[0]);
}

export function loader() {
  return redirect(paths.cart);
}
