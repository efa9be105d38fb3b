import type { CatalogueIndex, Filters, Found, Listing } from '@tianguis/catalogue-index';
import {
  type ListingQuery,
  type ListingReply,
  noFacets,
  type Product,
  type ProductDetail,
  type RecommendationsQuery,
  type RelatedQuery,
  readFilterQuery,
} from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { CategoryPlace, CategoryService } from '../categories/service.ts';
import { inTurns } from '../in-turns.ts';
import { pageMetadata } from '../page-metadata.ts';
import { toProduct } from './card.ts';
import { toDetail } from './detail.ts';
import { toFacets } from './facets.ts';
import type { ProductRepository } from './repository.ts';

const defaultPageSize = 20;
/** The last page that a listing can be asked for. */
const lastListingPage = 500;
const defaultRelated = 12;
const greatestId = 2147483647;
/** How many of the products seen last speak for what is recommended, and how many related ones each brings. */
const recommendedFrom = 6;
const relatedToEach = 12;

/** Filters, order and page of a listing. */
export type FilterQuery = Omit<ListingQuery, 'filter_by[id]'>;

/** What a search shows beside the products. */
export type SearchNotes = Omit<Found, keyof Listing>;

export interface ProductService {
  /** @throws Failure `INVALID_REQUEST` when ids come with filters */
  list(query: ListingQuery): Promise<ListingReply>;
  /** Products that a text finds, under the filters of a listing. @throws Failure `CATEGORY_NOT_FOUND`; IndexNotReady */
  search(query: FilterQuery, text: string, literal?: boolean): Promise<{ reply: ListingReply; notes: SearchNotes }>;
  /** Products on sale with one of these codes: SKU, of a variant too, or GTIN. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  /** These products, as a page of what was searched. */
  byCodes(query: FilterQuery, ids: readonly number[]): Promise<ListingReply>;
  /** Products that are not sold any more too. @throws Failure `PRODUCT_NOT_FOUND` */
  detail(id: number): Promise<ProductDetail>;
  /** @throws Failure `PRODUCT_NOT_FOUND` */
  related(id: number, query: RelatedQuery): Promise<Product[]>;
  /** In the order of the ids; those that do not exist are left out. */
  byIds(ids: readonly number[]): Promise<Product[]>;
  /** Ids of the first of a listing that can be bought. @throws Failure `CATEGORY_NOT_FOUND` */
  firstOnSale(query: ListingQuery, limit: number): Promise<number[]>;
  /** Those of these that can be bought, in the order of the ids. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** What goes with products seen before, the latest first: related ones in turn, none twice, none of those seen. */
  recommendations(query: RecommendationsQuery): Promise<Product[]>;
}

