import { redirect } from 'react-router';
import { changeLists } from '../../features/wishlist/list/list-actions.server.ts';
import { leadingScript } from '../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import { forScripts } from '../../shared/session/for-scripts.server.ts';
import type { Route } from './+types/wishlist-answer';

export const middleware: Route.MiddlewareFunction[] = forScripts;

/** Returns the result of a list form to the page's script. */
export async function action({ request, context }: Route.ActionArgs) {
  return leadingScript(await changeLists(context, await readForm(request), true));
}

export function loader() {
  return redirect(paths.wishlist);
}
