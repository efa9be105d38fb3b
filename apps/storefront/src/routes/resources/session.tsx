import { redirect } from 'react-router';
import { paths } from '../../shared/links/paths.ts';
import { readSessionAnswer } from '../../shared/session/session-answer.server.ts';
import type { Route } from './+types/session';

/** What an open page is to do with its session (SS-04 to SS-06): refreshes or ends it where that is due. */
export async function action({ context }: Route.ActionArgs) {
  return Response.json(await readSessionAnswer(context), { headers: { 'cache-control': 'private, no-store' } });
}

export function loader() {
  return redirect(paths.home);
}
