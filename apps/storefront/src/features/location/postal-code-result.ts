import { isPostalCode, typedPostalCode } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { done, invalid } from '../../shared/forms/form-results.ts';
import { locationCopy } from './copy.ts';

const copy = locationCopy.dialog;

/** Name of the form's field. */
export const postalCodeField = 'codigoPostal';

/**
 * The rule of the postal code (VA-01), the same in the page and on the server: `values` holds the code that is to be
 * stored.
 */
export function postalCodeResult(form: FormData): FormResult {
  const code = typedPostalCode(String(form.get(postalCodeField) ?? ''));
  const values = { [postalCodeField]: code };
  return isPostalCode(code) ? done(copy.saved(code), values) : invalid(values, { [postalCodeField]: copy.error });
}

/** Name of the field that asks to forget the code. */
export const forgetField = 'olvidar';

/** Where the form goes before JavaScript. */
export const postalCodeAction = '/acciones/codigo-postal';
