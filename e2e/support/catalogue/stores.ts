/** Finds stores by their properties, through the API, so that no test contains an id of the demo shop. */
import type { Store, StoresReply } from '@tianguis/contract';
import { initialOf } from '@tianguis/domain';
import type { HttpClient } from '../shop/http.ts';

export async function allStores(request: HttpClient): Promise<Store[]> {
  const reply = await request.get('/stores/v1/stores?page_size=200');
  const { data, metadata } = (await reply.json()) as StoresReply;
  if (metadata.pages > 1) throw new Error('the demo shop has more stores than a page of the API');
  return data.stores;
}

/** The store with the most products, among stores with ratings. */
export async function largestStore(request: HttpClient): Promise<Store> {
  const [largest] = (await allStores(request))
    .filter((store) => store.rating.count > 0)
    .toSorted((one, other) => other.products - one.products);
  if (!largest) throw new Error('the demo shop has no stores that are rated');
  return largest;
}

/** The path of a store's listing before the segments of filters, sort and page. */
export const storeBase = (store: { id: number; slug: string }) => `/tienda/${store.id}/${store.slug}`;
export const storeUrl = (store: { id: number; slug: string }, segments = 'pagina=1') =>
  `${storeBase(store)}/${segments}`;

/** Reads all stores, and the letters and departments that filter them. */
export async function storesAndFacets(request: HttpClient): Promise<StoresReply> {
  const reply = await request.get('/stores/v1/stores?page_size=200&facets=true');
  return (await reply.json()) as StoresReply;
}

/** A letter and a department that together match at least one store. */
export async function narrowing(request: HttpClient) {
  const { data, metadata } = await storesAndFacets(request);
  const [store] = data.stores.filter(({ departments }) => departments.length > 0);
  const letter = metadata.facets?.letter.find(({ value }) => value === initialOf(store?.name ?? ''));
  const [department] = store?.departments ?? [];
  if (!store || !letter || !department) throw new Error('no store of the demo shop sells anything');
  return { store, letter, department, total: metadata.total };
}
