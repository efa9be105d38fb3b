/** The postal code's form before JavaScript: what the page stores with it, the answer stores (ST-03, UI-11). */
import type { FormResult } from '@tianguis/ui';
import { postalCodeCookie } from '../../commerce/postal-code.ts';
import { cookieLine, expiredCookieLine } from '../../shared/device/cookies.ts';
import { done } from '../../shared/forms/form-results.ts';
import { locationCopy } from './copy.ts';
import { forgetField, postalCodeField, postalCodeResult } from './postal-code-result.ts';

/** The result, and the `Set-Cookie` that goes with it; none where nothing is stored. */
export function storePostalCode(form: FormData, secure: boolean): { result: FormResult; cookie: string | undefined } {
  if (form.has(forgetField))
    return { result: done(locationCopy.dialog.forgotten), cookie: expiredCookieLine(postalCodeCookie) };
  const result = postalCodeResult(form);
  const code = result.status === 'done' ? result.values[postalCodeField] : undefined;
  return { result, cookie: code && cookieLine(postalCodeCookie, code, secure) };
}
