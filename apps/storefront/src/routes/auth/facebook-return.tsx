import { data } from 'react-router';
import { finishFacebook, isFacebookOffered } from '../../features/session/sign-on/facebook.server.ts';
import type { Route } from './+types/facebook-return';

/** The URL to which Facebook returns, with or without a code (AP-08, VA-03). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (!isFacebookOffered(context)) throw data(null, { status: 404 });
  return finishFacebook(context, request, url.searchParams);
}
