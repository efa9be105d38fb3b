import type { Facets } from '@tianguis/contract';
import { type FilterName, filterNames } from '@tianguis/domain';
import { classNames, Icon } from '@tianguis/ui';
import { chosenOf, filterWords, priceRange } from '../../../commerce/listing/filter-words.ts';
import { Link } from '../../../shared/links/link.tsx';
import { catalogueCopy as copy } from '../copy.ts';
import { type ListingAddress, listingHrefWithout, toggleHref, unfilteredHref } from '../listing-links.ts';
import { isQuick } from './quick-choices.ts';

export interface ActiveFilter {
  label: string;
  /** URL of the listing without this filter. */
  href: string;
  /** Whether the filter has a quick filter, which replaces its chip on wide screens. */
  isQuick?: boolean;
}

/** The active filters of a listing. `category`: name of the category filter. */
export function activeFilters(address: ListingAddress, facets: Facets, category: string | undefined): ActiveFilter[] {
  return [
    ...(category ? [{ label: category, href: listingHrefWithout(address, 'category') }] : []),
    ...filterNames.flatMap((name) => chipsOf(name, address, facets)),
  ];
}

function chipsOf(name: FilterName, address: ListingAddress, facets: Facets): ActiveFilter[] {
  const { priceMin, priceMax } = address.state;
  // A price range with both bounds has one chip.
  if (name === 'priceMax' && priceMin !== undefined) return [];
  if (name === 'priceMin' && priceMin !== undefined && priceMax !== undefined)
    return [{ label: priceRange(priceMin, priceMax), href: listingHrefWithout(address, 'priceMin', 'priceMax') }];
  // Without counts, as before a postal code is known, a chosen brand is not called unknown; its chip shows the slug.
  const unknown = facets.brand.length > 0 ? copy.chip.unknownBrand : undefined;
  return chosenOf(name, address.state, facets.brand, unknown)
    .map((chosen) => (chosen.label === chosen.choice ? { ...chosen, label: readable(chosen.label) } : chosen))
    .map((chosen) => ({
      label: filterWords[name].chip(chosen),
      href: toggleHref(address, name, chosen.choice),
      ...(isQuick(name, chosen.choice) && { isQuick: true }),
    }));
}

/** Makes a readable name of a slug: "Vaca Lucero" of "vaca-lucero". */
const readable = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Whether wide screens need no chips, since all active filters are quick filters. */
export const areQuick = (filters: readonly ActiveFilter[]): boolean => filters.every(({ isQuick }) => isQuick);

/** A chip for each active filter. A tap on a chip removes its filter. */
export function ActiveFilters({ address, filters }: { address: ListingAddress; filters: readonly ActiveFilter[] }) {
  if (filters.length === 0) return null;
  const isOnlyQuick = areQuick(filters);
  return (
    <ul
      aria-label={copy.active}
      className={classNames(
        'shelf mb-1 items-center gap-2 text-sm whitespace-nowrap lg:flex-wrap',
        isOnlyQuick && 'lg:hidden',
      )}
    >
      {filters.map((filter) => (
        <li key={filter.href} className={filter.isQuick ? 'lg:hidden' : undefined}>
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
      {(filters.length > 1 || !isOnlyQuick) && (
        <li>
          <RemoveAll address={address} />
        </li>
      )}
    </ul>
  );
}

export function RemoveAll({ address }: { address: ListingAddress }) {
  return (
    <Link
      href={unfilteredHref(address)}
      keepScroll
      rel="nofollow"
      className="touch flex min-h-9 items-center px-2 text-sm font-semibold whitespace-nowrap text-talavera hover:underline"
    >
      {copy.removeAll}
    </Link>
  );
}
