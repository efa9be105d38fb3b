/** What a signed-in device stores (ST-01 to ST-03), by name. */

export const sessionCookies = {
  /** Tokens: no script can read them. */
  session: 'session_token',
  access: 'access_token',
  refresh: 'refresh_token',
  /** The cart's hash opens the cart, so it is as secret as a token. */
  cart: 'idCarrito',
  /** Seconds since 1970. Readable: the watcher of an open page reads them. */
  accessExpiry: 'access_token_expira',
  refreshExpiry: 'refresh_token_expira',
  /** The profile as JSON. Readable: public pages are the same for everybody, and greet by it. */
  profile: 'profileData',
  /** Readable, set by a script that could not reach the shop: the session is over, and to be revoked (SS-03). */
  ended: 'sesion_terminada',
} as const;

/** A sign-in that waits for a code (SS-02): its token, how the code came, and whose it is. */
export const codeCookies = { token: 'tokenOTP', kind: 'validateType', user: 'usuarioOTP' } as const;

/** A single sign-on on its way, and an outside identity that waits for a sign-in to its account (RT-06, AP-08). */
export const signOnCookies = { started: 'entrada', link: 'vinculo' } as const;

/** A sign-in by Facebook on its way, and Facebook's data of a customer who signed in by it (ST-03, AP-08). */
export const facebookCookies = { started: 'entradaFacebook', data: 'dataFacebook' } as const;

/**
 * Tells this device from new ones, which are asked for a mailed code. Signing out keeps it: it is worth nothing without
 * the password, and without it each sign-in would need a code.
 */
export const deviceCookie = 'dispositivo';

/** A new e-mail that was typed before its customer had to confirm who they are. */
export const typedEmailCookie = 'correo_nuevo';
/** The links of lists that this browser has opened: the shop stores no secret of them, and cannot show them again. */
export const shareLinksCookie = 'enlaces_de_listas';
/** Until when a deletion may be taken back, for the page that says so; it outlives the session. */
export const deletionCookie = 'cuenta_borrada';
