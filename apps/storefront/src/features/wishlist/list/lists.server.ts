/** The pages of a customer's lists (RL-03). */
import type { WishListSort } from '@tianguis/contract';
import { readPageNumber } from '@tianguis/domain';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { answered, found } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { sharedListPath, wishlistPath } from '../../../shared/links/wishlist-paths.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import { asCustomer } from '../../../shared/session/customer.server.ts';
import { shareLinkOf } from '../sharing/share-links.server.ts';
import { listCopy as copy } from './list-copy.ts';
import {
  listFields as fields,
  type ListNotice,
  type ListPageData,
  noticeParameters,
  pageParameter,
  sortParameter,
  toWish,
} from './list-data.ts';

type Context = Readonly<RouterContextProvider>;

/** @param id of the list; undefined for the default list. Lists of other customers are not found (RO-02) */
export async function readList(context: Context, id: string | undefined, url: URL): Promise<ListPageData> {
  const { api, config, publicOrigin } = context.get(shopContext);
  const call = asCustomer(context);
  const [{ data: all }, switches] = await answered(
    Promise.all([api.wishlist.lists(call), api.account.notifications(call)]),
  );
  const list = all.listas.find((one) => (id === undefined ? one.predeterminada : one.id === id));
  if (!list) throw data(null, { status: 404 });
  const sort = sortOf(url);
  const page = pageOf(url);
  const reply = await answered(api.wishlist.page(list.id, { page, orden: sort }, call));
  const pages = Math.max(1, reply.metadata.pages);
  const path = list.predeterminada ? wishlistPath() : wishlistPath(list.id);
  // The page is past the end after its last product was removed.
  if (page > pages) throw redirect(listAddress(path, { sort, page: pages }), 303);
  const stored = list.compartida ? shareLinkOf(context.get(requestContext).cookies, list.id) : undefined;
  // Another browser may have made another link meanwhile, which invalidates this link.
  const isOpen = stored !== undefined && (await found(api.wishlist.shared({ clave: stored, page: 1 }))) !== undefined;
  const secret = isOpen ? stored : undefined;
  return {
    ...{ lists: all.listas, list, wishes: reply.data.products.map(toWish), sort, page, pages },
    hiddenDiscount: config.hiddenDiscount,
    link: secret && publicOrigin + sharedListPath(secret),
    isMailed: switches.data.favoritos.correo,
    notice: noticeOf(url, list.id),
  };
}

export const sortOf = (url: URL): WishListSort => {
  const asked = url.searchParams.get(sortParameter);
  return asked === 'precio' || asked === 'baja' ? asked : 'reciente';
};

export const pageOf = (url: URL): number => readPageNumber(url.searchParams.get(pageParameter)) ?? 1;

/** The URL of a page of a list. */
export function listAddress(path: string, { sort, page }: { sort: WishListSort; page: number }): string {
  const query = new URLSearchParams({
    ...(sort !== 'reciente' && { [sortParameter]: sort }),
    ...(page > 1 && { [pageParameter]: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Reads the last action from the URL. Unknown actions are ignored, and so are invalid ids in the action that undoes it.
 */
function noticeOf({ searchParams }: URL, list: string): ListNotice | undefined {
  const what = searchParams.get(noticeParameters.done) ?? '';
  const of = searchParams.get(noticeParameters.of) ?? '';
  const text = Object.hasOwn(copy.done, what) ? copy.done[what] : undefined;
  if (text === undefined) return undefined;
  if (what === 'borrar' && /^[0-9a-f-]{36}$/.test(of))
    return { text, undo: { [fields.what]: 'recuperar', [fields.list]: of } };
  if (what === 'quitar' && /^\d{1,10}$/.test(of))
    return { text, undo: { [fields.what]: 'devolver', [fields.list]: list, [fields.product]: of } };
  return { text };
}
