/** What a listing is called when one filter is on, so that no two indexable pages share a title. */
import { countFilters, formatCount, formatMoney, type ListingState } from '@tianguis/domain';
import { descriptionRoom } from './fit.ts';

interface Choice {
  value: string;
  label: string;
}

/** "Smartphones", "Smartphones Novara", "Smartphones con envío gratis"; with several filters the plain name. */
export function listingName(name: string, state: ListingState, brands: readonly Choice[]): string {
  const words = countFilters(state) === 1 ? filterWords(state, brands) : undefined;
  return words ? `${name} ${words}` : name;
}

/** The name, and from the second page on which page it is. */
export function listingTitle(name: string, state: ListingState, brands: readonly Choice[]): string {
  const page = state.page > 1 ? ` · Página ${state.page}` : '';
  return `${listingName(name, state, brands)}${page}`;
}

/** How much there is, from which price on, and why to buy it here. `from` in centavos; 0 says nothing of it. */
export function listingDescription(name: string, listing: { total: number; from: number }): string {
  const count = `${formatCount(listing.total)} ${listing.total === 1 ? 'producto' : 'productos'}`;
  const from = listing.from > 0 && listing.total > 1 ? ` desde ${formatMoney(listing.from)}` : '';
  const all = `${name}: ${count}${from}, con meses sin intereses y envío a todo México.`;
  const more = `${all} Compara precios y opiniones.`;
  return more.length <= descriptionRoom ? more : all;
}

function filterWords(state: ListingState, labels: readonly Choice[]): string | undefined {
  const { brands, priceMin, priceMax, stars, discount, freeShipping, fulfillment } = state;
  const [brand] = brands;
  if (brand !== undefined) return labels.find(({ value }) => value === brand)?.label ?? brand;
  if (priceMin !== undefined && priceMax !== undefined) return `de ${formatMoney(priceMin)} a ${formatMoney(priceMax)}`;
  if (priceMin !== undefined) return `desde ${formatMoney(priceMin)}`;
  if (priceMax !== undefined) return `hasta ${formatMoney(priceMax)}`;
  if (stars !== undefined) return starWords(stars);
  if (discount !== undefined) return `con ${discount}% de descuento o más`;
  if (freeShipping) return 'con envío gratis';
  return fulfillment ? 'que enviamos nosotros' : undefined;
}

function starWords(stars: number): string {
  if (stars === 5) return 'con 5 estrellas';
  return stars === 1 ? 'con 1 estrella o más' : `con ${stars} estrellas o más`;
}
