import type { Facets } from '@tianguis/contract';
import { type FilterName, filterOf } from '@tianguis/domain';
import { chosenStep, filterWords } from '../../commerce/filter-words.ts';
import { type Choice, isChosen, type ListingPlace, toggleHref } from './listing-links.ts';

/** Choices that many look for. */
const quick: ReadonlyArray<readonly [FilterName, number | true]> = [
  ['freeShipping', true],
  ['fulfillment', true],
  ['discount', 20],
  ['rating', 4],
];

export interface QuickChoice {
  label: string;
  on: boolean;
  count: number;
  /** Puts it on, or takes it off. */
  href: string;
}

/**
 * The filters that are wanted most. One that is on is taken off where it was put on, so it is not said again among the
 * others.
 */
export function quickChoices(place: ListingPlace, facets: Facets): QuickChoice[] {
  return quick
    .map(([name, value]) => ({
      label: filterWords[name].chip(chosenStep(name, value)),
      on: isChosen(place.state, name, value),
      count: countIn(facets[filterOf(name).parameter as keyof Facets], value),
      href: toggleHref(place, name, value),
    }))
    .filter((choice) => choice.on || choice.count > 0);
}

function countIn(facet: Facets[keyof Facets], value: number | true): number {
  if (!Array.isArray(facet)) return typeof facet === 'number' ? facet : 0;
  return facet.find((one) => Number(one.value) === value)?.count ?? 0;
}

/** Whether a choice stands among the quick ones. */
export const isQuick = (name: FilterName, value: Choice): boolean =>
  quick.some(([quickName, quickValue]) => quickName === name && quickValue === value);
