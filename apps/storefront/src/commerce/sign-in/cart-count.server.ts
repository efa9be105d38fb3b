import type { CartReply, CartView } from '@tianguis/contract';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { cartCountCookie } from './cart-count.ts';

/**
 * Stores the number of pieces in the cookie that the header reads.
 * @returns the cart
 */
export function noteCount(cookies: Pick<Cookies, 'set'>, { data }: CartReply): CartView {
  cookies.set(cartCountCookie, String(data.total_items), { readable: true });
  return data;
}
