import { redirect } from 'react-router';
import { addToCart } from '../../../features/cart/adding/add.server.ts';
import { addAnswer } from '../../../features/cart/adding/add-answer.server.ts';
import { addWords } from '../../../features/cart/adding/add-words.ts';
import { pendingFromForm } from '../../../features/session/pending-action/pending-action.ts';
import { startAction } from '../../../features/session/pending-action/require-sign-in.server.ts';
import { scriptAnswer } from '../../../shared/forms/form-answer.server.ts';
import { failed } from '../../../shared/forms/form-results.ts';
import { leadingScript } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/add-to-cart-answer';

/** "Agregar al carrito" with a script: returns the values of its panel, or the URL of the sign-in (SS-07). */
export async function action({ request, context }: Route.ActionArgs) {
  const pending = pendingFromForm(await readForm(request), 'carrito', context.get(requestContext).cookies);
  if (!pending) return scriptAnswer({ result: failed({}, addWords.failed) });
  const answer = await addToCart(context, pending);
  if (answer) return scriptAnswer(addAnswer(answer, pending));
  const led = await startAction(context, request.headers.get('referer'), pending);
  return leadingScript({ to: led.headers.get('location') ?? paths.login });
}

export function loader() {
  return redirect(paths.home);
}
