/** Durations of a session (spec §9, BL-01). */

/** An access token is refreshed when it expires within so many seconds. */
export const refreshBeforeSeconds = 10;
/** A refresh token of unknown expiry is taken to expire so many seconds after its access token (SS-10). */
export const refreshTokenFallbackSeconds = 7_948_800;
/** What a failure of the server adds to the expiry, in seconds (SS-06). */
export const postponedSeconds = 300;

/** Delay before the tokens of a page are looked at, in milliseconds. */
export const tokenCheckDelayMs = 100;
/** Longest wait for the reply to a sign-out, in milliseconds (SS-03). */
export const signOutPatienceMs = 700;
/** The other delays around token checks, in milliseconds: not before the last one is the next look. */
export const tokenCheckDelaysMs = [700, 1200, 300, 900] as const;
