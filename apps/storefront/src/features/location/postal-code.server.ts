/** The postal code's form without JavaScript: the response sets the cookie (ST-03, UI-11). */
import type { FormResult } from '@tianguis/ui';
import { postalCodeCookie } from '../../commerce/postal-code.ts';
import { done } from '../../shared/forms/form-results.ts';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { locationCopy } from './copy.ts';
import { forgetField, postalCodeField, postalCodeResult } from './postal-code-result.ts';

/** Stores the typed code, or deletes the stored one. An invalid code changes nothing. */
export function storePostalCode(form: FormData, cookies: Cookies): FormResult {
  if (form.has(forgetField)) {
    cookies.delete(postalCodeCookie);
    return done(locationCopy.dialog.forgotten);
  }
  const result = postalCodeResult(form);
  const code = result.status === 'done' ? result.values[postalCodeField] : undefined;
  // Scripts of the page read it.
  if (code) cookies.set(postalCodeCookie, code, { readable: true });
  return result;
}
