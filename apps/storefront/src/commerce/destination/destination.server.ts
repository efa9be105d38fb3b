import { isPostalCode, stateOfPostalCode } from '@tianguis/domain';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { postalCodeCookie } from './postal-code.ts';

/** The visitor's postal code; undefined if there is none, or if no state has such codes. */
export function postalCodeOf(cookies: Pick<Cookies, 'get'>): string | undefined {
  const code = cookies.get(postalCodeCookie);
  return code && isPostalCode(code) && stateOfPostalCode(code) ? code : undefined;
}
