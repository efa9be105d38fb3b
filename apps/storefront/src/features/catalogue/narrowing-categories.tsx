import type { FacetValue } from '@tianguis/contract';
import { CategoryLinks } from './category-links.tsx';
import { type ListingPlace, listingHref, listingHrefWithout } from './listing-links.ts';

/**
 * Categories as a filter of a listing that is not a category itself (a store's, the offers): the way up, and what lies below.
 * `crumbs` lead from the department down to the category filtered by; `everything` names the listing without it.
 */
export function NarrowingCategories(props: {
  place: ListingPlace;
  crumbs: readonly { id: number; name: string }[];
  everything: string;
  counts: readonly FacetValue[];
}) {
  const { place, crumbs, counts } = props;
  const above = crumbs.at(-2);
  return (
    <CategoryLinks
      within
      up={
        crumbs.length > 0
          ? {
              name: above?.name ?? props.everything,
              href: above ? listingHref(place, { category: above.id }) : listingHrefWithout(place, 'category'),
            }
          : undefined
      }
      below={counts.map(({ value, label }) => ({
        id: Number(value),
        name: label,
        href: listingHref(place, { category: Number(value) }),
      }))}
      counts={counts}
    />
  );
}
