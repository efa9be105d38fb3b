import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { finishSignOn } from '../../features/session/sign-on/sign-on.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/sign-on-answer';

/** Finishes a single sign-on. The return page submits the values of its URL fragment to this action (RT-06). */
export async function action({ request, context }: Route.ActionArgs) {
  return entryScript(await finishSignOn(context, request, await readForm(request)));
}

export function loader() {
  return redirect(paths.login);
}
