import type { FacetValue } from '@tianguis/contract';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { filterRel, type ListingAddress, listingHref } from './listing-links.ts';

const copy = catalogueCopy.offers;

/** Links to the offers with each step of discount, with their counts. */
export function OfferSteps(props: { address: ListingAddress; discounts: readonly FacetValue[] }) {
  const steps = props.discounts.filter(({ count }) => count > 0);
  if (steps.length === 0) return null;
  return (
    <nav
      aria-label={copy.steps}
      className="mt-3 rounded-lg bg-cempasuchil-wash py-3 text-cempasuchil-ink lg:flex lg:items-center lg:gap-6 lg:px-5"
    >
      <p className="max-w-80 px-4 text-sm lg:px-0">
        <strong className="block text-lg leading-tight">{copy.ask}</strong>
        {copy.honest}
      </p>
      <ul className="shelf mt-3 scroll-px-4 gap-2 px-4 py-0.5 lg:mt-0 lg:ml-auto lg:px-0">
        {steps.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={listingHref(props.address, { discount: Number(value) })}
              keepScroll
              rel={filterRel(props.address)}
              className="grid min-w-24 justify-items-center rounded-md border border-line bg-card px-3 py-2 text-xs text-ink-soft hover:border-ink"
            >
              <span>{copy.from}</span>
              <strong className="text-2xl text-cempasuchil-ink">{copy.off(value)}</strong>
              <span>{copy.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
