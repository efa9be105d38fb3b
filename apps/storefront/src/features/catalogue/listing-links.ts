/** Where each filter, order and page of a listing leads. */
import { countFilters, formatListing, type ListingState } from '@tianguis/domain';

export interface ListingPlace {
  /** Path of the listing without its segments: `/categoria/7/celulares`. */
  base: string;
  state: ListingState;
}

/** The listing with a change; another filter or order begins at the first page. */
export function listingHref(place: ListingPlace, change: Partial<ListingState>): string {
  return `${place.base}/${formatListing({ ...place.state, page: 1, ...change })}`;
}

/** The state without one of its filters. (Properties that may be missing are taken out, not set to undefined.) */
export function listingHrefWithout(
  place: ListingPlace,
  ...keys: ('category' | 'priceMin' | 'priceMax' | 'stars' | 'discount')[]
): string {
  const state = { ...place.state, page: 1 };
  for (const key of keys) delete state[key];
  return `${place.base}/${formatListing(state)}`;
}

/** A brand put in, or taken out when it is in. */
export function toggleBrand(place: ListingPlace, slug: string): string {
  const { brands } = place.state;
  return listingHref(place, {
    brands: brands.includes(slug) ? brands.filter((brand) => brand !== slug) : [...brands, slug],
  });
}

/** Crawlers follow the first filter, whose page may be kept, and not those after it, whose pages are without end (decision 3). */
export function filterRel({ state }: ListingPlace): 'nofollow' | undefined {
  return countFilters(state) === 0 && state.order === 'relevancia' ? undefined : 'nofollow';
}
