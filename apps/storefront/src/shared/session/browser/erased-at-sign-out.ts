/** What signing out erases (SS-03). */
import { consentCookie } from '@tianguis/domain';
import { passkeyDeviceCookie } from '../../passkeys/device-cookies.ts';
import {
  codeCookies,
  facebookCookies,
  sessionCookies,
  shareLinksCookie,
  signOnCookies,
  typedEmailCookie,
} from '../session-names.ts';

/** All cookies that signing out erases. */
export const erasedCookies: readonly string[] = [
  ...Object.values(sessionCookies),
  ...Object.values(codeCookies),
  ...Object.values(signOnCookies),
  ...Object.values(facebookCookies),
  // A link to a new password that was opened, and that a password was changed (RT-04).
  ...['recuperacion', 'recuperada', typedEmailCookie, passkeyDeviceCookie, shareLinksCookie],
  ...['pendiente', 'darkMode', 'codigoPostal', 'total_items', 'dirPredeterminada', 'selectId'],
  ...['existDirPredeterminada', 'shipping', 'sendDirections', 'productsWishlist', 'cartFormEm', 'cardending'],
  ...['isApp', 'isMobile', consentCookie],
];

/** All items of `localStorage` that signing out erases. */
export const erasedItems: readonly string[] = [
  ...['busquedas', 'vistos', 'isMobile', 'productsWishlist', 'sendDirections', 'carritoMedido'],
];
