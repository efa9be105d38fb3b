import type { FacetValue } from '@tianguis/contract';
import { CategoryLinks } from '../category-links.tsx';
import { type ListingAddress, listingHref, listingHrefWithout } from '../listing-links.ts';

/**
 * Categories as a filter of a listing that is not a category itself (a store, the offers): the parent and the children.
 * `crumbs` lead from the department down to the filtered category; `everything` is the label of the listing without
 * this filter.
 */
export function NarrowingCategories(props: {
  address: ListingAddress;
  crumbs: readonly { id: number; name: string }[];
  everything: string;
  counts: readonly FacetValue[];
}) {
  const { address, crumbs, counts } = props;
  const above = crumbs.at(-2);
  return (
    <CategoryLinks
      within
      up={
        crumbs.length > 0
          ? {
              name: above?.name ?? props.everything,
              href: above ? listingHref(address, { category: above.id }) : listingHrefWithout(address, 'category'),
            }
          : undefined
      }
      below={counts.map(({ value, label }) => ({
        id: Number(value),
        name: label,
        href: listingHref(address, { category: Number(value) }),
      }))}
      counts={counts}
    />
  );
}
