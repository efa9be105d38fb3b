/** Listings: products by filters, or by their ids, in pages. */
import type { CatalogueIndex, SearchQuery as IndexQuery, Listing } from '@tianguis/catalogue-index';
import type { ListingQuery, ListingReply } from '@tianguis/contract';
import { lastPageNumber } from '@tianguis/domain';
import { Failure } from '../../failure.ts';
import type { CategoryService, LocatedCategory } from '../categories/service.ts';
import { parseIds } from '../id-list.ts';
import { pageMetadata } from '../page-metadata.ts';
import type { ProductService } from '../products/service.ts';
import type { ShippingService } from '../shipping/service.ts';
import { toFacets } from './facets.ts';
import { defaultPageSize, type FilterQuery, toIndexQuery } from './listing-query.ts';

export type { FilterQuery } from './listing-query.ts';

/** A requested listing in the form that the index takes. */
export interface AskedListing {
  query: FilterQuery;
  category: LocatedCategory | undefined;
  asked: Pick<IndexQuery, 'filters' | 'sort' | 'page' | 'facets'>;
}

export interface ListingService {
  /**
   * @throws Failure `INVALID_REQUEST` for ids together with filters, or for the filter "arrives tomorrow" without a
   * postal code
   */
  list(query: ListingQuery): Promise<ListingReply>;
  /** Ids of the first products of a listing that can be bought. @throws Failure `CATEGORY_NOT_FOUND` */
  firstOnSale(query: ListingQuery, limit: number): Promise<number[]>;
  /**
   * Reads filters, sort and page, for a search with filters.
   * @throws Failure `CATEGORY_NOT_FOUND`; `INVALID_REQUEST` for the filter "arrives tomorrow" without a postal code
   */
  read(query: FilterQuery): Promise<AskedListing>;
  /** The reply for a result of the index. */
  show(found: Listing, listing: Pick<AskedListing, 'query' | 'category'>): Promise<ListingReply>;
  /**
   * Products with these ids, in pages and without facets. Of the filters, only "arrives tomorrow" applies.
   * @throws Failure `INVALID_REQUEST`, as `read` does
   */
  pageOf(ids: readonly number[], query: FilterQuery): Promise<ListingReply>;
}

export function createListingService(
  index: Pick<CatalogueIndex, 'list' | 'first'>,
  {
    products,
    categories,
    delivery,
  }: {
    products: Pick<ProductService, 'byIds'>;
    categories: CategoryService;
    delivery: Pick<ShippingService, 'arriveTomorrow' | 'arrivingTomorrow'>;
  },
): ListingService {
  /** The postal code, if the query has the filter "arrives tomorrow". */
  const destinationOf = (query: FilterQuery): string | undefined => {
    if (!query['filter_by[arrives_tomorrow]']) return undefined;
    if (query.postal_code === undefined)
      throw new Failure('INVALID_REQUEST', 'filter_by[arrives_tomorrow] needs postal_code');
    return query.postal_code;
  };

  const categoryOf = async (id: number | undefined): Promise<LocatedCategory | undefined> => {
    if (id === undefined) return undefined;
    const category = await categories.find(id);
    if (category === undefined) throw new Failure('CATEGORY_NOT_FOUND');
    return category;
  };

  async function read(query: FilterQuery): Promise<AskedListing> {
    const category = await categoryOf(query['filter_by[category]']);
    const destination = destinationOf(query);
    if (destination === undefined) return { query, category, asked: toIndexQuery(query, category) };
    const department = category && (category.breadcrumb[0]?.id ?? category.node.id);
    const arriving = await delivery.arrivingTomorrow(destination, department);
    return { query, category, asked: toIndexQuery(query, category, arriving) };
  }

  async function show(
    { ids, total, facets }: Listing,
    { query, category }: Pick<AskedListing, 'query' | 'category'>,
  ): Promise<ListingReply> {
    const { page = 1, page_size: pageSize = defaultPageSize } = query;
    const { pages, ...metadata } = pageMetadata(total, page, pageSize);
    const shown = await products.byIds(ids);
    const siblings = category === undefined ? (await categories.tree()).departments : category.node.children;
    return {
      data: { products: shown },
      // The total is exact, but the number of pages is limited to those that can be requested.
      metadata: {
        ...metadata,
        pages: Math.min(pages, lastPageNumber),
        ...(facets && { facets: toFacets(facets, siblings) }),
      },
    };
  }

  async function listByIds(ids: readonly number[], { page = 1, page_size }: FilterQuery): Promise<ListingReply> {
    const pageSize = page_size ?? (ids.length || defaultPageSize);
    const found = await products.byIds(ids);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return { data: { products: shown }, metadata: pageMetadata(found.length, page, pageSize) };
  }

  return {
    read,
    show,
    async list(query) {
      const ids = query['filter_by[id]'];
      if (ids === undefined) {
        const listing = await read(query);
        return show(await index.list(listing.asked), listing);
      }
      const others = Object.keys(query).filter((name) => name.startsWith('filter_by[') && name !== 'filter_by[id]');
      if (query.facets) others.push('facets');
      if (others.length > 0)
        throw new Failure('INVALID_REQUEST', `filter_by[id] does not go with ${others.join(', ')}`);
      return listByIds(parseIds(ids), query);
    },

    async firstOnSale(query, limit) {
      const { filters, sort } = (await read(query)).asked;
      return index.first({ filters, sort, limit });
    },

    async pageOf(ids, { page = 1, page_size = defaultPageSize, ...query }) {
      const destination = destinationOf(query);
      const inTime = destination === undefined ? ids : await delivery.arriveTomorrow(destination, ids);
      return listByIds(inTime, { page, page_size });
    },
  };
}
