import { redirect } from 'react-router';
import { entryScript } from '../../features/session/entry-answer.server.ts';
import { enterByPasskey } from '../../features/session/passkey/passkey.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/passkey-answer';

/** Sign-in by passkey, which needs a script: returns the options, and then checks the authenticator's answer. */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryScript(await enterByPasskey(context, { request, url }, await readForm(request)));
}

export function loader() {
  return redirect(paths.login);
}
