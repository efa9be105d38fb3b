/** Pages of customers: who is there, and what becomes of those who are not (spec §2, RL). */
import { profileOf } from '@tianguis/domain';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { shopContext } from '../api/shop-context.ts';
import { paths } from '../links/paths.ts';
import { requestContext } from '../request/request-scope.ts';
import { readSessionState, renewSession, type Session, type SessionState } from './session.server.ts';
import { storeProfile } from './session-store.server.ts';

const customerContext = createContext<Session>();

/** The customer of a route below `requireCustomer`. */
export function customerOf(context: Readonly<RouterContextProvider>): Session {
  return context.get(customerContext);
}

/** Options of a call that is made for this customer. */
export const asCustomer = (context: Readonly<RouterContextProvider>) => ({
  credentials: { bearer: customerOf(context).accessToken },
});

/** Reads the profile anew, after a change of it (AP-06): this page and the next ones greet by it. @throws ApiError */
export async function renewProfile(context: Readonly<RouterContextProvider>): Promise<void> {
  const session = customerOf(context);
  const profile = profileOf((await context.get(shopContext).api.accounts.userInfo(session.accessToken)).data);
  storeProfile(context.get(requestContext).cookies, profile);
  context.set(customerContext, { ...session, profile });
}

/** A page was asked for a second time, since its session had to be renewed; ten seconds are enough for that. */
const again = { cookie: 'sesion_renovada', seconds: 10 } as const;

/**
 * The middleware of all routes that need a customer: others sign in first and come back. Where the API refuses the
 * session (it was closed elsewhere, or the token expired earlier than was known), the session is renewed once.
 */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { cookies } = context.get(requestContext);
  const state = await readSessionState(context);
  if (!state.session) return leave(state);
  context.set(customerContext, state.session);
  const response = await next();
  if (!isLedToSignIn(response)) return response;
  if (!cookies.get(again.cookie)) {
    const renewed = await renewSession(context);
    if (!renewed.session) return leave(renewed);
    cookies.set(again.cookie, '1', { maxAge: again.seconds });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) return redirect(url.pathname + url.search, { status: 303 });
  }
  return response;
};

/** The middleware around all routes adds the way back to a sign-in (`shared/request`). */
const leave = ({ end }: SessionState): Response => redirect(end?.to === 'home' ? paths.home : paths.login, 303);

const isLedToSignIn = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.get('location') === paths.login;
