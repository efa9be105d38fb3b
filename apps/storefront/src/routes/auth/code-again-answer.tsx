import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { resendCode } from '../../features/session/sign-in/sign-in.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import type { Route } from './+types/code-again-answer';

/** Sends another code, and returns the result to the page's script (RT-05). */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryScript(await resendCode(context, { request, url }, await readForm(request)));
}

export function loader() {
  return redirect(accountPaths.code);
}
