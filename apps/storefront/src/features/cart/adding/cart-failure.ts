/** How adding to the cart fails (ER-02): the code by which pages say what to do. */
import type { ApiError } from '@tianguis/contract/client';

export type CartFailure = 401 | 404 | 440 | 500 | 'cors';

/** A success with a list in place of a cart is a 404 already (`cartCalls`). Status 0 is no answer at all. */
export function cartFailure({ status }: Pick<ApiError, 'status'>): CartFailure {
  if (status === 0) return 'cors';
  return status === 401 || status === 440 || status === 404 ? status : 500;
}
