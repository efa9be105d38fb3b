import { toSignIn } from '../../features/session/require-sign-in.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/sign-in-required';

/** Cart, account and orders need a customer; a visitor is led to sign in and comes back to the page asked for (RL). */
export function loader({ url, context }: Route.LoaderArgs) {
  return toSignIn(context.get(shopContext), url.pathname + url.search);
}
