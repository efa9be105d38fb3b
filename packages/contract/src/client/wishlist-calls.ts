/** Calls of wishlists (AP-09). Calls for a signed-in customer need the access token in their credentials. */
import type { DoneReply } from '../accounts/account.ts';
import { apiPaths } from '../paths.ts';
import type {
  SavedReply,
  SharedWishListForm,
  SharedWishListReply,
  WishListForm,
  WishListMoveForm,
  WishListPageReply,
  WishListQuery,
  WishListReply,
  WishListShareForm,
  WishListShareReply,
  WishListsReply,
} from '../wishlist.ts';
import { type CallOptions, fill } from './transport/call-content.ts';
import type { Send } from './transport/send.ts';

type Loose<Query> = { [Name in keyof Query]?: Query[Name] | undefined };

export const wishlistCalls = (send: Send) => ({
  /** Reads all saved products of all lists. */
  saved: (call: CallOptions) => send<WishListReply>(apiPaths.wishList, {}, call),
  /** `token` in the form identifies the customer. A repeated call changes nothing. */
  add: (form: WishListForm, call?: CallOptions) => send<SavedReply>(apiPaths.wishList, { json: form }, call),
  remove: (form: WishListForm, call?: CallOptions) =>
    send<SavedReply>(apiPaths.wishList, { method: 'DELETE', json: form }, call),
  lists: (call: CallOptions) => send<WishListsReply>(apiPaths.wishLists, {}, call),
  create: (nombre: string, call: CallOptions) => send<WishListsReply>(apiPaths.wishLists, { json: { nombre } }, call),
  /**
   * Reads a page of a list. @throws ApiError WISHLIST_NOT_FOUND, also for a list of another customer, as do all calls
   * with a list's id
   */
  page: (id: string, query: Loose<WishListQuery>, call: CallOptions) =>
    send<WishListPageReply>(fill(apiPaths.wishListOf, { id }), { query }, call),
  rename: (id: string, nombre: string, call: CallOptions) =>
    send<WishListsReply>(fill(apiPaths.wishListOf, { id }), { method: 'PUT', json: { nombre } }, call),
  delete: (id: string, call: CallOptions) =>
    send<WishListsReply>(fill(apiPaths.wishListOf, { id }), { method: 'DELETE' }, call),
  /** Restores a deleted list, or products that were removed from a list. */
  restore: (id: string, products: readonly number[] | undefined, call: CallOptions) =>
    send<WishListsReply>(fill(apiPaths.wishListRestore, { id }), { json: products ? { products } : {} }, call),
  move: (id: string, form: WishListMoveForm, call: CallOptions) =>
    send<WishListsReply>(fill(apiPaths.wishListMove, { id }), { json: form }, call),
  share: (id: string, form: WishListShareForm, call: CallOptions) =>
    send<WishListShareReply>(fill(apiPaths.wishListShare, { id }), { json: form }, call),
  closeShare: (id: string, call: CallOptions) =>
    send<WishListShareReply>(fill(apiPaths.wishListShare, { id }), { method: 'DELETE' }, call),
  /** Reads a list that its customer shared by a link. */
  shared: (form: SharedWishListForm, call?: CallOptions) =>
    send<SharedWishListReply>(apiPaths.sharedWishList, { json: form }, call),
  /** Turns off a kind of mail, by the token in such a mail. */
  mailsOff: (token: string, call?: CallOptions) => send<DoneReply>(apiPaths.mailsOff, { json: { token } }, call),
});
