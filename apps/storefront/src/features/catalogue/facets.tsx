import type { Facets as FacetCounts, FacetValue } from '@tianguis/contract';
import { formatCount } from '@tianguis/domain';
import { buttonClass, classNames, Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { filterRel, type ListingPlace, listingHref, listingHrefWithout, toggleBrand } from './listing-links.ts';
import { PriceForm } from './price-form.tsx';

const copy = catalogueCopy.facet;
export const facetsId = 'filtros';

/** Brands that are shown before "Ver más". */
const shownBrands = 8;

export interface FacetsProps {
  place: ListingPlace;
  facets: FacetCounts;
  total: number;
  categories: ReactNode;
}

/**
 * Every filter with what it would leave under the others. One piece of HTML: beside the list on wide screens, and a sheet on
 * phones, which is a native popover and so opens before JavaScript arrives. With JavaScript the sheet stays open while one chooses.
 */
export function Facets({ place, facets, total, categories }: FacetsProps) {
  const { state } = place;
  const id = useScopedId(facetsId);
  return (
    <aside id={id} popover="auto" aria-label={catalogueCopy.filters} className="filters">
      <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between border-b border-line bg-raised px-4 py-1 lg:hidden">
        <p className="text-lg font-bold">{catalogueCopy.filters}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={catalogueCopy.closeFilters}
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="groups">
        {categories}
        {(facets.free_shipping > 0 || facets.fulfillment > 0 || state.freeShipping || state.fulfillment) && (
          <Group title={copy.delivery} first>
            <Choice
              place={place}
              label={copy.freeShipping}
              count={facets.free_shipping}
              on={state.freeShipping}
              href={listingHref(place, { freeShipping: !state.freeShipping })}
            />
            <Choice
              place={place}
              label={copy.fulfillment}
              count={facets.fulfillment}
              on={state.fulfillment}
              href={listingHref(place, { fulfillment: !state.fulfillment })}
            />
          </Group>
        )}
        <Scale
          place={place}
          first
          title={copy.discount}
          values={facets.discount}
          chosen={state.discount}
          label={copy.discountFrom}
          href={(discount) =>
            discount === undefined ? listingHrefWithout(place, 'discount') : listingHref(place, { discount })
          }
        />
        <Group title={copy.price} first>
          <PriceForm place={place} range={facets.price} />
        </Group>
        <Brands place={place} brands={facets.brand} />
        <Scale
          place={place}
          title={copy.rating}
          values={facets.rating}
          chosen={state.stars}
          label={copy.ratingFrom}
          href={(stars) => (stars === undefined ? listingHrefWithout(place, 'stars') : listingHref(place, { stars }))}
        />
      </div>
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonClass('primary', 'w-full')}
        >
          {catalogueCopy.show(total)}
        </button>
      </div>
    </aside>
  );
}

/** `first`: before the others in the sheet, where one comes to narrow; beside the list the order is that of the HTML. */
export function Group({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) {
  return (
    <section className={first ? 'first' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A filter as a link with the look of a box to tick: it has an address, so it can be opened, shared and works without a script. */
function Choice({
  place,
  label,
  count,
  on,
  href,
  round = false,
}: {
  place: ListingPlace;
  label: string;
  count: number;
  on: boolean;
  href: string;
  round?: boolean;
}) {
  return (
    <Link
      href={href}
      keepScroll
      rel={filterRel(place)}
      aria-current={on ? 'true' : undefined}
      className={classNames('facet box', round && 'round', count === 0 && !on && 'none')}
    >
      {on && <Icon name="check" />}
      {`${label} `}
      <Count of={count} />
    </Link>
  );
}

/** How many products a filter would leave. */
export function Count({ of: count }: { of: number }) {
  return (
    <span>
      {formatCount(count)}
      <span className="sr-only">{copy.products(count)}</span>
    </span>
  );
}

function Brands({ place, brands }: { place: ListingPlace; brands: readonly FacetValue[] }) {
  if (brands.length === 0) return null;
  const chosen = new Set(place.state.brands);
  // The order stays, so that nothing moves under the finger; only chosen ones are never hidden behind "Ver más".
  const isShown = (brand: FacetValue, index: number) => index < shownBrands || chosen.has(brand.value);
  const shown = brands.filter(isShown);
  const rest = brands.filter((brand, index) => !isShown(brand, index));
  const row = (brand: FacetValue) => (
    <Choice
      place={place}
      key={brand.value}
      label={brand.label}
      count={brand.count}
      on={chosen.has(brand.value)}
      href={toggleBrand(place, brand.value)}
    />
  );
  return (
    <Group title={copy.brand}>
      {shown.map(row)}
      {rest.length > 0 && <More words={copy.moreBrands(rest.length)}>{rest.map(row)}</More>}
    </Group>
  );
}

/** What does not stand in the list at once. */
export function More({ words, children }: { words: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 items-center gap-1 text-sm font-semibold text-talavera group-open:hidden lg:min-h-8">
        {words}
      </summary>
      {children}
    </details>
  );
}

/** "This much or more": one of a few steps, chosen once; the chosen one takes itself off. */
function Scale(props: {
  place: ListingPlace;
  title: string;
  first?: boolean;
  values: readonly FacetValue[];
  chosen: number | undefined;
  label(value: number): string;
  href(value: number | undefined): string;
}) {
  const values = props.values.filter((value) => value.count > 0 || Number(value.value) === props.chosen);
  if (values.length === 0) return null;
  return (
    <Group title={props.title} first={props.first ?? false}>
      {values.map((value) => {
        const step = Number(value.value);
        const on = step === props.chosen;
        return (
          <Choice
            place={props.place}
            key={step}
            round
            label={props.label(step)}
            count={value.count}
            on={on}
            href={props.href(on ? undefined : step)}
          />
        );
      })}
    </Group>
  );
}
