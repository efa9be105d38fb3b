import { redirect } from 'react-router';
import { subscribe } from '../../features/newsletter/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { scriptAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/newsletter-answer';

/** Returns the result of the newsletter form to the page's script (UI-12, VA-02). */
export async function action({ request, context }: Route.ActionArgs) {
  return scriptAnswer(await subscribe(context.get(shopContext).api, await readForm(request)));
}

export function loader() {
  return redirect(paths.home);
}
