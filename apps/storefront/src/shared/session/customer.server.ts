/** Pages of customers: reads the customer, and redirects visitors (spec §2, RL). */
import { profileOf } from '@tianguis/domain';
import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import { unavailable } from '../api/failures.ts';
import { shopContext } from '../api/shop-context.ts';
import { paths } from '../links/paths.ts';
import { requestContext } from '../request/request-scope.ts';
import { endSession, readSessionState, renewSession, type Session, type SessionState } from './session.server.ts';
import { storeProfile } from './session-store.server.ts';

const customerContext = createContext<Session>();

/** The customer, in a route below `requireCustomer`. */
export function customerOf(context: Readonly<RouterContextProvider>): Session {
  return context.get(customerContext);
}

/** Options of an API call for this customer. */
export const asCustomer = (context: Readonly<RouterContextProvider>) => ({
  credentials: { bearer: customerOf(context).accessToken },
});

/**
 * Reads the profile again after it changed (AP-06). This page and the next pages greet the customer by it.
 * @throws ApiError
 */
export async function renewProfile(context: Readonly<RouterContextProvider>): Promise<void> {
  const session = customerOf(context);
  const profile = profileOf((await context.get(shopContext).api.accounts.userInfo(session.accessToken)).data);
  storeProfile(context.get(requestContext).cookies, profile);
  context.set(customerContext, { ...session, profile });
}

/** Cookie that marks a page as requested again after its session was renewed. Ten seconds are enough for that. */
const again = { cookie: 'sesion_renovada', seconds: 10 } as const;

/**
 * The middleware of all routes that need a customer; visitors sign in first and then return. The API may refuse the
 * session, if the session was closed elsewhere or the token expired early. Then the session is renewed once. If the API
 * refuses the renewed session too, the session ends: the sign-in page leads customers back, and would do so forever.
 */
export const requireCustomer: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { cookies } = context.get(requestContext);
  const state = await readSessionState(context);
  if (!state.session) return leave(state);
  context.set(customerContext, state.session);
  const response = await next();
  if (!isLedToSignIn(response)) return response;
  if (cookies.get(again.cookie)) {
    cookies.delete(again.cookie);
    await endSession(context);
    return response;
  }
  const renewed = await renewSession(context);
  if (!renewed.session) return leave(renewed);
  // Without new tokens, the session is not known to be over, and the page cannot be shown.
  if (renewed.isPostponed) throw unavailable();
  cookies.set(again.cookie, '1', { maxAge: again.seconds });
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead ? redirect(url.pathname + url.search, { status: 303 }) : response;
};

/** The middleware around all routes adds the path to return to after a sign-in (`shared/request`). */
const leave = ({ end }: SessionState): Response => redirect(end?.to === 'home' ? paths.home : paths.login, 303);

const isLedToSignIn = ({ status, headers }: Response): boolean =>
  status >= 300 && status < 400 && headers.get('location') === paths.login;
