/** The state of a listing: its filters, sort and page. */
import { countOf, type FilterChoices, filterNames, noChoices, type Sort } from './listing-filters.ts';

export type ListingState = FilterChoices & {
  /** Id of a category below the page's category. */
  category?: number;
  sort: Sort;
  page: number;
};

export const plainListing: ListingState = { ...noChoices, sort: 'relevance', page: 1 };

/** How many filters are on. Sort and page are no filters. */
export function countFilters(state: ListingState): number {
  const chosen = filterNames.reduce((sum, name) => sum + countOf(name, state), 0);
  return chosen + Number(state.category !== undefined);
}

/** The same listing with all filters off. It has the same sort order and starts at page 1. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...plainListing, sort: state.sort };
}
