/** The address that a customer chose on this device (UI-11, ST-03), besides its postal code. */
import { readCookie, removeCookie } from '../../shared/device/cookies.ts';

/** Readable cookies; signing out erases them. */
export const chosenAddressCookies = {
  /** Id of the address. */
  id: 'selectId',
  /** JSON: name, municipality, street. */
  address: 'dirPredeterminada',
  /** `1` while there is one. */
  exists: 'existDirPredeterminada',
  /** JSON: municipality. */
  place: 'shipping',
} as const;

/** In the page: where things go is not known any more, or was typed. Signing in or choosing an address says it again. */
export function forgetChosenAddress(): void {
  for (const name of Object.values(chosenAddressCookies)) if (readCookie(name) !== undefined) removeCookie(name);
}
