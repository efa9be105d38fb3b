/** The page of a list that a customer shared by a link. */
import { data, type RouterContextProvider, redirect } from 'react-router';
import { toCard } from '../../../commerce/product-card/card-data.ts';
import { found } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { sharedListAddress, stateOf } from '../list/list-data.ts';
import { pageOf, sortOf } from '../list/lists.server.ts';
import type { SharedListData } from './shared-list.tsx';

/** Closed, forged and missing links get the same page with status 404. */
export async function readSharedList(context: Readonly<RouterContextProvider>, url: URL) {
  const { api, config } = context.get(shopContext);
  const clave = url.searchParams.get('clave') ?? '';
  const [page, sort] = [pageOf(url), sortOf(url) === 'precio' ? 'precio' : 'reciente'] as const;
  const isPossible = clave !== '' && clave.length <= 100;
  const reply = isPossible ? await found(api.wishlist.shared({ clave, page, orden: sort })) : undefined;
  const siteName = config.name;
  if (!reply) return data({ siteName, secret: clave, shared: undefined }, { status: 404 });
  const { nombre, de, products } = reply.data;
  const pages = Math.max(1, reply.metadata.pages);
  if (page > pages) throw redirect(sharedListAddress(clave, { sort, page: pages }), 303);
  const shared: SharedListData = {
    ...{ name: nombre, by: de, total: reply.metadata.total, sort, page, pages },
    wishes: products.map((product) => ({ card: toCard(product), state: stateOf(product) })),
    hiddenDiscount: config.hiddenDiscount,
  };
  return data({ siteName, secret: clave, shared }, { status: 200 });
}

/**
 * Sets the headers of every reply at this URL. The secret in the URL must not reach other sites, and no cache may store
 * a list whose link may be closed.
 */
export function setPrivateHeaders(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store');
  response.headers.set('referrer-policy', 'same-origin');
  response.headers.set('x-robots-tag', 'noindex');
  return response;
}
