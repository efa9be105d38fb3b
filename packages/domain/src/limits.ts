/** The durations of the specification's §9 (BL-01), all of them. */

/** Timeout of an API call, in milliseconds. */
export const requestTimeoutMs = 100_000;

/** `Max-Age` of cookies that store a choice of the device, in seconds. */
export const cookieSeconds = 31_536_000;

/** An access token is refreshed when it expires within so many seconds. */
export const refreshBeforeSeconds = 10;
/** A refresh token of unknown expiry is taken to expire so many seconds after its access token (SS-10). */
export const refreshTokenFallbackSeconds = 7_948_800;
/** Seconds that a failure of the server adds to the expiry (SS-06). */
export const postponedSeconds = 300;

/** A token is checked so many milliseconds after what calls for it; what calls meanwhile is the same check. */
export const tokenCheckDelayMs = 100;
/** Longest wait for the reply to a sign-out, in milliseconds (SS-03): the first of BL-01's other delays. */
export const signOutPatienceMs = 700;
// BL-01's 1200, 300 and 900 ms around token checks are left out: they guess how long a turn, a reply or a stored item
// takes. Here each is waited for itself, by the lock of all tabs, the reply of the session's call, and the event of a
// changed cookie, so that a slow device waits no less and a fast one no more.
