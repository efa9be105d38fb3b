/** How a call of addresses fails (ER-03): each cause has its own marker, by which pages say what to do. */
import type { ApiError } from '@tianguis/contract/client';

export type AddressFailure = 'error401' | 'error404' | 'error440' | 'error500' | 'errorCors';

/** A success with a list in place of an address is a 404 already (`addressCalls`). */
export function addressFailure({ status }: Pick<ApiError, 'status'>): AddressFailure {
  if (status === 0) return 'errorCors';
  if (status === 401) return 'error401';
  if (status === 440) return 'error440';
  // What can be no id is an address that does not exist.
  return status === 404 || status === 400 ? 'error404' : 'error500';
}
