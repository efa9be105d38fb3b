/**
 * The session of a request (SS-01 to SS-06). The server decides before a page is rendered, by the same rules as an open
 * page. No other code reads or writes the session's cookies.
 */

import type { SignInReply } from '@tianguis/contract';
import {
  consentCookie,
  decideAfterRefresh,
  decideSession,
  type Profile,
  profileOf,
  readConsent,
  type SessionEnd,
  signOutPatienceMs,
} from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { isCallFailure } from '../api/failures.ts';
import { shopContext } from '../api/shop-context.ts';
import { requestContext } from '../request/request-scope.ts';
import { refreshOnce } from './refresh-once.server.ts';
import { sessionCookies } from './session-names.ts';
import {
  eraseSession,
  hasSession,
  readSession,
  readTokens,
  type StoredSession,
  type StoredTokens,
  storeProfile,
  storeSession,
  storeTimes,
  storeTokens,
} from './session-store.server.ts';
import { linkWaiting } from './waiting-link.server.ts';

type Context = Readonly<RouterContextProvider>;

export interface Session {
  accessToken: string;
  profile: Profile;
}

/**
 * A session, or why there is none; `end` contains where its customer goes. `isPostponed`: a refresh was due, but it
 * failed, so the session still has its old tokens (SS-06).
 */
export type SessionState =
  | { session: Session; end?: undefined; isPostponed?: boolean }
  | { session?: undefined; end?: SessionEnd };

const secondsNow = (context: Context): number => Math.floor(context.get(shopContext).now() / 1_000);

/** The return URL of the sign-on, a parameter of token calls (AP-04, AP-05). */
const redirectUri = (origin: string) => `${origin}/authenticated`;

function realmOf(context: Context) {
  const {
    accounts: { realm, client },
    publicOrigin,
  } = context.get(shopContext);
  return { realm, client, redirectUri: redirectUri(publicOrigin) };
}

/**
 * SS-01: signs this browser in, whatever the kind of sign-in. Exchanges the session token (AP-03), reads the profile
 * (AP-06) and stores both.
 * @throws ApiError; then nothing is stored
 */
export async function openSession(context: Context, reply: SignInReply, correo: string): Promise<Profile> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const { client } = realmOf(context);
  const tokens = await api.accounts.exchange({ token: reply.token, username: correo, client });
  const profile = profileOf((await api.accounts.userInfo(tokens.access_token)).data);
  const before = readTokens(cookies);
  storeSession(cookies, { token: reply.token, cart: reply.idCarrito, device: reply.dispositivo });
  storeTokens(cookies, tokens, secondsNow(context));
  storeProfile(cookies, profile);
  await linkWaiting(context, tokens.access_token);
  // The sign-in ends an earlier session of this browser.
  if (before) void revoke(context, before);
  return profile;
}

/** The session of this request. Refreshes the session if that is due, and ends an expired session (SS-04 to SS-06). */
export async function readSessionState(context: Context): Promise<SessionState> {
  const { cookies } = context.get(requestContext);
  if (!hasSession(cookies)) return {};
  // SS-03: a script has ended this session. Until the session is revoked, it is no longer accepted.
  if (cookies.get(sessionCookies.ended)) {
    await endSession(context);
    return {};
  }
  const stored = readSession(cookies);
  if (!stored) {
    // Incomplete cookies are no session and end none. A sign-out during a refresh leaves such tokens behind.
    await endSession(context);
    return {};
  }
  const decision = decideSession(stored.times, secondsNow(context));
  if (decision.act === 'wait') return { session: stored };
  if (decision.act === 'refresh') return refreshSession(context, stored);
  await endSession(context);
  return { end: decision };
}

/** Refreshes the session whatever its expiry times, since the API refused its token. */
export async function renewSession(context: Context): Promise<SessionState> {
  const stored = readSession(context.get(requestContext).cookies);
  return stored ? refreshSession(context, stored) : {};
}

async function refreshSession(context: Context, stored: StoredSession): Promise<SessionState> {
  const { api } = context.get(shopContext);
  const { cookies } = context.get(requestContext);
  const { refreshToken } = stored;
  const { reply, tokens } = await refreshOnce(refreshToken, () =>
    api.accounts.refresh({ ...realmOf(context), refreshToken }),
  );
  const outcome = decideAfterRefresh(reply, stored.times, secondsNow(context));
  if (outcome.act === 'sign-out') {
    await endSession(context);
    return { end: outcome };
  }
  if (!tokens) {
    storeTimes(cookies, outcome.times);
    return { session: stored, isPostponed: true };
  }
  storeTokens(cookies, tokens, secondsNow(context));
  return { session: { accessToken: tokens.access_token, profile: stored.profile } };
}

/** SS-03: revokes the session, for which it waits at most 700 ms, and deletes all data that this device stored. */
export async function endSession(context: Context): Promise<void> {
  const { cookies } = context.get(requestContext);
  const stored = readTokens(cookies);
  void eraseMeasured(context, cookies.get(consentCookie));
  eraseSession(cookies);
  if (!stored) return;
  const { promise: isLate, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, signOutPatienceMs);
  await Promise.race([revoke(context, stored), isLate]);
  clearTimeout(timer);
}

/**
 * Deletes the events of this browser (AP-21). The sign-out deletes the cookie with the number that finds these events,
 * so they could not be deleted later. The sign-out does not wait for this call. If the call fails, the events are
 * deleted after 90 days.
 */
async function eraseMeasured(context: Context, cookie: string | undefined): Promise<void> {
  if (!readConsent(cookie)?.isGiven) return;
  const call = { credentials: { cookie: `${consentCookie}=${cookie}` } };
  await context
    .get(shopContext)
    .api.analytics.erase(call)
    .catch(() => undefined);
}

/**
 * Revokes the tokens. The call continues after the time limit, so that a slow API still receives it. A failure changes
 * nothing for the customer.
 */
async function revoke(context: Context, { accessToken, refreshToken }: StoredTokens): Promise<void> {
  try {
    await context.get(shopContext).api.accounts.signOut({ ...realmOf(context), accessToken, refreshToken });
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}
