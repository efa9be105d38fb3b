/** The name of a listing includes its only filter, so that no two indexable pages have the same title. */
import { countFilters, formatCount, formatMoney, type ListingState } from '@tianguis/domain';
import { descriptionRoom } from '../../shared/seo/fit.ts';
import { chosenOf, facetNames, filterWords, priceRange } from './filter-words.ts';

interface Choice {
  value: string;
  label: string;
}

/**
 * Names such as "Smartphones", "Smartphones Novara" and "Smartphones con envío gratis". With several filters, only the
 * listing's name.
 */
export function listingName(name: string, state: ListingState, brands: readonly Choice[]): string {
  const words = countFilters(state) === 1 ? phraseOf(state, brands) : undefined;
  return words ? `${name} ${words}` : name;
}

/** The listing's name. From the second page on, the page number is appended. */
export function listingTitle(name: string, state: ListingState, brands: readonly Choice[]): string {
  const page = state.page > 1 ? ` · Página ${state.page}` : '';
  return `${listingName(name, state, brands)}${page}`;
}

/**
 * The number of products, the lowest price and a reason to buy here. `from` is in centavos. If `from` is 0, the title
 * has no price.
 * @param hasMonths whether the shop offers months without interest (TR-01)
 */
export function listingDescription(
  name: string,
  { hasMonths, ...listing }: { total: number; from: number; hasMonths: boolean },
): string {
  const count = `${formatCount(listing.total)} ${listing.total === 1 ? 'producto' : 'productos'}`;
  const from = listing.from > 0 && listing.total > 1 ? ` desde ${formatMoney(listing.from)}` : '';
  const all = `${name}: ${count}${from}, con ${hasMonths ? 'meses sin intereses y ' : ''}envío a todo México.`;
  const more = `${all} Compara precios y opiniones.`;
  return more.length <= descriptionRoom ? more : all;
}

/** The suffix that a single active filter adds to the name. */
function phraseOf(state: ListingState, brands: readonly Choice[]): string | undefined {
  const { priceMin, priceMax } = state;
  if (priceMin !== undefined && priceMax !== undefined) return `de ${priceRange(priceMin, priceMax)}`;
  for (const name of facetNames) {
    const [chosen] = chosenOf(name, state, brands);
    if (chosen) return filterWords[name].phrase(chosen);
  }
  return undefined;
}
