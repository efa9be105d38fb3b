/**
 * Calls of actions that visitors without a session may also start. Unlike pages of customers, such calls do not
 * redirect.
 */
import type { ApiError } from '@tianguis/contract/client';
import type { RouterContextProvider } from 'react-router';
import { tried } from '../api/failures.ts';
import { endSession, readSessionState, renewSession } from './session.server.ts';

type Answer<T> = { reply: T; refused?: undefined } | { reply?: undefined; refused: ApiError };

/**
 * Makes a call for a signed-in customer. If the API refuses the session, it is renewed once, as for a page of a
 * customer. A session that the API refuses after that ends, since the sign-in page would lead back to this call.
 * @returns undefined if there is no session, or none any more
 */
export async function callAs<T>(
  context: Readonly<RouterContextProvider>,
  call: (accessToken: string) => Promise<T>,
): Promise<Answer<T> | undefined> {
  const { session } = await readSessionState(context);
  if (!session) return undefined;
  const answer = await tried(call(session.accessToken));
  if (!isSignedOut(answer)) return answer;
  const renewed = await renewSession(context);
  if (!renewed.session) return undefined;
  const again = await tried(call(renewed.session.accessToken));
  // Without new tokens, the session is not known to be over. The call has failed.
  if (!isSignedOut(again) || renewed.isPostponed) return again;
  await endSession(context);
  return undefined;
}

const isSignedOut = ({ refused }: { refused?: ApiError | undefined }): boolean =>
  refused?.status === 401 || refused?.status === 440;
