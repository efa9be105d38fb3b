import { toSignIn } from '../../features/session/require-sign-in.server.ts';
import type { Route } from './+types/sign-in-required';

/** Cart, account and orders need a customer; a visitor is led to sign in and comes back to the page asked for (RL). */
export function loader({ url, context }: Route.LoaderArgs) {
  return toSignIn(context, url.pathname + url.search);
}
