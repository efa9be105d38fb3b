import type { Facets } from '@tianguis/contract';
import { type FilterName, filterNames, formatListing, withoutFilters } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { chosenOf, filterWords, priceRange } from '../../commerce/filter-words.ts';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingPlace, listingHrefWithout, toggleHref } from './listing-links.ts';
import { isQuick } from './quick-choices.ts';

export interface ActiveFilter {
  label: string;
  /** Takes it off. */
  href: string;
}

/** What is on and has no quick choice of its own. `category` is the name of the one filtered by. */
export function activeFilters(place: ListingPlace, facets: Facets, category: string | undefined): ActiveFilter[] {
  return [
    ...(category ? [{ label: category, href: listingHrefWithout(place, 'category') }] : []),
    ...filterNames.flatMap((name) => chipsOf(name, place, facets)),
  ];
}

function chipsOf(name: FilterName, place: ListingPlace, facets: Facets): ActiveFilter[] {
  const { priceMin, priceMax } = place.state;
  // A range with both ends is one choice.
  if (name === 'priceMax' && priceMin !== undefined) return [];
  if (name === 'priceMin' && priceMin !== undefined && priceMax !== undefined)
    return [{ label: priceRange(priceMin, priceMax), href: listingHrefWithout(place, 'priceMin', 'priceMax') }];
  return chosenOf(name, place.state, facets.brand, copy.chip.unknownBrand)
    .filter(({ choice }) => !isQuick(name, choice))
    .map((chosen) => ({ label: filterWords[name].chip(chosen), href: toggleHref(place, name, chosen.choice) }));
}

/** Each to be taken off with a tap. */
export function ActiveFilters({ place, filters }: { place: ListingPlace; filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label={copy.active} className="shelf mb-1 items-center gap-2 text-sm whitespace-nowrap lg:flex-wrap">
      {filters.map((filter) => (
        <li key={filter.href}>
          <Link
            href={filter.href}
            keepScroll
            rel="nofollow"
            aria-label={copy.remove(filter.label)}
            className="touch flex min-h-11 items-center gap-1.5 rounded-full bg-rosa-wash pr-2 pl-3.5 font-semibold text-rosa-deep hover:brightness-95"
          >
            {filter.label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <RemoveAll place={place} />
      </li>
    </ul>
  );
}

export function RemoveAll({ place }: { place: ListingPlace }) {
  return (
    <Link
      href={`${place.base}/${formatListing(withoutFilters(place.state))}`}
      keepScroll
      rel="nofollow"
      className="touch flex min-h-9 items-center px-2 text-sm font-semibold whitespace-nowrap text-talavera hover:underline"
    >
      {copy.removeAll}
    </Link>
  );
}
