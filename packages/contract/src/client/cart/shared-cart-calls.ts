/**
 * Calls of shared carts (SC-01 to SC-07, AP-17, AP-18). All calls except the preview need the access token in their
 * credentials.
 */
import type {
  AffiliateTagForm,
  CartLinksReply,
  LiveCartForm,
  SharedCartForm,
  SharedCartPreviewReply,
  SharedCartUseReply,
} from '../../cart/shared-cart.ts';
import { apiPaths } from '../../paths.ts';
import { type CallOptions, fill } from '../transport/call-content.ts';
import { notAList } from '../transport/not-a-list.ts';
import type { Send } from '../transport/send.ts';

export const sharedCartCalls = (send: Send) => ({
  /** Shows what a link would add to the cart. @throws ApiError SHARED_CART_NOT_FOUND */
  preview: (json: SharedCartForm, call?: CallOptions) =>
    notAList(send<SharedCartPreviewReply>(apiPaths.sharedCartPreview, { json }, call), 'SHARED_CART_NOT_FOUND'),
  /**
   * Adds the products of a link to the cart. A second call with the same link within a minute adds nothing. @throws
   * ApiError SHARED_CART_NOT_FOUND
   */
  add: (json: SharedCartForm, call: CallOptions) =>
    notAList(send<SharedCartUseReply>(apiPaths.sharedCarts, { json }, call), 'SHARED_CART_NOT_FOUND'),
  read: (uso: string, call: CallOptions) => send<SharedCartUseReply>(fill(apiPaths.sharedCart, { uso }), {}, call),
  /** Removes the products that a use of a link added. */
  undo: (uso: string, call: CallOptions) =>
    send<SharedCartUseReply>(fill(apiPaths.sharedCartUndo, { uso }), { method: 'POST' }, call),
  links: (call: CallOptions) => send<CartLinksReply>(apiPaths.cartLinks, {}, call),
  /**
   * Creates a link with the lines of the cart that can be bought. @throws ApiError CART_LINKS_FULL, VALIDATION_FAILED
   */
  createLink: (call: CallOptions) => send<CartLinksReply>(apiPaths.cartLinks, { method: 'POST' }, call),
  closeLink: (enlace: string, call: CallOptions) =>
    send<CartLinksReply>(fill(apiPaths.cartLink, { enlace }), { method: 'DELETE' }, call),
  /** AP-17: stores that the customer followed an affiliate link. */
  tag: (json: AffiliateTagForm, call: CallOptions) => send<unknown>(apiPaths.affiliateTag, { json }, call),
  /** AP-18: stores that the customer pressed a link of a livestream. */
  liveClick: (json: LiveCartForm, call: CallOptions) => send<unknown>(apiPaths.liveCart, { json }, call),
});
