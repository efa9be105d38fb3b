import type { Facets } from '@tianguis/contract';
import { formatListing, type ListingState, withoutFilters } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingPlace, listingHref, listingHrefWithout, toggleBrand } from './listing-links.ts';

/** What is on, each to be taken off with a tap. */
export function ActiveFilters({
  place,
  facets,
  category,
}: {
  place: ListingPlace;
  facets: Facets;
  /** Name of the category filtered by. */
  category?: string | undefined;
}) {
  const chips = [
    ...(category ? [{ label: category, href: listingHrefWithout(place, 'category') }] : []),
    ...activeChips(place, facets),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={copy.active} className="shelf mb-1 items-center gap-2 text-sm whitespace-nowrap lg:flex-wrap">
      {chips.map((chip) => (
        <li key={chip.label}>
          <Link
            href={chip.href}
            keepScroll
            rel="nofollow"
            aria-label={copy.remove(chip.label)}
            className="touch flex min-h-11 items-center gap-1.5 rounded-full bg-rosa-wash pr-2 pl-3.5 font-semibold text-rosa-deep hover:brightness-95"
          >
            {chip.label}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={`${place.base}/${formatListing(withoutFilters(place.state))}`}
          keepScroll
          rel="nofollow"
          className="touch flex min-h-9 items-center px-2 font-semibold text-talavera hover:underline"
        >
          {copy.removeAll}
        </Link>
      </li>
    </ul>
  );
}

function activeChips(place: ListingPlace, facets: Facets): { label: string; href: string }[] {
  const { state } = place;
  const brands = state.brands.map((slug) => ({
    label: facets.brand.find((brand) => brand.value === slug)?.label ?? slug,
    href: toggleBrand(place, slug),
  }));
  const price = priceLabel(state);
  return [
    ...brands,
    ...(price ? [{ label: price, href: listingHrefWithout(place, 'priceMin', 'priceMax') }] : []),
    ...(state.freeShipping
      ? [{ label: copy.facet.freeShipping, href: listingHref(place, { freeShipping: false }) }]
      : []),
    ...(state.fulfillment ? [{ label: copy.facet.fulfillment, href: listingHref(place, { fulfillment: false }) }] : []),
    ...(state.discount
      ? [{ label: copy.chip.discount(state.discount), href: listingHrefWithout(place, 'discount') }]
      : []),
    ...(state.stars ? [{ label: copy.chip.stars(state.stars), href: listingHrefWithout(place, 'stars') }] : []),
  ];
}

function priceLabel({ priceMin, priceMax }: ListingState): string | undefined {
  if (priceMin !== undefined && priceMax !== undefined) return copy.chip.priceBetween(priceMin, priceMax);
  if (priceMin !== undefined) return copy.chip.priceFrom(priceMin);
  return priceMax === undefined ? undefined : copy.chip.priceTo(priceMax);
}
