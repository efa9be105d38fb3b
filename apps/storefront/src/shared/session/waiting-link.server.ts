/** An outside identity that waits for a sign-in to the account that it will belong to (AP-08). */
import type { RouterContextProvider } from 'react-router';
import { isCallFailure } from '../api/failures.ts';
import { shopContext } from '../api/shop-context.ts';
import { requestContext } from '../request/request-scope.ts';
import { signOnCookies } from './session-names.ts';

/**
 * Links it to the account of the session that has just been opened here. Where that is another account, or the time is
 * over, it is not linked: the customer is signed in all the same, and may begin anew.
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
