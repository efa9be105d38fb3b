/** Facets of filters by their kind: boxes to tick, one of a few steps, a form for prices. */
import type { Facets as FacetCounts, FacetValue } from '@tianguis/contract';
import { countOf, type FilterName, filterOf, formatCount, type ListingState } from '@tianguis/domain';
import { classNames, Icon } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { filterWords } from '../../commerce/filter-words.ts';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { type Choice as ChoiceValue, filterRel, isChosen, type ListingPlace, toggleHref } from './listing-links.ts';
import { PriceForm } from './price-form.tsx';

const copy = catalogueCopy.facet;

/** Values of a list that are shown before "Ver más". */
const shownValues = 8;

/** Whether a filter has anything to choose from here, or to take back. */
export function hasChoice(name: FilterName, { state }: ListingPlace, facets: FacetCounts): boolean {
  const filter = filterOf(name);
  if (filter.kind === 'price') return true;
  const facet = valuesOf(name, facets);
  if (typeof facet === 'number') return facet > 0 || state[name] === true;
  const left = facet.filter(({ value, count }) => count > 0 || isChosenValue(state, name, value));
  // One option of a closed set is what all products are.
  const isAll = filter.kind === 'options' && left.length === 1;
  return left.length > 0 && (!isAll || countOf(name, state) > 0);
}

/** What stands under the heading of a filter. */
export function FacetChoices({ name, place, facets }: { name: FilterName; place: ListingPlace; facets: FacetCounts }) {
  // One form has both ends of the price.
  if (name === 'priceMin') return <PriceForm place={place} range={facets.price} />;
  if (name === 'priceMax') return null;
  const facet = valuesOf(name, facets);
  const words = filterWords[name];
  if (typeof facet === 'number')
    return <Choice place={place} name={name} choice={true} label={words.choice('', '')} count={facet} />;
  const isSteps = filterOf(name).kind === 'atLeast';
  const row = ({ value, label, count }: FacetValue) => (
    <Choice
      key={value}
      place={place}
      name={name}
      choice={isSteps ? Number(value) : value}
      label={words.choice(label, value)}
      count={count}
    />
  );
  // Brands chosen stay though nothing of them is left; of the others only what leads somewhere is shown.
  const values =
    name === 'brands' ? facet : facet.filter((one) => one.count > 0 || isChosenValue(place.state, name, one.value));
  // The sequence stays, so that nothing moves under the finger; only chosen ones are never hidden behind "Ver más".
  const isShown = ({ value }: FacetValue, at: number) => at < shownValues || isChosenValue(place.state, name, value);
  const rest = values.filter((value, at) => !isShown(value, at));
  return (
    <>
      {values.filter(isShown).map(row)}
      {rest.length > 0 && <More words={copy.moreBrands(rest.length)}>{rest.map(row)}</More>}
    </>
  );
}

function valuesOf(name: FilterName, facets: FacetCounts): number | FacetValue[] {
  return facets[filterOf(name).parameter as Exclude<keyof FacetCounts, 'price'>];
}

/** Values of facets are text, also those of steps. */
const isChosenValue = (state: ListingState, name: FilterName, value: string): boolean =>
  isChosen(state, name, filterOf(name).kind === 'atLeast' ? Number(value) : value);

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
function Choice(props: { place: ListingPlace; name: FilterName; choice: ChoiceValue; label: string; count: number }) {
  const { place, name, choice, label, count } = props;
  const on = isChosen(place.state, name, choice);
  return (
    <Link
      href={toggleHref(place, name, choice)}
      keepScroll
      rel={filterRel(place)}
      aria-current={on ? 'true' : undefined}
      className={classNames('facet box', typeof choice === 'number' && 'round', count === 0 && !on && 'none')}
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
