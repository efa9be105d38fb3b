/** Which listings search engines may index: one rule for categories, stores, offers and results (decision 0003). */
import { countFilters, formatListing, type ListingState, withoutFilters } from '@tianguis/domain';

/** A page has a canonical URL or `noindex`, never both, since they contradict each other. */
export type Indexing = { canonical: string; noindex?: never } | { noindex: true; canonical?: never };

/**
 * A listing with one filter is indexed ("Smartphones Novara"). With more filters or another sort, a listing shows the
 * same products again, and an empty listing shows nothing. Price ranges are endless, so they are not indexed. What
 * excludes no product is no filter: the page has the canonical URL of the listing without the filter. Each page of an
 * indexed listing is canonical, since it lists other products.
 */
export function listingIndexing(listing: {
  state: ListingState;
  /** Whether the page depends on the visitor. */
  isPersonal?: boolean;
  /** Number of products in the listing. */
  total: number;
  /** Least and greatest price of the products without the price filter, in centavos. */
  prices: { min: number; max: number };
  /** Number of products without the filters. */
  unfiltered: number;
  /** The canonical path of a listing with this state; usually `listingPath(base)`, which makes `base/segments`. */
  path: (state: ListingState) => string;
}): Indexing {
  const { total, path, isPersonal = false } = listing;
  const state = withoutIdleFilters(listing);
  const isPriced = state.priceMin !== undefined || state.priceMax !== undefined;
  const isPlain = countFilters(state) <= 1 && !isPriced && state.sort === 'relevance';
  const worthFinding = !isPersonal && total > 0 && isPlain;
  return worthFinding ? { canonical: path(state) } : { noindex: true };
}

type Counted = Pick<Parameters<typeof listingIndexing>[0], 'state' | 'total' | 'unfiltered' | 'prices'>;

/** The state without the filters that exclude no product: all of the filters, or the limits of the price. */
function withoutIdleFilters({ state, total, unfiltered, prices: { min, max } }: Counted): ListingState {
  const { priceMin, priceMax, ...others } = state;
  if (total === unfiltered) {
    const { category, page } = state;
    return { ...withoutFilters(state), ...(category !== undefined && { category }), page };
  }
  return {
    ...others,
    ...(priceMin !== undefined && priceMin > min && { priceMin }),
    ...(priceMax !== undefined && priceMax < max && { priceMax }),
  };
}

/** Makes paths of a listing that contain the page number of the first page, too: `/categoria/7/celulares/pagina=1`. */
export function listingPath(base: string): (state: ListingState) => string {
  return (state) => `${base}/${formatListing(state)}`;
}
