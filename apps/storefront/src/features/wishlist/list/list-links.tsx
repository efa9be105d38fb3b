/** Links of a customer's list or of a shared list. */
import { classNames } from '@tianguis/ui';
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
