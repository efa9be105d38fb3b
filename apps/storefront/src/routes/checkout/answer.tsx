import { redirect } from 'react-router';
import { rememberDraft } from '../../features/account/drafts/drafts.server.ts';
import { leadingScript } from '../../shared/forms/leading-answer.server.ts';
import { checkoutPaths } from '../../shared/links/checkout-paths.ts';
import { requireCustomer } from '../../shared/session/customer.server.ts';
import { answerScripts } from '../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/answer';
import { answerNamedStep } from './step-answers.server.ts';

export const middleware: Route.MiddlewareFunction[] = [answerScripts, rememberDraft, requireCustomer];

/** Returns the result of a step's form to the page's script. */
export async function action({ request, url, context, params }: Route.ActionArgs) {
  return leadingScript(await answerNamedStep(params.step, { request, url, context }));
}

export function loader() {
  return redirect(checkoutPaths.open);
}
