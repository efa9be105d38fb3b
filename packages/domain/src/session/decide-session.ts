/** Decides about a session: the decision table of spec §4, as functions of the known state and the time. */
import { postponedSeconds, refreshBeforeSeconds, refreshTokenFallbackSeconds } from '../limits.ts';

/** When the tokens of a session expire, in seconds since 1970; undefined: not known. */
export interface SessionTimes {
  access: number | undefined;
  refresh: number | undefined;
}

/** A session that ends, and where its customer goes: to sign in again and come back, or home. */
export interface SessionEnd {
  act: 'sign-out';
  to: 'login' | 'home';
}

export type SessionDecision =
  /** Nothing to do before this many seconds have passed. */
  { act: 'wait'; seconds: number } | { act: 'refresh' } | SessionEnd;

/** The reply to a refresh; undefined: none came. */
export type RefreshReply =
  | {
      status: number;
      /** The code of an OAuth 2.0 error. */
      error?: string | undefined;
      /** How long the new tokens last, in seconds; `refresh_expires_in` is not in every reply. */
      tokens?: { expires_in: number; refresh_expires_in?: number | undefined } | undefined;
    }
  | undefined;

/** SS-04, SS-05, SS-10: what to do with a session at a time. @param now seconds since 1970 */
export function decideSession({ access, refresh }: SessionTimes, now: number): SessionDecision {
  if (!isMoment(access)) return { act: 'sign-out', to: 'home' };
  if (now >= refreshExpiry({ access, refresh })) return { act: 'sign-out', to: 'login' };
  const left = access - refreshBeforeSeconds - now;
  return left > 0 ? { act: 'wait', seconds: left } : { act: 'refresh' };
}

/**
 * SS-06: what becomes of a session that was refreshed. A reply that is none of the provider's (a proxy's 404, a time-out,
 * a 200 without tokens) says as little of the session as a failing server, and ends it no more than that.
 * @param now seconds since 1970
 */
export function decideAfterRefresh(
  reply: RefreshReply,
  times: SessionTimes,
  now: number,
): { act: 'keep'; times: SessionTimes } | SessionEnd {
  if (reply?.status === 200 && reply.tokens && isLifetime(reply.tokens.expires_in)) {
    const { expires_in, refresh_expires_in } = reply.tokens;
    const access = now + expires_in;
    // Now, so that it is not put off together with the access token.
    const refresh = isLifetime(refresh_expires_in) ? now + refresh_expires_in : refreshExpiry({ access });
    return { act: 'keep', times: { access, refresh } };
  }
  if (reply?.status === 400) return { act: 'sign-out', to: reply.error === 'invalid_grant' ? 'login' : 'home' };
  if (reply?.status === 401) return { act: 'sign-out', to: 'home' };
  return { act: 'keep', times: { ...times, access: Math.max(times.access ?? now, now) + postponedSeconds } };
}

/** When the refresh token expires, in seconds since 1970; where that is not known, 92 days after the access token. */
export const refreshExpiry = ({ access, refresh }: { access: number; refresh?: number | undefined }): number =>
  isMoment(refresh) ? refresh : access + refreshTokenFallbackSeconds;

/** Seconds since 1970 out of a cookie, which anybody can write; undefined where it has none. */
export function readMoment(text: string | undefined): number | undefined {
  const moment = text !== undefined && /^\d{1,11}$/.test(text) ? Number(text) : undefined;
  return isMoment(moment) ? moment : undefined;
}

/** Later than any token expires; milliseconds are, too. */
const latest = 99_999_999_999;
const isMoment = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < latest;
const isLifetime = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0;
