import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { confirmCode } from '../../features/session/sign-in/sign-in.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import type { Route } from './+types/code-answer';

/** Returns the result of the code step to the page's script (RT-05). */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryScript(await confirmCode(context, { request, url }, await readForm(request)));
}

export function loader() {
  return redirect(accountPaths.code);
}
