/** The choices of a filter by the filter's kind: checkboxes, steps, the price form. */
import type { Facets as FacetCounts, FacetValue } from '@tianguis/contract';
import { countOf, type FilterName, filterOf, formatCount, type ListingState } from '@tianguis/domain';
import { classNames, Icon } from '@tianguis/ui';
import { type ReactNode, use } from 'react';
import { filterWords } from '../../../commerce/listing/filter-words.ts';
import { Link } from '../../../shared/links/link.tsx';
import { catalogueCopy } from '../copy.ts';
import { type Choice as ChoiceValue, filterRel, isChosen, type ListingAddress, toggleHref } from '../listing-links.ts';
import { PriceForm } from './price-form.tsx';
import { Uncounted } from './uncounted.ts';

const copy = catalogueCopy.facet;

/** Number of values shown before "Ver más". */
const shownValues = 8;

/** Whether the facet of a filter is shown: there is something to choose or to remove. */
export function hasChoice(name: FilterName, { state }: ListingAddress, facets: FacetCounts): boolean {
  const filter = filterOf(name);
  if (filter.kind === 'price' || filter.kind === 'arrival') return true;
  const facet = valuesOf(name, facets);
  if (typeof facet === 'number') return facet > 0 || state[name] === true;
  const left = facet.filter(({ value, count }) => count > 0 || isChosenValue(state, name, value));
  // If all remaining products have the same option, there is nothing to choose.
  const isAll = filter.kind === 'options' && left.length === 1;
  return left.length > 0 && (!isAll || countOf(name, state) > 0);
}

/** The choices of a filter, below its heading. */
export function FacetChoices({
  name,
  address,
  facets,
}: {
  name: FilterName;
  address: ListingAddress;
  facets: FacetCounts;
}) {
  // One form contains both bounds of the price.
  if (name === 'priceMin') return <PriceForm address={address} range={facets.price} />;
  if (name === 'priceMax') return null;
  const words = filterWords[name];
  if (filterOf(name).kind === 'arrival')
    return <Choice address={address} name={name} choice={true} label={words.choice('', '')} />;
  const facet = valuesOf(name, facets);
  if (typeof facet === 'number')
    return <Choice address={address} name={name} choice={true} label={words.choice('', '')} count={facet} />;
  const isSteps = filterOf(name).kind === 'atLeast';
  const row = ({ value, label, count }: FacetValue) => (
    <Choice
      key={value}
      address={address}
      name={name}
      choice={isSteps ? Number(value) : value}
      label={words.choice(label, value)}
      count={count}
    />
  );
  // Chosen brands remain in the list even without products. Other values are shown only if they have products.
  const values =
    name === 'brands' ? facet : facet.filter((one) => one.count > 0 || isChosenValue(address.state, name, one.value));
  // Values stay in sequence when chosen, so that nothing moves under the finger. Chosen values are never behind "Ver
  // más".
  const isShown = ({ value }: FacetValue, at: number) => at < shownValues || isChosenValue(address.state, name, value);
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

/** Values of facets are always strings, also those of steps. */
const isChosenValue = (state: ListingState, name: FilterName, value: string): boolean =>
  isChosen(state, name, filterOf(name).kind === 'atLeast' ? Number(value) : value);

/**
 * `first`: the group comes first in the sheet of phones. In the column beside the list, groups have the sequence of the
 * HTML.
 */
export function Group({ title, first = false, children }: { title: string; first?: boolean; children: ReactNode }) {
  return (
    <section className={first ? 'first' : undefined}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A filter as a link that looks like a checkbox. As a link it can be opened, shared and used without JavaScript. */
function Choice(props: {
  address: ListingAddress;
  name: FilterName;
  choice: ChoiceValue;
  label: string;
  /** Undefined if the count depends on the visitor. */
  count?: number;
}) {
  const { address, name, choice, label, count } = props;
  const on = isChosen(address.state, name, choice);
  return (
    <Link
      href={toggleHref(address, name, choice)}
      keepScroll
      rel={filterRel(address)}
      aria-current={on ? 'true' : undefined}
      className={classNames('facet box', typeof choice === 'number' && 'round', count === 0 && !on && 'none')}
    >
      {on && <Icon name="check" />}
      {`${label} `}
      {count !== undefined && <Count of={count} />}
    </Link>
  );
}

/** Number of products that remain with a filter. */
export function Count({ of: count }: { of: number }) {
  if (use(Uncounted)) return null;
  return (
    <span>
      {formatCount(count)}
      <span className="sr-only">{copy.products(count)}</span>
    </span>
  );
}

/** Content that is hidden at first, behind a button with the text `words`. */
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
