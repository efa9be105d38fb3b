import { redirect } from 'react-router';
import { deleteChosenAddress } from '../../commerce/destination/chosen-address.server.ts';
import { checkPostalCode } from '../../features/location/postal-code/postal-code.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { scriptAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import type { Route } from './+types/postal-code-answer';

/** Checks a typed postal code for pages whose script stores it (UI-11, VA-01). */
export async function action({ request, context }: Route.ActionArgs) {
  const result = await checkPostalCode(await readForm(request), context.get(shopContext).api);
  // A typed code belongs to no address. The page stores the code itself, even if this reply does not arrive.
  if (result.status === 'done') deleteChosenAddress(context.get(requestContext).cookies);
  return scriptAnswer({ result });
}

export function loader() {
  return redirect(paths.home);
}
