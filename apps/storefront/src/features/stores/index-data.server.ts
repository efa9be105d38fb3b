/** Loads the data of the list of stores. Converts API replies into the page's own types. */
import type { Store, StoreFacets } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { StoreFaceData } from '../../commerce/store/store-face.tsx';
import { answered } from '../../shared/api/failures.ts';
import type { StoreIndexState } from './index-address.ts';
import { kindOf, locationOf, type StoreKind } from './store-kind.server.ts';

/** A multiple of two, three and four, so that rows with that number of columns are full. */
export const storesOnPage = 96;
/** Number of departments on a card. */
const namedDepartments = 3;

/** A store as a card of the list. */
export interface StoreCardData extends StoreFaceData {
  id: number;
  slug: string;
  kind: StoreKind;
  /** City and state, "Monterrey, Nuevo León"; may be empty. */
  location: string;
  rating: number;
  ratings: number;
  products: number;
  /** The department of the filter, and the number of the store's products in it. */
  here?: { department: string; products: number };
  departments: string[];
  /** Number of further departments. */
  moreDepartments: number;
}

export interface StoreIndexData {
  state: StoreIndexState;
  stores: StoreCardData[];
  total: number;
  /** Number of stores with the same letter, in all departments. */
  everywhere: number;
  pages: number;
  facets: StoreFacets;
}

/** Loads a page of the list. A department without stores is ignored, like any unknown value. */
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
