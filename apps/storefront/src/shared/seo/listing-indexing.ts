/** Which listings search engines may keep: the one rule for categories, stores, offers and results (decision 0003). */
import { countFilters, formatListing, type ListingState } from '@tianguis/domain';

/** A page names its one address, or asks not to be kept; never both, since the two contradict each other. */
export type Indexing = { canonical: string; noindex?: never } | { noindex: true; canonical?: never };

/**
 * One filter makes a page worth finding ("Smartphones Novara"); more of them, or another sort, show the same products again, and an
 * empty list shows nothing. Each page of an indexable list is its own canonical, because it lists other products.
 */
export function listingIndexing(listing: {
  state: ListingState;
  /** Products in the list. */
  total: number;
  /** The canonical path of a state; `listingPath(base)` for the usual `base/segments`. */
  path: (state: ListingState) => string;
}): Indexing {
  const { state, total, path } = listing;
  const worthFinding = total > 0 && countFilters(state) <= 1 && state.sort === 'relevance';
  return worthFinding ? { canonical: path(state) } : { noindex: true };
}

/** Paths of a listing whose first page is written out, too: `/categoria/7/celulares/pagina=1`. */
export function listingPath(base: string): (state: ListingState) => string {
  return (state) => `${base}/${formatListing(state)}`;
}