export function createProductService(
  products: ProductRepository,
  index: CatalogueIndex,
  categories: CategoryService,
): ProductService {
  const listByIds = async (ids: readonly number[], query: ListingQuery): Promise<ListingReply> => {
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? (ids.length || defaultPageSize);
    const found = ids.length === 0 ? [] : await products.byIds(ids);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return { data: { products: shown.map(toProduct) }, metadata: pageMetadata(found.length, page, pageSize) };
  };

  const placeOf = async (id: number | undefined): Promise<CategoryPlace | undefined> => {
    if (id === undefined) return undefined;
    const place = await categories.find(id);
    if (place === undefined) throw new Failure('CATEGORY_NOT_FOUND');
    return place;
  };

  const toIndexQuery = (query: FilterQuery, place: CategoryPlace | undefined) => {
    const { page = 1, page_size: limit = defaultPageSize, order_by: sort = 'relevance', facets } = query;
    return { filters: toFilters(query, place), sort, page: { limit, offset: (page - 1) * limit }, facets };
  };

  const toReply = async (
    { ids, total, facets }: Listing,
    { page = 1, page_size: pageSize = defaultPageSize }: FilterQuery,
    place: CategoryPlace | undefined,
  ): Promise<ListingReply> => {
    const rows = ids.length === 0 ? [] : await products.byIds(ids);
    const { pages, ...metadata } = pageMetadata(total, page, pageSize);
    const siblings = place === undefined ? (await categories.tree()).departments : place.node.children;
    return {
      data: { products: rows.map(toProduct) },
      // The total is what it is, but nobody is led to a page that cannot be asked for.
      metadata: {
        ...metadata,
        pages: Math.min(pages, lastListingPage),
        ...(facets && { facets: toFacets(facets, siblings) }),
      },
    };
  };

  const related = async (id: number, limit: number): Promise<Product[] | undefined> => {
    const origin = await products.origin(id);
    if (origin === undefined) return undefined;
    const ids = await index.similar({ id, ...origin, limit });
    return (await products.byIds(ids)).map(toProduct);
  };

  return {
    async list(query) {
      const ids = query['filter_by[id]'];
      if (ids === undefined) {
        const place = await placeOf(query['filter_by[category]']);
        return toReply(await index.list(toIndexQuery(query, place)), query, place);
      }
      const others = Object.keys(query).filter((name) => name.startsWith('filter_by[') && name !== 'filter_by[id]');
      if (query.facets) others.push('facets');
      if (others.length > 0)
        throw new Failure('INVALID_REQUEST', `filter_by[id] does not go with ${others.join(', ')}`);
      return listByIds(idsThatMayBe(ids), query);
    },

    async search(query, text, literal = false) {
      const place = await placeOf(query['filter_by[category]']);
      const { ids, total, facets, ...notes } = await index.search({ ...toIndexQuery(query, place), text, literal });
      return { reply: await toReply({ ids, total, facets }, query, place), notes };
    },
    idsByCode: async (codes) => (codes.length === 0 ? [] : products.idsByCode(codes)),
    async byCodes({ facets, page = 1, page_size: pageSize = defaultPageSize }, ids) {
      const reply = await listByIds(ids, { page, page_size: pageSize });
      return { ...reply, metadata: { ...reply.metadata, ...(facets && { facets: noFacets }) } };
    },

    async detail(id) {
      const row = await products.detail(id);
      if (row === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      const place = await categories.find(row.category_id);
      return toDetail(row, place?.breadcrumb ?? [], new Date());
    },

    async related(id, query) {
      const found = await related(id, query.page_size ?? defaultRelated);
      if (found === undefined) throw new Failure('PRODUCT_NOT_FOUND');
      return found;
    },

    byIds: async (ids) => (ids.length === 0 ? [] : (await products.byIds(ids)).map(toProduct)),

    async firstOnSale(query, limit) {
      const place = await placeOf(query['filter_by[category]']);
      const { filters, sort } = toIndexQuery(query, place);
      return index.first({ filters, sort, limit });
    },

    onSale: async (ids) => (ids.length === 0 ? [] : products.onSale(ids)),

    async recommendations({ seen: ids, page_size: limit = defaultRelated }) {
      const seen = idsThatMayBe(ids);
      const lines = await Promise.all(
        seen.slice(0, recommendedFrom).map(async (id) => (await related(id, relatedToEach)) ?? []),
      );
      const picked = new Map(
        inTurns(lines)
          .filter((product) => !seen.includes(product.id))
          .map((product) => [product.id, product]),
      );
      return [...picked.values()].filter(({ stock }) => stock > 0).slice(0, limit);
    },
  };
}

/** Of a text that the contract has checked: each id once, in the order given. Those beyond the range of ids are left out. */
function idsThatMayBe(text: string): number[] {
  if (text === '') return [];
  return [...new Set(text.split(',').map(Number))].filter((id) => id <= greatestId);
}

function toFilters(query: FilterQuery, place: CategoryPlace | undefined): Filters {
  return {
    category: place && { id: place.node.id, level: place.level, department: place.breadcrumb[0]?.id ?? place.node.id },
    store: query['filter_by[store]'],
    ...readFilterQuery(query),
  };
}
