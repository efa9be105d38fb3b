/** Finds the products of a search: by text and the filters of a listing, or by codes. */
import type { CatalogueIndex, Found, SearchQuery as IndexQuery, Listing } from '@tianguis/catalogue-index';
import { type ListingReply, noFacets } from '@tianguis/contract';
import type { FilterQuery, ListingService } from '../listings/service.ts';
import type { ProductService } from '../products/service.ts';
import {
  type Asked,
  dependsOnVariants,
  mostSortedByVariant,
  sortByAskedVariant,
  withAskedVariants,
} from './asked-variants.ts';

/** The values of a search that are not filters. */
export type SearchedWords = Pick<IndexQuery, 'text' | 'details' | 'literal'>;

/** The result of a search without its products. */
export type SearchNotes = Omit<Found, keyof Listing | 'words'>;

export interface FoundProducts {
  /** Finds products by words. @throws Failure `CATEGORY_NOT_FOUND`; IndexNotReady */
  byWords(query: FilterQuery, words: SearchedWords): Promise<{ reply: ListingReply; notes: SearchNotes }>;
  /**
   * Products on sale with one of these codes; undefined if there are none. Of the filters, only "arrives tomorrow" is
   * applied.
   * @throws Failure `INVALID_REQUEST` for that filter without a postal code
   */
  byCodes(query: FilterQuery, codes: readonly string[]): Promise<ListingReply | undefined>;
}

export function createFoundProducts(
  index: Pick<CatalogueIndex, 'search'>,
  { listings, products }: { listings: Pick<ListingService, 'read' | 'show' | 'pageOf'>; products: ProductService },
): FoundProducts {
  /** A page of a search. If the prices of variants can change the sequence, the page is sorted by them. */
  const sortedPage = async (
    asked: IndexQuery,
    { page, total, first, ...by }: Asked & { page: number[]; total: number; first: number },
  ): Promise<number[]> => {
    if (!dependsOnVariants(by) || page.length === 0 || total > mostSortedByVariant) return page;
    const { limit, offset } = asked.page;
    const isAll = page.length === total;
    const all = isAll ? page : (await index.search({ ...asked, page: { limit: total, offset: 0 } })).ids;
    // What stands behind all others stays there.
    const parts = [all.slice(0, first), all.slice(first)].filter(({ length }) => length > 0);
    const sorted = await Promise.all(parts.map((part) => sortByAskedVariant(part, by, products)));
    return sorted.flatMap((part, at) => part ?? parts[at] ?? []).slice(offset, offset + limit);
  };

  return {
    async byWords(query, words) {
      const listing = await listings.read(query);
      const asked = { ...listing.asked, ...words };
      const { facets, total, words: searched, ...found } = await index.search(asked);
      const { ids: page, ...notes } = found;
      const limits = { ...asked.filters, ...notes.understood };
      const sort = asked.sort === 'relevance' ? (limits.sort ?? asked.sort) : asked.sort;
      const first = notes.forChildren ?? total;
      const ids = await sortedPage(
        { ...asked, facets: false },
        { page, total, first, words: searched, ...limits, sort },
      );
      const reply = await listings.show({ ids, total, facets }, listing);
      const shown = await withAskedVariants(reply.data.products, searched, limits, products);
      return { reply: { ...reply, data: { products: shown } }, notes };
    },

    async byCodes(query, codes) {
      const ids = await products.idsByCode(codes);
      if (ids.length === 0) return undefined;
      const { data, metadata } = await listings.pageOf(ids, query);
      return { data, metadata: { ...metadata, ...(query.facets && { facets: noFacets }) } };
    },
  };
}
