/**
 * Writes filters, sort and page of a listing as segments `clave=valor` of its URL (RT-09, RT-11). Each state has
 * exactly one canonical path, so that a listing has one URL. `read-listing-path.ts` parses such paths.
 */
import type { PriceFilter } from './listing-filter-kinds.ts';
import { type FilterName, filterNames, filterOf, sortWords } from './listing-filters.ts';
import type { ListingState } from './listing-state.ts';

/** The canonical path of a state: segments in a fixed sequence, joined by `/`, with `pagina=` always last. */
export function formatListing(state: ListingState): string {
  return [
    ...(state.category === undefined ? [] : [`categoria=${state.category}`]),
    ...filterNames.flatMap((name) => {
      const text = formatChoice(name, state);
      return text === undefined ? [] : [`${filterOf(name).segment}=${text}`];
    }),
    ...(state.sort === 'relevance' ? [] : [`orden=${sortWords[state.sort]}`]),
    `pagina=${state.page}`,
  ].join('/');
}

function formatChoice(name: FilterName, state: ListingState): string | undefined {
  const filter = filterOf(name);
  const choice: unknown = state[name];
  if (Array.isArray(choice)) {
    const values = filter.kind === 'options' ? choice.map((value) => filter.options[value]?.word) : choice;
    return values.length > 0 ? [...values].sort().join(',') : undefined;
  }
  if (typeof choice === 'boolean') return choice ? '1' : undefined;
  if (typeof choice !== 'number') return undefined;
  return String(filter.kind === 'price' ? wholePesos(choice, filter.end) : choice);
}

/**
 * A limit of a price range in whole pesos. The lower limit is rounded down and the upper limit up, so that no product
 * inside the range is excluded. @param limit centavos
 */
export const wholePesos = (limit: number, end: PriceFilter['end']): number =>
  end === 'min' ? Math.floor(limit / 100) : Math.ceil(limit / 100);
