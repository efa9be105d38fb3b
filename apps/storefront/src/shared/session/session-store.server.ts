/** Reads and writes the session in the cookies of a request. */
import type { TokenReply } from '@tianguis/contract';
import { type Profile, readMoment, readProfile, refreshExpiry, type SessionTimes } from '@tianguis/domain';
import type { Cookies } from '../request/request-scope.ts';
import { erasedCookies } from './browser/erased-at-sign-out.ts';
import { codeCookies, deviceCookie, sessionCookies as names } from './session-names.ts';

export interface StoredTokens {
  accessToken: string;
  refreshToken: string;
}

export interface StoredSession extends StoredTokens {
  times: SessionTimes;
  profile: Profile;
}

/** The session that a browser sent; undefined unless it is complete. */
export function readSession(cookies: Pick<Cookies, 'get'>): StoredSession | undefined {
  const tokens = readTokens(cookies);
  const profile = readProfile(cookies.get(names.profile));
  return tokens && profile && { ...tokens, profile, times: readTimes(cookies) };
}

/** Reads only the tokens. A sign-out revokes the tokens even if a script has deleted the other cookies (SS-03). */
export function readTokens(cookies: Pick<Cookies, 'get'>): StoredTokens | undefined {
  const accessToken = cookies.get(names.access);
  const refreshToken = cookies.get(names.refresh);
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}

/** The access token of the session that this request has or opened. */
export const accessTokenOf = (cookies: Pick<Cookies, 'get'>): string | undefined => cookies.get(names.access);

const readTimes = (cookies: Pick<Cookies, 'get'>): SessionTimes => ({
  access: readMoment(cookies.get(names.accessExpiry)),
  refresh: readMoment(cookies.get(names.refreshExpiry)),
});

/** Whether a browser sent any cookie of a session, so that there is something to end. */
export const hasSession = (cookies: Pick<Cookies, 'get'>): boolean =>
  [names.session, names.access, names.refresh, names.profile, names.ended].some((name) => cookies.get(name));

/** @param now seconds since 1970 */
export function storeTokens(cookies: Cookies, tokens: TokenReply, now: number): void {
  const access = now + tokens.expires_in;
  storeTimes(cookies, { access, refresh: now + (tokens.refresh_expires_in || refreshExpiry({ access }) - now) });
  cookies.set(names.access, tokens.access_token);
  cookies.set(names.refresh, tokens.refresh_token);
}

export function storeTimes(cookies: Cookies, { access, refresh }: SessionTimes): void {
  const put = (name: string, moment: number | undefined) => {
    if (moment !== undefined) cookies.set(name, String(Math.floor(moment)), { readable: true });
  };
  put(names.accessExpiry, access);
  put(names.refreshExpiry, refresh);
}

/**
 * Stores the reply of a sign-in. It replaces every cookie of an earlier session, so that nothing of another customer
 * remains (SS-01).
 */
export function storeSession(
  cookies: Cookies,
  { token, cart, device }: { token: string; cart: string; device: string },
): void {
  for (const name of [names.ended, ...Object.values(codeCookies)]) if (cookies.get(name)) cookies.delete(name);
  cookies.set(names.session, token);
  cookies.set(names.cart, cart);
  cookies.set(deviceCookie, device);
}

export function storeProfile(cookies: Cookies, profile: Profile): void {
  cookies.set(names.profile, JSON.stringify(profile), { readable: true });
}

/**
 * SS-03: deletes the session's cookies. Only cookies that the browser sent are deleted, since the headers of a reply
 * have a limited size.
 */
export function eraseSession(cookies: Cookies): void {
  for (const name of erasedCookies) if (cookies.get(name) !== undefined) cookies.delete(name);
}
