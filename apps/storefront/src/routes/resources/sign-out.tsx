import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';
import { endSession } from '../../shared/session/session.server.ts';
import type { Route } from './+types/sign-out';

/**
 * Sign-out (SS-03): the call runs, at most 700 ms, then cookies and stored items are erased, and the visitor goes home.
 * A page with scripts erases the items itself. For a page without scripts, `clear-site-data` makes the browser do so.
 */
export async function action({ context }: Route.ActionArgs) {
  await endSession(context);
  return redirect(paths.home, { status: 303, headers: { 'clear-site-data': '"storage"' } });
}

export function loader() {
  return redirect(paths.home);
}
