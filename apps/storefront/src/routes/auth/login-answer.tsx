import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { signIn } from '../../features/session/sign-in/sign-in.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/login-answer';

/** Returns the result of the sign-in to the page's script (RT-02). */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryScript(await signIn(context, { request, url }, await readForm(request)));
}

export function loader() {
  return redirect(paths.login);
}
