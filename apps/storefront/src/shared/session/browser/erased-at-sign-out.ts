/** Cookies and items that signing out deletes (SS-03). */
import { consentCookie } from '@tianguis/domain';
import { passkeyDeviceCookie } from '../../passkeys/device-cookies.ts';
import {
  codeCookies,
  dataVersionCookie,
  draftCookie,
  facebookCookies,
  sessionCookies,
  shareLinksCookie,
  signOnCookies,
  typedEmailCookie,
} from '../session-names.ts';

/** All cookies that signing out deletes. */
export const erasedCookies: readonly string[] = [
  ...Object.values(sessionCookies),
  ...Object.values(codeCookies),
  ...Object.values(signOnCookies),
  ...Object.values(facebookCookies),
  // RT-04: the token of an opened recovery link, and the result of a changed password.
  ...['recuperacion', 'recuperada', typedEmailCookie, passkeyDeviceCookie, shareLinksCookie, draftCookie],
  ...[dataVersionCookie, 'version_carrito'],
  ...['pendiente', 'darkMode', 'codigoPostal', 'total_items', 'dirPredeterminada', 'selectId'],
  ...['existDirPredeterminada', 'shipping', 'sendDirections', 'productsWishlist', 'cartFormEm', 'cardending'],
  ...['isApp', 'isMobile', consentCookie],
];

/** All items of `localStorage` and `sessionStorage` that signing out deletes. */
export const erasedItems: readonly string[] = [
  ...['busquedas', 'vistos', 'isMobile', 'productsWishlist', 'sendDirections', 'carritoMedido', 'favoritosPendientes'],
  ...['avisos', 'avisosAhoraNo'],
  ...['isApp', 'ofertaApp'],
];
