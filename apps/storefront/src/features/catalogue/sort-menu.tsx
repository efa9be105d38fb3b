import { sorts } from '@tianguis/domain';
import { buttonClass, Icon, useScopedId } from '@tianguis/ui';
import { useRef } from 'react';
import { sortLabels } from '../../commerce/listing/filter-words.ts';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy as copy } from './copy.ts';
import { type ListingAddress, listingHref } from './listing-links.ts';

/** Sorts as links in a native popover below its button, or above it near the bottom of the screen. */
export function SortMenu({ address }: { address: ListingAddress }) {
  const id = useScopedId('orden');
  const menu = useRef<HTMLDivElement>(null);
  const { sort } = address.state;
  return (
    <div className="relative flex-none lg:order-last lg:ml-auto">
      <button type="button" popoverTarget={id} className={buttonClass('outline', 'px-3.5 [anchor-name:--orden]')}>
        <Icon name="sort" className="size-4" />
        <span className="max-lg:sr-only">{copy.sortedBy(sortLabels[sort])}</span>
        <span aria-hidden="true" className="lg:hidden">
          {sort === 'relevance' ? copy.sort : sortLabels[sort]}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="fixed top-1/3 left-1/2 w-60 max-w-full -translate-x-1/2 rounded-lg border border-line bg-raised p-1 shadow-lift supports-[position-anchor:--a]:top-auto supports-[position-anchor:--a]:left-auto supports-[position-anchor:--a]:mx-3 supports-[position-anchor:--a]:mt-1 supports-[position-anchor:--a]:lg:mx-0 supports-[position-anchor:--a]:translate-x-0 supports-[position-anchor:--a]:[position-anchor:--orden] supports-[position-anchor:--a]:[position-try-fallbacks:flip-block] supports-[position-anchor:--a]:[position-area:bottom] supports-[position-anchor:--a]:lg:[position-area:bottom_span-left]"
      >
        <ul>
          {sorts.map((one) => (
            <li key={one}>
              <Link
                href={listingHref(address, { sort: one })}
                keepScroll
                rel="nofollow"
                onClick={() => menu.current?.hidePopover()}
                aria-current={one === sort ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between rounded-md px-3 text-sm hover:bg-sunken aria-[current]:font-semibold"
              >
                {sortLabels[one]}
                {one === sort && <Icon name="check" className="size-4 text-rosa" />}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
