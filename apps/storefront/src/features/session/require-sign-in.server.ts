/** Redirects visitors to sign in if an action needs an account, with a way back; stores the action. */
import { type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { loginPath } from '../../shared/links/paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { type PendingAction, rememberPending } from './pending-action.ts';

/** A 303 to `/login?redirect={absolute address}`; `back` is the visitor's page, from the browser's headers. */
export function toSignIn(
  context: Readonly<RouterContextProvider>,
  back: string | null,
  pending?: PendingAction,
): Response {
  const { publicOrigin } = context.get(shopContext);
  if (pending) rememberPending(context.get(requestContext).cookies, pending);
  const target = `${publicOrigin}${ownPath(back, publicOrigin)}`;
  return redirect(loginPath(target), { status: 303, headers: { 'cache-control': 'private, no-store' } });
}
