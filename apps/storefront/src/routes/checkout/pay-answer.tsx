import { redirect } from 'react-router';
import { payAgain } from '../../features/checkout/after/read-payment.server.ts';
import { leadingScript } from '../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { payPath } from '../../shared/links/checkout-paths.ts';
import { forScripts } from '../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/pay-answer';

export const middleware: Route.MiddlewareFunction[] = forScripts;

/** Returns the result of another try to pay to the page's script. */
export async function action({ request, context, params }: Route.ActionArgs) {
  return leadingScript(await payAgain(context, request, params.order, await readForm(request), true));
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(payPath(params.order));
}
