import { Icon, type IconName, useScopedId } from '@tianguis/ui';
import { useLocation } from 'react-router';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';
import { isCurrent } from './frame-data.ts';

const items: readonly { href: string; icon: IconName; label: string }[] = [
  { href: paths.home, icon: 'home', label: copy.bottom.home },
  { href: paths.departments, icon: 'grid', label: copy.bottom.departments },
  { href: paths.offers, icon: 'tag', label: copy.bottom.offers },
  { href: paths.stores, icon: 'store', label: copy.bottom.stores },
  { href: paths.more, icon: 'menu', label: copy.bottom.more },
];

/** The first paint waits for the menu, which is the last thing in a page that can be seen. */
export const bottomMenuId = 'menu-inferior';

/** Bottom menu of phones (UI-04), within reach of a thumb. It holds nothing that needs an account (UI-07). */
export function BottomMenu() {
  const { pathname } = useLocation();
  return (
    <nav
      id={useScopedId(bottomMenuId)}
      aria-label={copy.bottom.label}
      className="short:static sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] group-has-data-buying/body:hidden lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
              className="flex min-h-13 flex-col items-center gap-0.5 border-t-2 border-transparent pt-1.5 text-2xs text-ink-soft hover:text-rosa aria-[current]:border-rosa aria-[current]:font-semibold aria-[current]:text-rosa-deep"
            >
              <Icon name={item.icon} />
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
