/** What a device remembers of passkeys. */

/**
 * The device can make passkeys by itself (fingerprint, face, PIN): written by the page to sign in, so that the server
 * knows whom to offer one, and the page does not move when it does.
 */
export const passkeyDeviceCookie = 'llaves_aqui';
/** Offered, and put off. Signing out keeps it: nobody is asked again on this device for its days. */
export const passkeyLaterCookie = 'llave_despues';
