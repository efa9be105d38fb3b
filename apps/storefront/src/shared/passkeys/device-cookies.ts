/** Cookies about passkeys that a device stores. */

/**
 * The device can create passkeys by fingerprint, face or PIN. The sign-in page writes this cookie. So the server can
 * decide about the offer of a passkey, and the page with the offer does not move.
 */
export const passkeyDeviceCookie = 'llaves_aqui';
/**
 * The offer of a passkey was postponed. Signing out does not delete this cookie, so that this device is not asked again
 * until it expires.
 */
export const passkeyLaterCookie = 'llave_despues';
