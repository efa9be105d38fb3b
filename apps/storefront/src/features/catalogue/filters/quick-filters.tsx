import type { Facets } from '@tianguis/contract';
import { classNames, Icon } from '@tianguis/ui';
import { Link } from '../../../shared/links/link.tsx';
import { catalogueCopy as copy } from '../copy.ts';
import { filterRel, type ListingAddress } from '../listing-links.ts';
import { RemoveAll } from './active-filters.tsx';
import { quickChoices } from './quick-choices.ts';

/**
 * The filters that shoppers want most, each toggled by one tap. `isLast`: no row of other active filters follows. On
 * phones that row also contains the active quick filters, which would be scrolled out of sight here.
 */
export function QuickFilters({
  address,
  facets,
  isLast,
}: {
  address: ListingAddress;
  facets: Facets;
  isLast: boolean;
}) {
  const choices = quickChoices(address, facets);
  return (
    <nav aria-label={copy.quick} className="lg:min-w-0">
      <ul className="flex items-center gap-2 lg:shelf lg:-my-1 lg:py-1">
        {choices.map((choice) => (
          <li key={choice.label} className={choice.on ? 'max-lg:hidden' : undefined}>
            <Link
              href={choice.href}
              keepScroll
              rel={filterRel(address)}
              aria-current={choice.on ? 'true' : undefined}
              aria-label={choice.on ? copy.remove(choice.label) : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm whitespace-nowrap',
                choice.on
                  ? 'border-rosa bg-rosa-wash pr-2.5 font-semibold text-rosa-deep'
                  : 'border-line bg-card hover:border-ink',
              )}
            >
              {choice.label}
              {choice.on && <Icon name="close" className="size-4" />}
            </Link>
          </li>
        ))}
        {isLast && choices.filter(({ on }) => on).length > 1 && (
          <li className="max-lg:hidden">
            <RemoveAll address={address} />
          </li>
        )}
      </ul>
    </nav>
  );
}
