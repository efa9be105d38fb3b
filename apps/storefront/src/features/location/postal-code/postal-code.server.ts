/** The form of the postal code on the server: checks a code and stores it (ST-03, UI-11, VA-01, AP-20). */
import { isPossiblePostalCode } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { deleteChosenAddress } from '../../../commerce/destination/chosen-address.server.ts';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { isCallFailure } from '../../../shared/api/failures.ts';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { done, invalid } from '../../../shared/forms/form-results.ts';
import type { Cookies } from '../../../shared/request/request-scope.ts';
import { locationCopy } from './copy.ts';
import { placeCopy } from './place-copy.ts';
import { placeInWords } from './place-words.ts';
import { forgetField, postalCodeField, postalCodeResult } from './postal-code-result.ts';

/** The API client that looks postal codes up. */
export type PlaceLookup = Pick<ShopContext['api'], 'postalCodes'>;

/**
 * Checks a typed code and returns the result with its place. The function refuses a code that no state can have. If the
 * shop has the whole table, the function also refuses a code that is not in the table. A failed look-up refuses
 * nothing.
 */
export async function checkPostalCode(form: FormData, api: PlaceLookup): Promise<FormResult> {
  const typed = postalCodeResult(form);
  const { [postalCodeField]: code = '' } = typed.values;
  if (typed.status !== 'done') return typed;
  const refused = (sentence: string) => invalid(typed.values, { [postalCodeField]: sentence });
  if (!isPossiblePostalCode(code)) return refused(placeCopy.impossible(code.slice(0, 2)));
  try {
    return done(placeCopy.saved(placeInWords(code, await api.postalCodes.get(code))), typed.values);
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return error.code === 'POSTAL_CODE_NOT_FOUND' ? refused(placeCopy.unlisted(code)) : typed;
  }
}

/** Stores the typed code, or deletes the stored code. A code that is refused changes nothing. */
export async function storePostalCode(form: FormData, cookies: Cookies, api: PlaceLookup): Promise<FormResult> {
  if (form.has(forgetField)) {
    deleteChosenAddress(cookies);
    cookies.delete(postalCodeCookie);
    return done(locationCopy.dialog.forgotten);
  }
  const result = await checkPostalCode(form, api);
  const code = result.status === 'done' ? result.values[postalCodeField] : undefined;
  // The cookie is readable by scripts.
  if (code) {
    cookies.set(postalCodeCookie, code, { readable: true });
    // A typed code belongs to no address.
    deleteChosenAddress(cookies);
  }
  return result;
}
