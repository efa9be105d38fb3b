/** All durations of the specification's §9 (BL-01). */

/** Timeout of an API call, in milliseconds. */
export const requestTimeoutMs = 100_000;

/** `Max-Age` of cookies that store a choice of the device, in seconds. */
export const cookieSeconds = 31_536_000;

/** Seconds before the expiry of an access token at which it is refreshed. */
export const refreshBeforeSeconds = 10;
/**
 * Assumed lifetime of a refresh token without a stated expiry: seconds after the expiry of its access token (SS-10).
 */
export const refreshTokenFallbackSeconds = 7_948_800;
/** Seconds by which a server failure postpones the expiry (SS-06). */
export const postponedSeconds = 300;

/**
 * Milliseconds between an event that causes a token check and the check. Further events within this time cause no
 * second check.
 */
export const tokenCheckDelayMs = 100;
/**
 * Longest wait for the reply to a sign-out, in milliseconds (SS-03). This wait is the first of the other delays in
 * BL-01.
 */
export const signOutPatienceMs = 700;
// The delays of 1200, 300 and 900 ms around token checks in BL-01 are left out. Such delays guess how long a turn, a
// reply or a write takes. The storefront waits for the event itself instead: the lock of all tabs, the reply of the
// session's call, and the change of a cookie.
