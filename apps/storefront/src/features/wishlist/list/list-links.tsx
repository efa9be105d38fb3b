/** Links of a customer's list or of a shared list. */
import { classNames, Icon } from '@tianguis/ui';
import { listCopy as copy } from './list-copy.ts';
import type { WishListSort } from './list-data.ts';

const sorts = Object.keys(copy.sorts) as WishListSort[];

/** Links to the sorts of a list. */
export function SortLinks({
  sort,
  href,
  isShared = false,
}: {
  sort: WishListSort;
  href: (sort: WishListSort) => string;
  /** Whether another customer shared the list. Saved prices are private, so a shared list cannot be sorted by them. */
  isShared?: boolean;
}) {
  return (
    <nav aria-label={copy.sort} className="-mx-2">
      <ul className="flex flex-wrap text-sm">
        {sorts.slice(0, isShared ? -1 : undefined).map((one) => (
          <li key={one}>
            <a
              href={href(one)}
              aria-current={one === sort ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-2.5 hover:bg-sunken',
                one === sort ? 'font-bold underline decoration-2 underline-offset-4' : 'text-ink-soft',
              )}
            >
              {copy.sorts[one]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the neighbouring pages of a long list. */
export function PageLinks({ page, pages, href }: { page: number; pages: number; href: (page: number) => string }) {
  if (pages < 2) return null;
  const look = 'inline-flex min-h-11 items-center gap-1 rounded-full border border-line-strong px-4 font-semibold';
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-center gap-3 text-sm">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className={look}>
          <Icon name="chevron-left" className="size-4" />
          {copy.previous}
        </a>
      )}
      <span className="text-ink-soft">{copy.of(page, pages)}</span>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className={look}>
          {copy.next}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
