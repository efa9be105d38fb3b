/** Which listings search engines may index: one rule for categories, stores, offers and results (decision 0003). */
import { countFilters, formatListing, type ListingState } from '@tianguis/domain';

/** A page has a canonical address or `noindex`, never both, since the two contradict each other. */
export type Indexing = { canonical: string; noindex?: never } | { noindex: true; canonical?: never };

/**
 * A listing with one filter is indexed ("Smartphones Novara"). With more filters, or another sort, it shows the same
 * products again; an empty one shows nothing. Each page of an indexed listing is its own canonical, because it lists
 * other products.
 */
export function listingIndexing(listing: {
  state: ListingState;
  /** It shows what only one visitor sees. */
  isPersonal?: boolean;
  /** Number of products in the listing. */
  total: number;
  /** The canonical path of a state; `listingPath(base)` for the usual `base/segments`. */
  path: (state: ListingState) => string;
}): Indexing {
  const { state, total, path, isPersonal = false } = listing;
  const worthFinding = !isPersonal && total > 0 && countFilters(state) <= 1 && state.sort === 'relevance';
  return worthFinding ? { canonical: path(state) } : { noindex: true };
}

/** Paths of a listing that writes out its first page too: `/categoria/7/celulares/pagina=1`. */
export function listingPath(base: string): (state: ListingState) => string {
  return (state) => `${base}/${formatListing(state)}`;
}
