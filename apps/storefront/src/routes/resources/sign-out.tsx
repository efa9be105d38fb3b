import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';
import { endSession } from '../../shared/session/session.server.ts';
import type { Route } from './+types/sign-out';

/**
 * Sign-out (SS-03): calls the API for at most 700 ms, then deletes cookies and stored items, and redirects to the home
 * page. A page with scripts deletes the items itself. For a page without scripts, `clear-site-data` does so.
 */
export async function action({ context }: Route.ActionArgs) {
  await endSession(context);
  return redirect(paths.home, { status: 303, headers: { 'clear-site-data': '"storage"' } });
}

export function loader() {
  return redirect(paths.home);
}
