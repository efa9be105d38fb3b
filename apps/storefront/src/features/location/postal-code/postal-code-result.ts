import { isPostalCode, typedPostalCode } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { done, invalid } from '../../../shared/forms/form-results.ts';
import { locationCopy } from './copy.ts';

const copy = locationCopy.dialog;

/** Name of the form's field. */
export const postalCodeField = 'codigoPostal';

/** The rule of postal codes (VA-01), which browser and server share. `values` contains the code to store. */
export function postalCodeResult(form: FormData): FormResult {
  const code = typedPostalCode(String(form.get(postalCodeField) ?? ''));
  const values = { [postalCodeField]: code };
  return isPostalCode(code) ? done(copy.saved(code), values) : invalid(values, { [postalCodeField]: copy.error });
}

/** Name of the field that deletes the code. */
export const forgetField = 'olvidar';

/** Name of the field with the path to go to after the code is stored. */
export const goalField = 'ir';

/** URL of the form without JavaScript. */
export const postalCodeAction = '/acciones/codigo-postal';
