import { redirect } from 'react-router';
import { chooseAddress } from '../../../features/location/address/address-choice.server.ts';
import { leadingScript } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { forScripts } from '../../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/choose-address-answer';

export const middleware: Route.MiddlewareFunction[] = forScripts;

/** Returns the result of choosing an address to the modal. */
export async function action({ request, context }: Route.ActionArgs) {
  return leadingScript(await chooseAddress(context, await readForm(request), true));
}

export function loader() {
  return redirect(accountPaths.chooseAddress);
}
