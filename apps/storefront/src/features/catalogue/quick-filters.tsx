import type { Facets } from '@tianguis/contract';
import { classNames } from '@tianguis/ui';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingPlace, listingHref, listingHrefWithout } from './listing-links.ts';

/** A discount and a rating that many look for. */
const quickDiscount = 20;
const quickStars = 4;

/** The filters that are wanted most, one tap away. */
export function QuickFilters({ place, facets }: { place: ListingPlace; facets: Facets }) {
  const { state } = place;
  const count = (values: Facets['discount'], value: number) =>
    values.find((one) => Number(one.value) === value)?.count ?? 0;
  const choices = [
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
      on: state.discount === quickDiscount,
      count: count(facets.discount, quickDiscount),
      href:
        state.discount === quickDiscount
          ? listingHrefWithout(place, 'discount')
          : listingHref(place, { discount: quickDiscount }),
    },
    {
      label: copy.chip.stars(quickStars),
      on: state.stars === quickStars,
      count: count(facets.rating, quickStars),
      href: state.stars === quickStars ? listingHrefWithout(place, 'stars') : listingHref(place, { stars: quickStars }),
    },
  ].filter((choice) => choice.on || choice.count > 0);
  return (
    <nav aria-label={copy.quick} className="min-w-0">
      <ul className="shelf -my-1 gap-2 py-1 max-lg:pr-4">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              href={choice.href}
              keepScroll
              rel="nofollow"
              aria-current={choice.on ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-3.5 text-sm whitespace-nowrap',
                choice.on
                  ? 'border-rosa bg-rosa-wash font-semibold text-rosa-deep'
                  : 'border-line bg-card hover:border-ink',
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
