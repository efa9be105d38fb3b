/** Kinds of failures of the address API (ER-03). Each kind has its own marker, by which pages choose what to show. */
import type { ApiError } from '@tianguis/contract/client';

export type AddressFailure = 'error401' | 'error404' | 'error440' | 'error500' | 'errorCors';

/** `addressCalls` has already made a 404 of a success that contains a list in place of an address. */
export function addressFailure({ status }: Pick<ApiError, 'status'>): AddressFailure {
  if (status === 0) return 'errorCors';
  if (status === 401) return 'error401';
  if (status === 440) return 'error440';
  // A 400 means that the text can be no id, so no address with it exists.
  return status === 404 || status === 400 ? 'error404' : 'error500';
}
