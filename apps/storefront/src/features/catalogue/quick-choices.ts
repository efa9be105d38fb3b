import type { Facets } from '@tianguis/contract';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingPlace, listingHref, listingHrefWithout } from './listing-links.ts';

/** A discount and a rating that many look for. */
const quickDiscount = 20;
const quickStars = 4;

export interface QuickChoice {
  label: string;
  on: boolean;
  count: number;
  /** Puts it on, or takes it off. */
  href: string;
}

/** The filters that are wanted most. One that is on is taken off where it was put on, so it is not said again among the others. */
export function quickChoices(place: ListingPlace, facets: Facets): QuickChoice[] {
  const { state } = place;
  const count = (values: Facets['discount'], value: number) =>
    values.find((one) => Number(one.value) === value)?.count ?? 0;
  const isDiscount = isQuickDiscount(state.discount);
  const isStars = isQuickStars(state.stars);
  return [
    {
      label: copy.facet.freeShipping,
      on: state.freeShipping,
      count: facets.free_shipping,
      href: listingHref(place, { freeShipping: !state.freeShipping }),
    },
    {
      label: copy.facet.fulfillment,
      on: state.fulfillment,
      count: facets.fulfillment,
      href: listingHref(place, { fulfillment: !state.fulfillment }),
    },
    {
      label: copy.chip.discount(quickDiscount),
      on: isDiscount,
      count: count(facets.discount, quickDiscount),
      href: isDiscount ? listingHrefWithout(place, 'discount') : listingHref(place, { discount: quickDiscount }),
    },
    {
      label: copy.facet.ratingFrom(quickStars),
      on: isStars,
      count: count(facets.rating, quickStars),
      href: isStars ? listingHrefWithout(place, 'stars') : listingHref(place, { stars: quickStars }),
    },
  ].filter((choice) => choice.on || choice.count > 0);
}

export const isQuickDiscount = (discount: number | undefined): boolean => discount === quickDiscount;
export const isQuickStars = (stars: number | undefined): boolean => stars === quickStars;
