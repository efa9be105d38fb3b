import { data, redirect } from 'react-router';
import { afterEntry, destinationsOf } from '../../features/session/entry-answer.server.ts';
import { isFacebookOffered, startFacebook } from '../../features/session/sign-on/facebook.server.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { readSessionState } from '../../shared/session/session.server.ts';
import type { Route } from './+types/facebook';

/** Redirects to Facebook (AP-08); 404 in a shop without this sign-in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!isFacebookOffered(context)) throw data(null, { status: 404 });
  const back = wayBack({ request, url }, destinationsOf(context));
  const { session } = await readSessionState(context);
  return session ? redirect(afterEntry(context, back).to, 303) : startFacebook(context, back);
}
