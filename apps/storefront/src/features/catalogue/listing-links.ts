/** Where each filter, sort and page of a listing leads. */
import { countFilters, type FilterName, formatListing, type ListingState, plainListing } from '@tianguis/domain';

export interface ListingPlace {
  /** Path of the listing without its segments: `/categoria/7/celulares`. */
  base: string;
  state: ListingState;
}

/** The listing with a change; another filter or sort begins at the first page. */
export function listingHref(place: ListingPlace, change: Partial<ListingState>): string {
  return `${place.base}/${formatListing({ ...place.state, page: 1, ...change })}`;
}

/** The listing without some of its filters. (What may be missing is taken out, not set to undefined.) */
export function listingHrefWithout(place: ListingPlace, ...names: ('category' | FilterName)[]): string {
  const left = Object.entries(place.state).filter(([name]) => !names.includes(name as FilterName));
  return listingHref({ ...place, state: plainListing }, { ...Object.fromEntries(left), page: 1 });
}

/** A choice of a filter made, or taken back where it is made: a value of a list, a step, or a flag. */
export function toggleHref(place: ListingPlace, name: FilterName, value: Choice): string {
  const choice: unknown = place.state[name];
  if (!Array.isArray(choice))
    return choice === value ? listingHrefWithout(place, name) : listingHref(place, { [name]: value });
  const others = choice.filter((one) => one !== value);
  return listingHref(place, { [name]: others.length < choice.length ? others : [...choice, value] });
}

/** A value of a list, a step of "at least", or a flag. */
export type Choice = string | number | true;

export function isChosen(state: ListingState, name: FilterName, value: Choice): boolean {
  const choice: unknown = state[name];
  return Array.isArray(choice) ? choice.includes(value) : choice === value;
}

/** Crawlers follow the first filter, whose page may be kept, and not those after it, whose pages are without end (decision 3). */
export function filterRel({ state }: ListingPlace): 'nofollow' | undefined {
  return countFilters(state) === 0 && state.sort === 'relevance' ? undefined : 'nofollow';
}
