import type { CatalogueIndex, Found, SearchQuery as IndexQuery, Listing } from '@tianguis/catalogue-index';
import {
  type ListingQuery,
  type ListingReply,
  noFacets,
  type Product,
  type ProductDetail,
  type RecommendationsQuery,
  type RelatedQuery,
} from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { CategoryService, LocatedCategory } from '../categories/service.ts';
import { createSimilarProducts } from '../companions/similar.ts';
import { parseIds } from '../id-list.ts';
import { type LineFacts, lineCards } from '../lines/service.ts';
import { toFacets } from '../listings/facets.ts';
import { defaultPageSize, type FilterQuery, toIndexQuery } from '../listings/listing-query.ts';
import { pageMetadata } from '../page-metadata.ts';
import {
  type Asked,
  dependsOnVariants,
  mostSortedByVariant,
  sortByAskedVariant,
  withAskedVariants,
} from '../search/asked-variants.ts';
import type { ShippingService } from '../shipping/service.ts';
import { toProduct } from './card.ts';
import { toDetail } from './detail.ts';
import type { ProductRepository } from './repository.ts';

export { hindranceOf, type LineFacts, type LineName, lineKey, readLineFacts, skuOfLine } from '../lines/service.ts';

/** The last page of a listing. */
const lastListingPage = 500;
const defaultRelated = 12;

/** What of a search is no filter. */
export type SearchedWords = Pick<IndexQuery, 'text' | 'details' | 'literal'>;

/** The result of a search without its products. */
export type SearchNotes = Omit<Found, keyof Listing | 'words'>;

export interface ProductService {
  /** @throws Failure `INVALID_REQUEST` when ids come with filters, or what arrives tomorrow without a postal code */
  list(query: ListingQuery): Promise<ListingReply>;
  /** Searches products by text, under the filters of a listing. @throws Failure `CATEGORY_NOT_FOUND`; IndexNotReady */
  search(query: FilterQuery, words: SearchedWords): Promise<{ reply: ListingReply; notes: SearchNotes }>;
  /** Products on sale with one of these codes: SKU, SKU of a variant, or GTIN. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  /**
   * These products, as a page of a search. Of the filters, only that of what arrives tomorrow counts.
   * @throws Failure `INVALID_REQUEST` as `list`
   */
  byCodes(query: FilterQuery, ids: readonly number[]): Promise<ListingReply>;
  /** Also of products that are no longer sold. @throws Failure `PRODUCT_NOT_FOUND` */
  detail(id: number): Promise<ProductDetail>;
  /** @throws Failure `PRODUCT_NOT_FOUND` */
  related(id: number, query: RelatedQuery): Promise<Product[]>;
  /** In the sequence of the ids; missing products are left out. */
  byIds(ids: readonly number[]): Promise<Product[]>;
  /** Cards of the lines of a cart, by `lineKey`: with the price, the stock and the picture of the variant. */
  lineCards(facts: readonly LineFacts[]): Promise<Map<string, Product>>;
  /** Ids of the first products of a listing that can be bought. @throws Failure `CATEGORY_NOT_FOUND` */
  firstOnSale(query: ListingQuery, limit: number): Promise<number[]>;
  /** Those of these ids that can be bought, in the same sequence. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** Products similar to those viewed before, the latest first, in turn; without duplicates and viewed products. */
  recommendations(query: RecommendationsQuery): Promise<Product[]>;
}

