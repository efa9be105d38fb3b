import { redirect } from 'react-router';
import { forScripts, recover, setPrivateHeaders } from '../../../features/recovery/data.server.ts';
import { scriptAnswer } from '../../../shared/forms/form-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import type { Route } from './+types/recovery-answer';

/** Returns the results of the recovery forms to the page's script (RT-04). */
export async function action({ request, context }: Route.ActionArgs) {
  return setPrivateHeaders(scriptAnswer(forScripts(await recover(context, request, await readForm(request)))));
}

export function loader() {
  return redirect(accountPaths.recovery);
}
