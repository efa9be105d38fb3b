/** Calls of the cart (AP-10, AP-11). Each call needs the access token in its credentials. */
import type { AddToCartForm, CartMove, CartQuery, CartReply, SetCartForm } from '../../cart/cart.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { notAList } from '../transport/not-a-list.ts';
import type { Send } from '../transport/send.ts';

type Loose<Query> = { [Name in keyof Query]?: Query[Name] | undefined };
/** Identifies a line. */
type LineName = { id: number; childrenSku: string };

export const cartCalls = (send: Send) => ({
  /** @throws ApiError CART_NOT_FOUND for the cart of another customer */
  byHash: (cartId: string, query: Loose<CartQuery>, call: CallOptions) =>
    send<CartReply>(fill(apiPaths.cartOf, { cartId }), { query }, call),
  read: (query: Loose<CartQuery>, call: CallOptions) => send<CartReply>(apiPaths.cart, { query }, call),
  /** Can be repeated safely with an idempotency key. ER-02: a reply with a list instead of a cart counts as a 404. */
  add: (json: AddToCartForm, call: CallOptions) =>
    notAList(send<CartReply>(apiPaths.cart, { json }, call), 'CART_NOT_FOUND'),
  set: (json: SetCartForm, query: Loose<CartQuery>, call: CallOptions) =>
    send<CartReply>(apiPaths.cart, { method: 'PUT', json, query }, call),
  move: (products: LineName[], a: CartMove, call: CallOptions) =>
    send<CartReply>(apiPaths.cartMove, { json: { products, a } }, call),
  restore: (products: LineName[], call: CallOptions) =>
    send<CartReply>(apiPaths.cartRestore, { json: { products } }, call),
  /** Records that the customer has seen the current prices. */
  acknowledge: (call: CallOptions) => send<CartReply>(apiPaths.cartPrices, { method: 'POST' }, call),
  setCoupon: (codigo: string, call: CallOptions) =>
    send<CartReply>(apiPaths.cartCoupon, { method: 'PUT', json: { codigo } }, call),
  removeCoupon: (call: CallOptions) => send<CartReply>(apiPaths.cartCoupon, { method: 'DELETE' }, call),
});
