/** Decides what to do with a session: the decision table of spec §4, as functions of the known state and the time. */
import { postponedSeconds, refreshBeforeSeconds, refreshTokenFallbackSeconds } from '../limits.ts';
import { readWhole } from '../texts/whole-number.ts';

/** Expiry of both tokens of a session, in seconds since 1970; undefined if not known. */
export interface SessionTimes {
  access: number | undefined;
  refresh: number | undefined;
}

/** The session ends, and the customer is sent to the sign-in page or to the home page. */
export interface SessionEnd {
  act: 'sign-out';
  to: 'login' | 'home';
}

export type SessionDecision =
  /** Do nothing until this many seconds have passed. */
  { act: 'wait'; seconds: number } | { act: 'refresh' } | SessionEnd;

/** The reply to a refresh; undefined if no reply came. */
export type RefreshReply =
  | {
      status: number;
      /** The code of an OAuth 2.0 error. */
      error?: string | undefined;
      /** Lifetime of the new tokens in seconds. Some replies lack `refresh_expires_in`. */
      tokens?: { expires_in: number; refresh_expires_in?: number | undefined } | undefined;
    }
  | undefined;

/** SS-04, SS-05, SS-10: what to do with a session now. @param now seconds since 1970 */
export function decideSession({ access, refresh }: SessionTimes, now: number): SessionDecision {
  if (!isMoment(access)) return { act: 'sign-out', to: 'home' };
  if (now >= refreshExpiry({ access, refresh })) return { act: 'sign-out', to: 'login' };
  const left = access - refreshBeforeSeconds - now;
  return left > 0 ? { act: 'wait', seconds: left } : { act: 'refresh' };
}

/**
 * SS-06: decides about a session after the reply to a refresh. A reply that does not come from the provider (a proxy's
 * 404, a time-out, a 200 without tokens) does not end the session. Such a reply only postpones the expiry, like the
 * reply of a failing server.
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
    // The expiry is computed now, from the new access token. Otherwise a postponed expiry of the access token would
    // also postpone the expiry of the refresh token.
    const refresh = isLifetime(refresh_expires_in) ? now + refresh_expires_in : refreshExpiry({ access });
    return { act: 'keep', times: { access, refresh } };
  }
  if (reply?.status === 400) return { act: 'sign-out', to: reply.error === 'invalid_grant' ? 'login' : 'home' };
  if (reply?.status === 401) return { act: 'sign-out', to: 'home' };
  return { act: 'keep', times: { ...times, access: Math.max(times.access ?? now, now) + postponedSeconds } };
}

/**
 * Expiry of the refresh token in seconds since 1970. If it is unknown, 92 days after the expiry of the access token.
 */
export const refreshExpiry = ({ access, refresh }: { access: number; refresh?: number | undefined }): number =>
  isMoment(refresh) ? refresh : access + refreshTokenFallbackSeconds;

/** Parses seconds since 1970 from a cookie; undefined if invalid. Anybody can write a cookie. */
export function readMoment(text: string | undefined): number | undefined {
  const moment = readWhole(text, 0, latest);
  return isMoment(moment) ? moment : undefined;
}

/** Upper limit for valid times. No token expires later, and times in milliseconds are above it. */
const latest = 99_999_999_999;
const isMoment = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0 && value < latest;
const isLifetime = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0;