export function createProductService(
  products: ProductRepository,
  index: CatalogueIndex,
  categories: CategoryService,
  delivery: Pick<ShippingService, 'arriveTomorrow' | 'arrivingTomorrow'>,
): ProductService {
  /** Where to, if the query asks for what arrives tomorrow. */
  const destinationOf = (query: FilterQuery): string | undefined => {
    if (!query['filter_by[arrives_tomorrow]']) return undefined;
    if (query.postal_code === undefined)
      throw new Failure('INVALID_REQUEST', 'filter_by[arrives_tomorrow] needs postal_code');
    return query.postal_code;
  };

  const toQuery = async (query: FilterQuery, category: LocatedCategory | undefined) => {
    const destination = destinationOf(query);
    if (destination === undefined) return toIndexQuery(query, category);
    const department = category && (category.breadcrumb[0]?.id ?? category.node.id);
    return toIndexQuery(query, category, await delivery.arrivingTomorrow(destination, department));
  };

  const listByIds = async (ids: readonly number[], query: ListingQuery): Promise<ListingReply> => {
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? (ids.length || defaultPageSize);
    const found = ids.length === 0 ? [] : await products.byIds(ids);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return { data: { products: shown.map(toProduct) }, metadata: pageMetadata(found.length, page, pageSize) };
  };

  const categoryOf = async (id: number | undefined): Promise<LocatedCategory | undefined> => {
    if (id === undefined) return undefined;
    const category = await categories.find(id);
    if (category === undefined) throw new Failure('CATEGORY_NOT_FOUND');
    return category;
  };

  const toReply = async (
    { ids, total, facets }: Listing,
    { page = 1, page_size: pageSize = defaultPageSize }: FilterQuery,
    category: LocatedCategory | undefined,
  ): Promise<ListingReply> => {
    const rows = ids.length === 0 ? [] : await products.byIds(ids);
    const { pages, ...metadata } = pageMetadata(total, page, pageSize);
    const siblings = category === undefined ? (await categories.tree()).departments : category.node.children;
    return {
      data: { products: rows.map(toProduct) },
      // The total is exact, but the number of pages is limited to those that can be requested.
      metadata: {
        ...metadata,
        pages: Math.min(pages, lastListingPage),
        ...(facets && { facets: toFacets(facets, siblings) }),
      },
    };
  };

  /** A page of a search, sorted with regard to the variants that it asks for, where prices matter. */
  const sortedPage = async (
    asked: IndexQuery,
    { page, total, ...by }: Asked & { page: number[]; total: number },
  ): Promise<number[]> => {
    if (!dependsOnVariants(by) || page.length === 0 || total > mostSortedByVariant) return page;
    const { limit, offset } = asked.page;
    const isAll = page.length === total;
    const all = isAll ? page : (await index.search({ ...asked, page: { limit: total, offset: 0 } })).ids;
    return (await sortByAskedVariant(all, by, products))?.slice(offset, offset + limit) ?? page;
  };

  const similar = createSimilarProducts(products, index);

  return {
    async list(query) {
      const ids = query['filter_by[id]'];
      if (ids === undefined) {
        const category = await categoryOf(query['filter_by[category]']);
        return toReply(await index.list(await toQuery(query, category)), query, category);
      }
      const others = Object.keys(query).filter((name) => name.startsWith('filter_by[') && name !== 'filter_by[id]');
      if (query.facets) others.push('facets');
      if (others.length > 0)
        throw new Failure('INVALID_REQUEST', `filter_by[id] does not go with ${others.join(', ')}`);
      return listByIds(parseIds(ids), query);
    },

    async search(query, words) {
      const category = await categoryOf(query['filter_by[category]']);
      const asked = { ...(await toQuery(query, category)), ...words };
      const { facets, total, words: searched, ...found } = await index.search(asked);
      const { ids: page, ...notes } = found;
      const limits = { ...asked.filters, ...notes.understood };
      const sort = asked.sort === 'relevance' ? (limits.sort ?? asked.sort) : asked.sort;
      const ids = await sortedPage({ ...asked, facets: false }, { page, total, words: searched, ...limits, sort });
      const reply = await toReply({ ids, total, facets }, query, category);
      const shown = await withAskedVariants(reply.data.products, searched, limits, products);
      return { reply: { ...reply, data: { products: shown } }, notes };
    },
    idsByCode: async (codes) => (codes.length === 0 ? [] : products.idsByCode(codes)),
    async byCodes(query, ids) {
      const { facets, page = 1, page_size: pageSize = defaultPageSize } = query;
      const destination = destinationOf(query);
      const inTime = destination === undefined ? ids : await delivery.arriveTomorrow(destination, ids);
      const reply = await listByIds(inTime, { page, page_size: pageSize });
      return { ...reply, metadata: { ...reply.metadata, ...(facets && { facets: noFacets }) } };
    },

    async detail(id) {
      const row = await products.detail(id);
      if (row === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      const category = await categories.find(row.category_id);
      return toDetail(row, category?.breadcrumb ?? [], new Date());
    },

    async related(id, query) {
      const found = await similar.to(id, query.page_size ?? defaultRelated);
      if (found === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      return found;
    },

    byIds: async (ids) => (ids.length === 0 ? [] : (await products.byIds(ids)).map(toProduct)),
    lineCards: (facts) => lineCards(facts, products),

    async firstOnSale(query, limit) {
      const category = await categoryOf(query['filter_by[category]']);
      const { filters, sort } = await toQuery(query, category);
      return index.first({ filters, sort, limit });
    },

    onSale: async (ids) => (ids.length === 0 ? [] : products.onSale(ids)),

    recommendations: ({ seen, page_size: limit = defaultRelated }) => similar.toViewed(parseIds(seen), limit),
  };
}
