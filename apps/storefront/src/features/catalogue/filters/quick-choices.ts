import type { Facets } from '@tianguis/contract';
import { type FilterName, filterOf } from '@tianguis/domain';
import { chosenStep, filterWords } from '../../../commerce/listing/filter-words.ts';
import { type Choice, isChosen, type ListingAddress, toggleHref } from '../listing-links.ts';

/** The filters that shoppers want most. */
const quick: ReadonlyArray<readonly [FilterName, number | true]> = [
  ['arrivesTomorrow', true],
  ['freeShipping', true],
  ['fulfillment', true],
  ['discount', 20],
  ['rating', 4],
];

export interface QuickChoice {
  label: string;
  on: boolean;
  /** Undefined if the count is not the same for everybody. */
  count: number | undefined;
  /** URL that toggles the choice. */
  href: string;
}

/**
 * The filters that shoppers want most. On wide screens the quick filter itself removes an active filter, so no chip
 * repeats it.
 */
export function quickChoices(address: ListingAddress, facets: Facets): QuickChoice[] {
  return (
    quick
      .map(([name, value]) => ({
        label: filterWords[name].chip(chosenStep(name, value)),
        on: isChosen(address.state, name, value),
        count:
          name === 'arrivesTomorrow' ? undefined : countIn(facets[filterOf(name).parameter as keyof Facets], value),
        href: toggleHref(address, name, value),
      }))
      // How many products arrive tomorrow depends on the postal code, so this choice has no count.
      .filter((choice) => choice.on || choice.count === undefined || choice.count > 0)
  );
}

function countIn(facet: Facets[keyof Facets], value: number | true): number {
  if (!Array.isArray(facet)) return typeof facet === 'number' ? facet : 0;
  return facet.find((one) => Number(one.value) === value)?.count ?? 0;
}

/** Whether a choice is one of the quick filters. */
export const isQuick = (name: FilterName, value: Choice): boolean =>
  quick.some(([quickName, quickValue]) => quickName === name && quickValue === value);
