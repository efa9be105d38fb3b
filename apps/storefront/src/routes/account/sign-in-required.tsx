import { toSignIn } from '../../features/session/require-sign-in.server.ts';
import type { Route } from './+types/sign-in-required';

/**
 * Cart, account and purchases require a customer: a visitor signs in first and comes back to the requested page (RL).
 */
export function loader({ url, context }: Route.LoaderArgs) {
  return toSignIn(context, url.pathname + url.search);
}
