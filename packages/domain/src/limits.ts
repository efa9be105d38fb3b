/** Durations of the specification's §9 (BL-01) that several packages share. */

/** Timeout of an API call, in milliseconds. */
export const requestTimeoutMs = 100_000;

/** `Max-Age` of cookies that store a choice of the device, in seconds. */
export const cookieSeconds = 31_536_000;
