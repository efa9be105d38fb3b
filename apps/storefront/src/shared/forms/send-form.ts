import type { FormResult } from '@tianguis/ui';
import { askShop, ResourceFailure } from '../api/resource.ts';
import { beginOwnChange } from '../session/browser/data-version.ts';
import { failed } from './form-results.ts';

/**
 * Submits a form to a URL that replies with the result only; the page and its loaded data do not change. A rate limit
 * (429) is also a result, with a text about what to do.
 * @throws ResourceFailure for every other failure
 */
export async function sendForm(path: string, form: FormData): Promise<FormResult> {
  const endOwnChange = beginOwnChange();
  try {
    const result: unknown = await askShop(path, { form });
    if (isResult(result)) return result;
    throw new ResourceFailure(200, '');
  } catch (error) {
    if (error instanceof ResourceFailure && error.status === 429 && error.msg !== '') return failed({}, error.msg);
    throw error;
  } finally {
    endOwnChange();
  }
}

/** Networks on the way may reply with JSON that is no result. */
function isResult(value: unknown): value is FormResult {
  return typeof value === 'object' && value !== null && 'fieldErrors' in value;
}
