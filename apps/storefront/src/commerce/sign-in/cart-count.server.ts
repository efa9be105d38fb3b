import type { CartReply, CartView } from '@tianguis/contract';
import type { Cookies } from '../../shared/request/request-scope.ts';
import { cartCountCookie } from './cart-count.ts';

/** Tells the header how many pieces are in the cart. @returns the cart */
export function noteCount(cookies: Pick<Cookies, 'set'>, { data }: CartReply): CartView {
  cookies.set(cartCountCookie, String(data.total_items), { readable: true });
  return data;
}
