/** The session in the cookies of a request. */
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

/** What a browser sent as its session; undefined unless it is complete. */
export function readSession(cookies: Pick<Cookies, 'get'>): StoredSession | undefined {
  const tokens = readTokens(cookies);
  const profile = readProfile(cookies.get(names.profile));
  return tokens && profile && { ...tokens, profile, times: readTimes(cookies) };
}

/** The tokens alone: what is to be revoked, even where a script has erased the rest (SS-03). */
export function readTokens(cookies: Pick<Cookies, 'get'>): StoredTokens | undefined {
  const accessToken = cookies.get(names.access);
  const refreshToken = cookies.get(names.refresh);
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}

/** Of the session that this request has, or opened. */
export const accessTokenOf = (cookies: Pick<Cookies, 'get'>): string | undefined => cookies.get(names.access);

const readTimes = (cookies: Pick<Cookies, 'get'>): SessionTimes => ({
  access: readMoment(cookies.get(names.accessExpiry)),
  refresh: readMoment(cookies.get(names.refreshExpiry)),
});

/** Whether a browser sent any part of a session, so that there is something to end. */
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

/** What signing in replied, in place of whatever was there before: nothing of another session stays (SS-01). */
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

/** SS-03. Only cookies that the browser sent are named: a reply has room for so many. */
export function eraseSession(cookies: Cookies): void {
  for (const name of erasedCookies) if (cookies.get(name) !== undefined) cookies.delete(name);
}
