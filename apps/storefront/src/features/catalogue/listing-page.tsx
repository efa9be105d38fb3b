import { countFilters } from '@tianguis/domain';
import { buttonClass, classNames, EmptyState, Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { CreditBanner } from '../../commerce/credit-banner.tsx';
import type { CreditBannerData } from '../../commerce/credit-data.ts';
import { postalCodeHash } from '../../commerce/destination/postal-code.ts';
import { farCard, ProductCard } from '../../commerce/product-card/product-card.tsx';
import { paths } from '../../shared/links/paths.ts';
import { catalogueCopy as copy } from './copy.ts';
import type { ListingData } from './data.server.ts';
import { type ActiveFilter, ActiveFilters, activeFilters, areQuick } from './filters/active-filters.tsx';
import { Facets, facetsId } from './filters/facets.tsx';
import { QuickFilters } from './filters/quick-filters.tsx';
import { type ListingAddress, unfilteredHref } from './listing-links.ts';
import { Pagination } from './pagination.tsx';
import { SortMenu } from './sort-menu.tsx';

/** Pictures of the first rows are loaded eagerly. */
const firstPictures = 4;

/** The least and the most columns of the grid below. */
const leastColumns = 2;
const mostColumns = 5;

/** Number of cards on the first screen of the largest display. */
const firstCards = 10;

/** A line of text across the list. `at`: number of products of the page that precede the line. */
export interface ListingLine {
  at: number;
  text: string;
}

export interface ListingPageProps {
  title: string;
  /** Heading level of the title; product titles are one level below. */
  heading?: 'h1' | 'h2';
  address: ListingAddress;
  listing: ListingData;
  hiddenDiscount: number;
  /** The credit banner, placed after the configured number of rows (UI-15). */
  credit?: CreditBannerData | undefined;
  /** Content under the title, before the filters. */
  lead?: ReactNode;
  /** Category links above the filters: the parent and the children. */
  categories: ReactNode;
  /** Details that the search understood in its text, as removable filters. */
  details?: readonly ActiveFilter[];
  /** A line between two products, which describes all products after it. */
  line?: ListingLine | undefined;
  /** Arrival dates by product id, if the page depends on the visitor. On other pages a script fills the dates in. */
  dates?: Record<number, string> | undefined;
  /** The listing needs a postal code, which the visitor has not given yet. */
  isAsking?: boolean | undefined;
  /** Postal code of a listing of products that arrive tomorrow. */
  listedFor?: string | undefined;
  /** The link to the page with arrival dates, for browsers without scripts. */
  withoutScript?: ReactNode;
  /** Name of the category filter, if the category is a filter and not the page itself. */
  categoryFilter?: string | undefined;
}

/** A list of products with its filters: a column beside the list on wide screens, a sheet on phones. */
export function ListingPage({
  title,
  heading: Heading = 'h1',
  address,
  listing,
  hiddenDiscount,
  credit,
  lead,
  categories,
  categoryFilter,
  details = [],
  line,
  dates,
  isAsking,
  listedFor,
  withoutScript,
}: ListingPageProps) {
  const filtersId = useScopedId(facetsId);
  const loading = useNavigation().state === 'loading';
  const filters = countFilters(address.state) + details.length;
  const others = [...details, ...activeFilters(address, listing.facets, categoryFilter)];
  // The grid moves the banner into its row. In the HTML, the banner follows all cards that can precede it on the widest
  // screens. Otherwise a half-loaded page would show the banner too high, and move it down when more cards arrive.
  const beforeCredit = credit ? mostColumns * credit.after : 0;
  const hasRow = credit !== undefined && leastColumns * credit.after <= listing.products.length;
  const cards = listing.products.map((product, index) => (
    <li key={product.id} className={index < firstCards ? undefined : farCard}>
      <ProductCard
        product={product}
        hiddenDiscount={hiddenDiscount}
        first={index < firstPictures}
        heading={Heading === 'h1' ? 'h2' : 'h3'}
        arrives={dates?.[product.id]}
      />
    </li>
  ));
  if (line)
    cards.splice(
      line.at,
      0,
      <li key="line" className="col-span-full pt-2 font-semibold">
        <p>{line.text}</p>
      </li>,
    );
  return (
    <div data-listed-for={listedFor} className="lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-6">
      <Facets
        address={address}
        facets={listing.facets}
        total={isAsking ? undefined : listing.total}
        categories={categories}
      />
      <div>
        <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <Heading
            className={classNames(
              'min-w-0 leading-tight font-bold [overflow-wrap:anywhere]',
              Heading === 'h1' ? 'text-xl lg:text-2xl' : 'text-lg lg:text-xl',
            )}
          >
            {title}
            {address.state.page > 1 && (
              <span className="font-normal text-ink-soft"> · {copy.pagination.page(address.state.page)}</span>
            )}
          </Heading>
          <p className="text-sm text-ink-soft" role="status">
            {!isAsking && copy.products(listing.total)}
          </p>
        </header>
        {lead}
        {/* On phones, filters and sort are one row that scrolls, since a long name of the sort leaves no space
           for a second one. */}
        <div
          className={classNames(
            'sticky top-14 z-10 short:static -mx-[var(--gutter)] mt-1 flex items-center gap-2 bg-paper',
            'px-[var(--gutter)] pt-4 pb-2 max-lg:shelf max-lg:scroll-px-[var(--gutter)]',
            'lg:static lg:mx-0 lg:px-0 lg:pt-2',
          )}
        >
          <button
            type="button"
            popoverTarget={filtersId}
            className={buttonClass('outline', 'flex-none px-3.5 lg:hidden')}
          >
            <Icon name="filter" className="size-4" />
            {copy.openFilters(filters)}
          </button>
          <SortMenu address={address} />
          <QuickFilters address={address} facets={listing.facets} isLast={areQuick(others)} />
        </div>
        <ActiveFilters address={address} filters={others} />
        {withoutScript}
        {isAsking ? (
          <div data-asks="">
            <EmptyState
              className="mt-2"
              icon="pin"
              {...copy.ask}
              action={{ href: postalCodeHash, label: copy.askAction }}
            />
          </div>
        ) : listing.products.length === 0 ? (
          <EmptyState
            className="mt-2"
            icon="search"
            {...(filters > 0
              ? {
                  ...(address.state.arrivesTomorrow ? copy.empty.tomorrow : copy.empty.filtered),
                  action: { href: unfilteredHref(address), label: copy.removeAll },
                }
              : { ...copy.empty.plain, action: { href: paths.departments, label: copy.allDepartments } })}
          />
        ) : (
          <ul
            aria-busy={loading}
            className="mt-2 grid grid-cols-2 gap-2 transition-opacity aria-busy:opacity-60 sm:grid-cols-3 sm:gap-3 xl:grid-cols-5"
          >
            {cards.slice(0, beforeCredit)}
            {credit && (
              <li className="col-span-full" style={hasRow ? { gridRow: credit.after + 1 } : undefined}>
                <CreditBanner {...credit} />
              </li>
            )}
            {cards.slice(beforeCredit)}
          </ul>
        )}
        <Pagination address={address} pages={listing.pages} />
      </div>
    </div>
  );
}
