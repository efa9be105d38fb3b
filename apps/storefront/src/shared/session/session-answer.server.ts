import { decideSession, readMoment } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../api/shop-context.ts';
import { requestContext } from '../request/request-scope.ts';
import { readSessionState } from './session.server.ts';
import type { SessionAnswer } from './session-answer.ts';
import { sessionCookies } from './session-names.ts';

/** The state of the session for the watcher of an open page. */
export async function readSessionAnswer(context: Readonly<RouterContextProvider>): Promise<SessionAnswer> {
  const state = await readSessionState(context);
  if (!state.session) return state.end ?? { act: 'sign-out', to: 'home' };
  const { cookies } = context.get(requestContext);
  const read = (name: string) => readMoment(cookies.get(name));
  const times = { access: read(sessionCookies.accessExpiry), refresh: read(sessionCookies.refreshExpiry) };
  const decision = decideSession(times, context.get(shopContext).now() / 1_000);
  // A lower limit prevents endless requests if a token lasts less than the ten seconds before its expiry.
  return { act: 'wait', seconds: decision.act === 'wait' ? decision.seconds : leastSeconds };
}

const leastSeconds = 5;
