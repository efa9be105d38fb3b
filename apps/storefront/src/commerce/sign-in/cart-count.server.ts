import type { CartReply, CartView } from '@tianguis/contract';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { cartCountCookie, cartVersionCookie } from './cart-count.ts';

/**
 * Stores the number of pieces in the cookie that the header reads, and the version in the cookie that an open page of
 * the cart reads.
 * @returns the cart
 */
export function noteCart(cookies: Pick<Cookies, 'set'>, { data }: CartReply): CartView {
  cookies.set(cartCountCookie, String(data.total_items), { readable: true });
  cookies.set(cartVersionCookie, String(data.metadata.version), { readable: true });
  return data;
}
