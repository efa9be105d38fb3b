import { data, redirect } from 'react-router';
import { answerNamed } from '../../features/account/actions.server.ts';
import { rememberDraft } from '../../features/account/drafts/drafts.server.ts';
import { leadingScript } from '../../shared/forms/leading-answer.server.ts';
import { paths } from '../../shared/links/paths.ts';
import { requireCustomer } from '../../shared/session/customer.server.ts';
import { answerScripts } from '../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/answer';

export const middleware: Route.MiddlewareFunction[] = [answerScripts, rememberDraft, requireCustomer];

/** Returns the result of an account form to the page's script. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const answer = await answerNamed(params.form, { request, context });
  if (!answer) throw data(null, { status: 404 });
  return leadingScript(answer);
}

export function loader() {
  return redirect(paths.account);
}
