import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';
import { readSessionAnswer } from '../../shared/session/session-answer.server.ts';
import type { Route } from './+types/session';

/**
 * What an open page must do about its session (SS-04 to SS-06). The call refreshes or ends the session if that is due.
 */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await readSessionAnswer(context), { headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
