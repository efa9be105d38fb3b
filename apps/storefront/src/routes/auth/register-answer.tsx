import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { register } from '../../features/session/registration/registration.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/register-answer';

/** Returns the result of the registration to the page's script (RT-03). */
export async function action({ request, context }: Route.ActionArgs) {
  return entryScript(await register(context, request, await readForm(request)));
}

export function loader() {
  return redirect(paths.register);
}
