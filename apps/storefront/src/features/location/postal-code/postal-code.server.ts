/** The postal code's form on the server: what is known of a code, and storing it (ST-03, UI-11, VA-01, AP-20). */
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

/** The looking up of a postal code. */
export type PlaceLookup = Pick<ShopContext['api'], 'postalCodes'>;

/**
 * The result for a typed code, with its place: refused where no state has such codes, and where the shop has all codes
 * of the country, but not this one. A failing look-up refuses nothing.
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

/** Stores the typed code, or deletes the stored one. A code that is refused changes nothing. */
export async function storePostalCode(form: FormData, cookies: Cookies, api: PlaceLookup): Promise<FormResult> {
  if (form.has(forgetField)) {
    deleteChosenAddress(cookies);
    cookies.delete(postalCodeCookie);
    return done(locationCopy.dialog.forgotten);
  }
  const result = await checkPostalCode(form, api);
  const code = result.status === 'done' ? result.values[postalCodeField] : undefined;
  // Scripts of the page read it.
  if (code) {
    cookies.set(postalCodeCookie, code, { readable: true });
    // It belongs to no address.
    deleteChosenAddress(cookies);
  }
  return result;
}
