/** Names of the cookies of a signed-in device (ST-01 to ST-03). */

export const sessionCookies = {
  /** Tokens, which scripts cannot read. */
  session: 'session_token',
  access: 'access_token',
  refresh: 'refresh_token',
  /** The id of the cart (a hash) gives access to the cart, so the id is as secret as a token. */
  cart: 'idCarrito',
  /** Seconds since 1970. The script that watches the session of an open page reads this cookie. */
  accessExpiry: 'access_token_expira',
  refreshExpiry: 'refresh_token_expira',
  /**
   * The profile as JSON. Scripts can read the cookie, since they greet the customer on pages that are the same for
   * everybody.
   */
  profile: 'profileData',
  /**
   * Readable. A script sets this cookie if it cannot reach the server at the sign-out: the session has ended and must
   * be revoked (SS-03).
   */
  ended: 'sesion_terminada',
} as const;

/** A sign-in that needs a code (SS-02): its token, the kind of code, and the e-mail address. */
export const codeCookies = { token: 'tokenOTP', kind: 'validateType', user: 'usuarioOTP' } as const;

/** A started single sign-on, and an outside identity that the next sign-in links to its account (RT-06, AP-08). */
export const signOnCookies = { started: 'entrada', link: 'vinculo' } as const;

/** A started sign-in by Facebook, and Facebook's data of a customer who signed in by it (ST-03, AP-08). */
export const facebookCookies = { started: 'entradaFacebook', data: 'dataFacebook' } as const;

/**
 * Distinguishes this device from new devices, which need a mailed code. Signing out does not delete this cookie, since
 * each sign-in would then need a code. The cookie is worthless without the password.
 */
export const deviceCookie = 'dispositivo';

/** The new e-mail address that was typed before the confirmation of identity. */
export const typedEmailCookie = 'correo_nuevo';
/** Typed texts of a form whose session had ended (`features/account/drafts`). */
export const draftCookie = 'borrador';
/**
 * The secrets of shared lists that this browser opened. The server stores only hashes, so it cannot show the links
 * again.
 */
export const shareLinksCookie = 'enlaces_de_listas';
/**
 * Readable. The version of the customer's data besides the cart, as this browser last changed the data. An open page
 * reads its data again if it shows another version.
 */
export const dataVersionCookie = 'version_datos';
/** Until when a deletion can be undone, for the page that shows this. The cookie outlives the session. */
export const deletionCookie = 'cuenta_borrada';
