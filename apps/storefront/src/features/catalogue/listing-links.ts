/** URLs of a listing's filters, sorts and pages. */
import {
  countFilters,
  type FilterName,
  formatListing,
  type ListingState,
  plainListing,
  withoutFilters,
} from '@tianguis/domain';
import { datesParameter } from '../../shared/links/dates-parameter.ts';

export interface ListingAddress {
  /** Path of the listing without its segments: `/categoria/7/celulares`. */
  base: string;
  state: ListingState;
  /** If `base` contains filters (details of a search), the base without these filters. The default is `base`. */
  plainBase?: string;
  /** Whether the page shows arrival dates without scripts. Then the pages behind the links also show arrival dates. */
  dates?: boolean;
}

/** Whether a URL requests arrival dates, as a property of {@link ListingAddress}. */
export const datesOf = ({ searchParams }: URL): { dates?: true } =>
  searchParams.has(datesParameter) ? { dates: true } : {};

/** The URL of a listing in another state. All links, forms and redirects of listings use this function. */
export function listingAt({ base, dates }: Omit<ListingAddress, 'state'>, state: ListingState): string {
  return `${base}/${formatListing(state)}${dates ? `?${datesParameter}=1` : ''}`;
}

/**
 * The URL of a listing without any filters, also without those in its path. The sort remains, and the page is the
 * first.
 */
export const unfilteredHref = (address: ListingAddress): string =>
  listingAt({ ...address, base: address.plainBase ?? address.base }, withoutFilters(address.state));

/** The URL of a listing with a change. A change of filter or sort leads to the first page. */
export function listingHref(address: ListingAddress, change: Partial<ListingState>): string {
  return listingAt(address, { ...address.state, page: 1, ...change });
}

/** The URL of a listing without some filters. Optional keys are removed, since the types do not allow `undefined`. */
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

/** A choice of a filter: a value of a list, a step of "at least", or a flag. */
export type Choice = string | number | true;

export function isChosen(state: ListingState, name: FilterName, value: Choice): boolean {
  const choice: unknown = state[name];
  return Array.isArray(choice) ? choice.includes(value) : choice === value;
}

/**
 * Crawlers may follow links that set the first filter, since such pages may be cached. Crawlers must not follow links
 * that add filters, since the combinations are endless (decision 3).
 */
export function filterRel({ state }: ListingAddress): 'nofollow' | undefined {
  return countFilters(state) === 0 && state.sort === 'relevance' ? undefined : 'nofollow';
}
