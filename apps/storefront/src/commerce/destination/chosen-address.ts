/** The address that a customer chose on this device (UI-11, ST-03), without its postal code. */
import { readCookie, removeCookie } from '../../shared/device/cookies.ts';

/** Cookies that scripts can read. A sign-out deletes these cookies. */
export const chosenAddressCookies = {
  /** Id of the address. */
  id: 'selectId',
  /** JSON: name, municipality, street. */
  address: 'dirPredeterminada',
  /** `1` if an address is chosen. */
  exists: 'existDirPredeterminada',
  /** JSON: municipality. */
  place: 'shipping',
} as const;

/**
 * Deletes the chosen address in the browser, after the postal code was removed or typed. The cookies return when the
 * customer signs in or chooses an address.
 */
export function forgetChosenAddress(): void {
  for (const name of Object.values(chosenAddressCookies)) if (readCookie(name) !== undefined) removeCookie(name);
}
