/** Loads the data of the pages of stores. Converts API replies into the pages' own types. */
import type { CategoryCrumb, Store, StoreFacets } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { StoreFaceData } from '../../commerce/store-face.tsx';
import { answered, found } from '../../shared/api/failures.ts';
import type { StoreIndexState } from './index-address.ts';

/** A multiple of two, three and four columns. */
export const storesOnPage = 96;
/** Number of departments that a card names. */
const namedDepartments = 3;

export type StoreKind = 'own' | 'official' | 'seller';

/** A store as a card of the list. */
export interface StoreCardData extends StoreFaceData {
  id: number;
  slug: string;
  kind: StoreKind;
  /** "Monterrey, Nuevo León"; may be empty. */
  location: string;
  rating: number;
  ratings: number;
  products: number;
  /** The department filtered by, and how many of the store's products are in it. */
  here?: { department: string; products: number };
  departments: string[];
  /** Number of further departments. */
  moreDepartments: number;
}

export interface StoreIndexData {
  state: StoreIndexState;
  stores: StoreCardData[];
  total: number;
  /** Number of stores under the same letter, in all departments. */
  everywhere: number;
  pages: number;
  facets: StoreFacets;
}

/** Loads a page of the list. A department without stores is ignored, as every unknown value is. */
export async function storeIndex(api: ApiClient, asked: StoreIndexState): Promise<StoreIndexData> {
  const { data, metadata } = await answered(
    api.stores.list({
      'filter_by[letter]': asked.letter,
      'filter_by[department]': asked.department,
      order_by: 'official',
      page: asked.page,
      page_size: storesOnPage,
      facets: true,
    }),
  );
  const facets = metadata.facets ?? { letter: [], department: [] };
  const { department, ...others } = asked;
  const isKnown = department === undefined || facets.department.some(({ value }) => Number(value) === department);
  if (!isKnown) return storeIndex(api, others);
  return {
    state: asked,
    stores: data.stores.map((store) => toCard(store, department)),
    total: metadata.total,
    everywhere: department === undefined ? metadata.total : await storesUnder(api, asked.letter),
    pages: metadata.pages,
    facets,
  };
}

async function storesUnder(api: ApiClient, letter: string | undefined): Promise<number> {
  const { metadata } = await answered(api.stores.list({ 'filter_by[letter]': letter, page_size: 1 }));
  return metadata.total;
}

function toCard(store: Store, department: number | undefined): StoreCardData {
  const { id, slug, name, accent, logo, products, departments } = store;
  const here = departments.find((one) => one.id === department);
  return {
    ...{ id, slug, name, accent, logo, products },
    kind: kindOf(store),
    location: locationOf(store),
    rating: store.rating.average,
    ratings: store.rating.count,
    ...(here && { here: { department: here.name, products: here.products } }),
    departments: departments.slice(0, namedDepartments).map((department) => department.name),
    moreDepartments: Math.max(0, departments.length - namedDepartments),
  };
}

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
  /** From the department down to the parent. */
  above: CategoryCrumb[];
}

/** The store and its category filter, which is omitted if the id does not exist. */
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

function kindOf(store: Pick<Store, 'is_own' | 'is_official'>): StoreKind {
  return store.is_own ? 'own' : store.is_official ? 'official' : 'seller';
}

function locationOf({ city, state }: Pick<Store, 'city' | 'state'>): string {
  return [...new Set([city, state])].filter(Boolean).join(', ');
}
