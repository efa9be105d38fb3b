/** The durations of the specification's §9 (BL-01), all of them. */

/** Timeout of an API call, in milliseconds. */
export const requestTimeoutMs = 100_000;

/** `Max-Age` of cookies that store a choice of the device, in seconds. */
export const cookieSeconds = 31_536_000;

/** An access token is refreshed when it expires within so many seconds. */
export const refreshBeforeSeconds = 10;
/** A refresh token of unknown expiry is taken to expire so many seconds after its access token (SS-10). */
export const refreshTokenFallbackSeconds = 7_948_800;
/** What a failure of the server adds to the expiry, in seconds (SS-06). */
export const postponedSeconds = 300;

/** Default delay of a token check, and the others around it, in milliseconds. */
export const tokenCheckDelaysMs = { usual: 100, others: [700, 1200, 300, 900] } as const;
/** Longest wait for the reply to a sign-out, in milliseconds (SS-03). */
export const signOutPatienceMs = 700;
