import { Icon, type IconName, useScopedId } from '@tianguis/ui';
import { useLocation } from 'react-router';
import { copy } from './copy.ts';
import { isCurrent, type MenuLink } from './menu-link.ts';

/** Id of this menu. The first paint is delayed until this menu, the last visible part of a page, has arrived. */
export const bottomMenuId = 'menu-inferior';

/**
 * Bottom menu of phones (UI-04), within reach of a thumb. It contains no link that needs an account (UI-07). Overlays
 * end above it: `data-at-foot`.
 */
export function BottomMenu({ links }: { links: readonly (MenuLink & { icon: IconName })[] }) {
  const { pathname } = useLocation();
  return (
    <nav
      id={useScopedId(bottomMenuId)}
      aria-label={copy.bottomMenu}
      data-at-foot=""
      className="short:static sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] group-has-data-buying/body:hidden lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={isCurrent(link.href, pathname) ? 'page' : undefined}
              className="flex min-h-13 flex-col items-center gap-0.5 border-t-2 border-transparent pt-1.5 text-2xs text-ink-soft hover:text-rosa aria-[current]:border-rosa aria-[current]:font-semibold aria-[current]:text-rosa-deep"
            >
              <Icon name={link.icon} />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
