import type { FormResult } from '@tianguis/ui';
import { askShop, ResourceFailure } from '../api/resource.ts';
import { failed } from './form-results.ts';

/**
 * Sends a form to an address that responds with its result only; the page and its loaded data stay as they are. A rate
 * limit (429) is a result too: the response says what to do.
 * @throws ResourceFailure for every other failure
 */
export async function sendForm(path: string, form: FormData): Promise<FormResult> {
  try {
    const result: unknown = await askShop(path, { form });
    if (isResult(result)) return result;
    throw new ResourceFailure(200, '');
  } catch (error) {
    if (error instanceof ResourceFailure && error.status === 429 && error.msg !== '') return failed({}, error.msg);
    throw error;
  }
}

/** Networks on the way may respond with their own JSON. */
function isResult(value: unknown): value is FormResult {
  return typeof value === 'object' && value !== null && 'fieldErrors' in value;
}
