import type { Facets } from '@tianguis/contract';
import { formatListing, type ListingState, withoutFilters } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingPlace, listingHrefWithout, toggleBrand } from './listing-links.ts';
import { isQuickDiscount, isQuickStars } from './quick-choices.ts';

export interface ActiveFilter {
  label: string;
  /** Takes it off. */
  href: string;
}

/** What is on and has no quick choice of its own. `category` is the name of the one filtered by. */
export function activeFilters(place: ListingPlace, facets: Facets, category: string | undefined): ActiveFilter[] {
  const { state } = place;
  const brands = state.brands.map((slug) => ({
    label: facets.brand.find((brand) => brand.value === slug)?.label ?? copy.chip.unknownBrand,
    href: toggleBrand(place, slug),
  }));
  const price = priceLabel(state);
  return [
    ...(category ? [{ label: category, href: listingHrefWithout(place, 'category') }] : []),
    ...brands,
    ...(price ? [{ label: price, href: listingHrefWithout(place, 'priceMin', 'priceMax') }] : []),
    ...(state.discount && !isQuickDiscount(state.discount)
      ? [{ label: copy.chip.discount(state.discount), href: listingHrefWithout(place, 'discount') }]
      : []),
    ...(state.stars && !isQuickStars(state.stars)
      ? [{ label: copy.facet.ratingFrom(state.stars), href: listingHrefWithout(place, 'stars') }]
      : []),
  ];
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

function priceLabel({ priceMin, priceMax }: ListingState): string | undefined {
  if (priceMin !== undefined && priceMax !== undefined) return copy.chip.priceBetween(priceMin, priceMax);
  if (priceMin !== undefined) return copy.chip.priceFrom(priceMin);
  return priceMax === undefined ? undefined : copy.chip.priceTo(priceMax);
}
