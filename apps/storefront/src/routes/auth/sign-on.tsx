import { data, redirect } from 'react-router';
import { afterEntry, destinationsOf } from '../../features/session/entry-answer.server.ts';
import { signOnLabel, startSignOn } from '../../features/session/sign-on/sign-on.server.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import type { Route } from './+types/sign-on';

/** RT-24: redirects to the shop's single sign-on. The status is 404 in a shop without single sign-on. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (signOnLabel(context) === undefined) throw data(null, { status: 404 });
  const back = wayBack({ request, url }, destinationsOf(context));
  const { session } = await readSessionState(context);
  return session ? redirect(afterEntry(context, back).to, 303) : startSignOn(context, back);
}
