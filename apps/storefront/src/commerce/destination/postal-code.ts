import { isPossiblePostalCode } from '@tianguis/domain';
import { useCookie } from '../../shared/device/use-cookie.ts';

/** Hash that opens the dialog on any page (RT-31). */
export const postalCodeHash = '#modalPostalCode';

/** Name of the readable cookie (ST-03). */
export const postalCodeCookie = 'codigoPostal';

/** The visitor's postal code; undefined if unknown, if no state has such codes, or before hydration. */
export function usePostalCode(): string | undefined {
  const stored = useCookie(postalCodeCookie);
  return stored && isPossiblePostalCode(stored) ? stored : undefined;
}
