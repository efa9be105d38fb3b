/** The form of the postal code in an open page: the server checks the code, and the page stores it. */
import { isPossiblePostalCode } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { forgetChosenAddress } from '../../../commerce/destination/chosen-address.ts';
import { postalCodeCookie } from '../../../commerce/destination/postal-code.ts';
import { askShop } from '../../../shared/api/resource.ts';
import { readCookie, writeCookie } from '../../../shared/device/cookies.ts';
import { invalid } from '../../../shared/forms/form-results.ts';
import { locationCopy } from './copy.ts';
import { postalCodeAction, postalCodeField, postalCodeResult } from './postal-code-result.ts';

/** Milliseconds to wait for the server, whose check is optional. */
const patience = 4_000;

/** Stores the typed code. Offline, any code that a state can have is accepted. */
export async function storeInBrowser(form: FormData): Promise<FormResult> {
  const typed = postalCodeResult(form);
  const { [postalCodeField]: code = '' } = typed.values;
  if (typed.status !== 'done') return typed;
  const slow = new Promise<undefined>((give) => setTimeout(give, patience));
  const asked = askShop<FormResult>(`${postalCodeAction}/respuesta`, { form }).catch(() => undefined);
  const answer = await Promise.race([asked, slow]);
  if (answer?.status === 'invalid') return answer;
  if (!isPossiblePostalCode(code)) return invalid(typed.values, { [postalCodeField]: locationCopy.dialog.impossible });
  if (readCookie(postalCodeCookie) !== code) forgetChosenAddress();
  writeCookie(postalCodeCookie, code);
  return answer?.status === 'done' ? answer : typed;
}
