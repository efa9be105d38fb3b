/** Addresses of a listing's filters, sorts and pages. */
import { countFilters, type FilterName, formatListing, type ListingState, plainListing } from '@tianguis/domain';

export interface ListingAddress {
  /** Path of the listing without its segments: `/categoria/7/celulares`. */
  base: string;
  state: ListingState;
  /** The same path without what in it is a filter too; default: the path. */
  plainBase?: string;
}

/** The listing's address with a change. A change of filter or sort leads to the first page. */
export function listingHref(address: ListingAddress, change: Partial<ListingState>): string {
  return `${address.base}/${formatListing({ ...address.state, page: 1, ...change })}`;
}

/** The listing's address without some filters. Optional keys are removed, since the types do not allow `undefined`. */
export function listingHrefWithout(address: ListingAddress, ...names: ('category' | FilterName)[]): string {
  const left = Object.entries(address.state).filter(([name]) => !names.includes(name as FilterName));
  return listingHref({ ...address, state: plainListing }, { ...Object.fromEntries(left), page: 1 });
}

/** Toggles one choice of a filter: a value of a list, a step, or a flag. */
export function toggleHref(address: ListingAddress, name: FilterName, value: Choice): string {
  const choice: unknown = address.state[name];
  if (!Array.isArray(choice))
    return choice === value ? listingHrefWithout(address, name) : listingHref(address, { [name]: value });
  const others = choice.filter((one) => one !== value);
  return listingHref(address, { [name]: others.length < choice.length ? others : [...choice, value] });
}

/** A value of a list, a step of "at least", or a flag. */
export type Choice = string | number | true;

export function isChosen(state: ListingState, name: FilterName, value: Choice): boolean {
  const choice: unknown = state[name];
  return Array.isArray(choice) ? choice.includes(value) : choice === value;
}

/**
 * Crawlers may follow the first filter, whose page may be cached. They must not follow further ones, since their
 * combinations are endless (decision 3).
 */
export function filterRel({ state }: ListingAddress): 'nofollow' | undefined {
  return countFilters(state) === 0 && state.sort === 'relevance' ? undefined : 'nofollow';
}
