/** Starts an action that needs an account: stores it, and sends visitors to the sign-in first (SS-07). */
import { redirect } from 'react-router';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { ownPath } from '../../../shared/links/own-path.ts';
import { loginPath, paths } from '../../../shared/links/paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { readSessionState } from '../../../shared/session/session.server.ts';
import type { Context } from '../entry-answer.server.ts';
import { type PendingAction, rememberPending } from './pending-action.ts';

/**
 * Returns a 303. The 303 leads a visitor to the sign-in and back, and a signed-in customer directly to the action.
 * `back` is the page of the action, from the browser's headers.
 */
export async function startAction(
  context: Context,
  back: string | null,
  pending: PendingAction | undefined,
  entrance: 'login' | 'register' = 'login',
): Promise<Response> {
  const { publicOrigin } = context.get(shopContext);
  if (pending) rememberPending(context.get(requestContext).cookies, pending);
  const { session } = await readSessionState(context);
  const from = ownPath(back, publicOrigin);
  const to =
    session && pending
      ? `${accountPaths.goOn}?${new URLSearchParams({ redirect: from })}`
      : session
        ? from
        : loginPath(publicOrigin + from).replace(paths.login, paths[entrance]);
  return redirect(to, { status: 303, headers: { 'cache-control': 'private, no-store' } });
}
