/** Loads the data of a store's page. Converts API replies into the page's own types. */
import type { CategoryCrumb } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { StoreFaceData } from '../../commerce/store/store-face.tsx';
import { answered, found } from '../../shared/api/failures.ts';
import { kindOf, locationOf, type StoreKind } from './store-kind.server.ts';

/** A store as its own page shows it. */
export interface StoreProfile extends StoreFaceData {
  id: number;
  slug: string;
  kind: StoreKind;
  city: string;
  state: string;
  location: string;
  /** `YYYY-MM-DD` */
  since: string;
  about: string;
  shipping: string;
  returns: string;
  rating: number;
  ratings: number;
  products: number;
}

/** The category filter of a store's listing. */
export interface StoreCategory {
  id: number;
  name: string;
  /** The categories from the department down to the parent. */
  above: CategoryCrumb[];
}

/** The store and the category filter. The filter is omitted if no category has the id. */
export async function storeProfile(
  api: ApiClient,
  id: number,
  categoryId: number | undefined,
): Promise<{ store: StoreProfile; category: StoreCategory | undefined }> {
  const [reply, category] = await Promise.all([
    answered(api.stores.get(id)),
    categoryId === undefined ? undefined : storeCategory(api, categoryId),
  ]);
  const { slug, name, accent, logo, city, state, since, products, rating, ...store } = reply.data.store;
  return {
    store: {
      ...{ id, slug, name, accent, logo, city, state, since, products },
      kind: kindOf(store),
      location: locationOf({ city, state }),
      about: store.description,
      shipping: store.shipping_policy,
      returns: store.return_policy,
      rating: rating.average,
      ratings: rating.count,
    },
    category,
  };
}

async function storeCategory(api: ApiClient, id: number): Promise<StoreCategory | undefined> {
  const reply = await found(api.categories.subtree(id));
  return reply && { id, name: reply.data.name, above: reply.metadata.breadcrumb.slice(0, -1) };
}
