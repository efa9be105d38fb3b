/** Addresses of a listing's filters, sorts and pages. */
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
  /** The same path without what in it is a filter too; default: the path. */
  plainBase?: string;
  /** Whether the page shows dates of arrival without scripts: its links lead to pages that do too. */
  dates?: boolean;
}

/** Whether an address asks for dates of arrival, as a part of the {@link ListingAddress}. */
export const datesOf = ({ searchParams }: URL): { dates?: true } =>
  searchParams.has(datesParameter) ? { dates: true } : {};

/** The address of a listing in another state. All links, forms and redirects of listings are made here. */
export function listingAt({ base, dates }: Omit<ListingAddress, 'state'>, state: ListingState): string {
  return `${base}/${formatListing(state)}${dates ? `?${datesParameter}=1` : ''}`;
}

/** The listing's address without its filters, and without those in its path; with the same sort, at its first page. */
export const unfilteredHref = (address: ListingAddress): string =>
  listingAt({ ...address, base: address.plainBase ?? address.base }, withoutFilters(address.state));

/** The listing's address with a change. A change of filter or sort leads to the first page. */
export function listingHref(address: ListingAddress, change: Partial<ListingState>): string {
  return listingAt(address, { ...address.state, page: 1, ...change });
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
