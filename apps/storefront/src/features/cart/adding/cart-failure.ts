/** Kinds of failures of adding to the cart (ER-02), by which pages choose what to show. */
import type { ApiError } from '@tianguis/contract/client';

export type CartFailure = 401 | 404 | 440 | 500 | 'cors';

/**
 * `cartCalls` has already made a 404 of a success that contains a list in place of a cart. Status 0: no reply at all.
 */
export function cartFailure({ status }: Pick<ApiError, 'status'>): CartFailure {
  if (status === 0) return 'cors';
  return status === 401 || status === 440 || status === 404 ? status : 500;
}
