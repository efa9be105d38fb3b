import { buttonClass, Icon } from '@tianguis/ui';
import { Link } from '../../shared/links/link.tsx';
import { catalogueCopy } from './copy.ts';
import { type ListingAddress, listingHref } from './listing-links.ts';

const copy = catalogueCopy.pagination;

/**
 * Links to the neighbouring pages and to the first page. Wide screens also have links to the pages around the current
 * one.
 */
export function Pagination({ address, pages }: { address: ListingAddress; pages: number }) {
  const { page } = address.state;
  if (pages < 2) return null;
  const href = (to: number) => listingHref(address, { page: to });
  return (
    <nav aria-label={copy.label} className="mt-6 flex flex-wrap items-center justify-center gap-2 text-sm">
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" className={buttonClass('outline', 'px-4')}>
          <Icon name="chevron-left" className="size-4" />
          {copy.previous}
        </Link>
      )}
      <span className="px-2 text-ink-soft sm:hidden">{copy.of(page, pages)}</span>
      <ul className="hidden gap-1 sm:flex">
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown || `gap-${index}`}>
            {shown === 0 ? (
              <span className="grid h-11 w-6 place-items-center text-ink-soft before:content-['\2026']" />
            ) : (
              <Link
                href={href(shown)}
                aria-label={copy.page(shown)}
                aria-current={shown === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-full hover:bg-sunken aria-[current]:bg-ink aria-[current]:font-bold aria-[current]:text-paper"
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link href={href(page + 1)} rel="next" className={buttonClass('outline', 'px-4')}>
          {copy.next}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </nav>
  );
}

/** Page numbers around `page`, and the first and last page number. A 0 stands for left-out numbers. */
export function shownPages(page: number, pages: number): number[] {
  const around = 2;
  const from = Math.max(2, Math.min(page - around, pages - 2 * around));
  const to = Math.min(pages - 1, Math.max(page + around, 2 * around + 1));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [1, ...(from > 2 ? [0] : []), ...middle, ...(to < pages - 1 ? [0] : []), pages];
}
