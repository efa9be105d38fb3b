/** Times of the specification's §9 (BL-01) that several parts keep to. */

/** A call that takes longer is given up, in milliseconds. */
export const requestTimeoutMs = 100_000;

/** How long a choice of the device is kept in its cookie, in seconds. */
export const cookieSeconds = 31_536_000;
