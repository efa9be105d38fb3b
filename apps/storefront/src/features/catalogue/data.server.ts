/** Loads the data of the catalogue's pages. Converts API replies into the pages' own types. */
import {
  type CategoryCrumb,
  type CategoryNode,
  type Facets,
  type ListingQuery,
  noFacets,
  toFilterQuery,
} from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import type { ListingState } from '@tianguis/domain';
import { type CardData, toCard } from '../../commerce/product-card/card-data.ts';
import { answered } from '../../shared/api/failures.ts';

/** Loads all departments with their descendants (AP-12). */
export function departmentTree(api: ApiClient): Promise<CategoryNode[]> {
  return answered(api.categories.departments()).then((reply) => reply.data);
}

/** One page of a listing, with its facet counts. */
export interface ListingData {
  products: CardData[];
  total: number;
  pages: number;
  facets: Facets;
}

export interface CategoryPageData {
  category: { id: number; name: string; slug: string; children: { id: number; name: string; slug: string }[] };
  /** The categories from the department down to this category. */
  breadcrumb: CategoryCrumb[];
  listing: ListingData;
}

/** Converts the state of the URL into the API's query. */
export function listingQuery(state: ListingState, pageSize: number): ListingQuery {
  return {
    order_by: state.sort,
    page: state.page,
    page_size: pageSize,
    facets: true,
    ...(state.category !== undefined && { 'filter_by[category]': state.category }),
    ...toFilterQuery(state),
  };
}

/**
 * The parameters that limit the listing apart from the shopper's filters: a category, a store, a discount, and the
 * postal code.
 */
export type ListingScope = Pick<
  ListingQuery,
  'filter_by[category]' | 'filter_by[store]' | 'filter_by[discount]' | 'postal_code'
>;

/** Loads one page of the products in `scope` under the filters of the URL. */
export async function listing(
  api: ApiClient,
  scope: ListingScope,
  state: ListingState,
  pageSize: number,
): Promise<ListingData> {
  const list = await answered(api.products.list({ ...listingQuery(state, pageSize), ...scope }));
  return {
    products: list.data.products.map(toCard),
    total: list.metadata.total,
    pages: list.metadata.pages,
    facets: list.metadata.facets ?? noFacets,
  };
}

/** Loads the category's data and, in parallel, its products by `load`. */
export async function categoryPage<Listed>(
  api: ApiClient,
  id: number,
  load: () => Promise<Listed>,
): Promise<Omit<CategoryPageData, 'listing'> & { listed: Listed }> {
  const [subtree, listed] = await Promise.all([answered(api.categories.subtree(id)), load()]);
  const { name, slug, children } = subtree.data;
  return {
    category: {
      id,
      name,
      slug,
      children: children.map((child) => ({ id: child.id, name: child.name, slug: child.slug })),
    },
    breadcrumb: subtree.metadata.breadcrumb,
    listed,
  };
}
