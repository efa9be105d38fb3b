/** An outside identity that the next sign-in links to its account (AP-08). */
import type { RouterContextProvider } from 'react-router';
import { isCallFailure } from '../api/failures.ts';
import { shopContext } from '../api/shop-context.ts';
import { requestContext } from '../request/request-scope.ts';
import { signOnCookies } from './session-names.ts';

/**
 * Links the identity to the account of the session that was just opened here. The API refuses the link if the session
 * belongs to another account, or if the time for the link is over. The customer is then signed in without the link, and
 * may start again.
 */
export async function linkWaiting(context: Readonly<RouterContextProvider>, accessToken: string): Promise<void> {
  const { cookies } = context.get(requestContext);
  const waiting = cookies.get(signOnCookies.link);
  if (waiting === undefined) return;
  cookies.delete(signOnCookies.link);
  try {
    await context.get(shopContext).api.accounts.linkIdentity(waiting, accessToken);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}
