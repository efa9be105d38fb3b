import { redirect } from 'react-router';
import { subscribe } from '../../features/newsletter/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/newsletter';

/** The newsletter block of the footer (UI-12, VA-02). */
export async function action({ request, context }: Route.ActionArgs) {
  return subscribe(context.get(shopContext).api, await request.formData());
}

export function loader() {
  return redirect(paths.home);
}
