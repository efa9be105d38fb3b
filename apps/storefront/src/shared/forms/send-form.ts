import type { FormResult } from '@tianguis/ui';
import { askShop, ResourceFailure } from '../api/resource.ts';
import { failed } from './form-results.ts';

/**
 * Sends a form to an address that answers with its result alone, and leaves the page and what it has loaded as they
 * are. Too many requests (429) are a result, too: the answer says what to do. @throws ResourceFailure for everything
 * else that goes wrong on the way
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

/** A network on the way may answer with JSON of its own. */
function isResult(value: unknown): value is FormResult {
  return typeof value === 'object' && value !== null && 'fieldErrors' in value;
}
