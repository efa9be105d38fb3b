import { Icon, type IconName } from '@tianguis/ui';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';

const items: readonly { href: string; icon: IconName; label: string }[] = [
  { href: paths.home, icon: 'home', label: copy.bottom.home },
  { href: paths.departments, icon: 'grid', label: copy.bottom.departments },
  { href: paths.offers, icon: 'tag', label: copy.bottom.offers },
  { href: paths.wishlist, icon: 'heart', label: copy.bottom.wishlist },
  { href: paths.more, icon: 'menu', label: copy.bottom.more },
];

/** Bottom menu of phones (UI-04), within reach of a thumb. */
export function BottomMenu() {
  return (
    <nav
      aria-label={copy.bottom.label}
      className="short:static sticky bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] group-has-data-buying/body:hidden lg:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className="flex min-h-13 flex-col items-center gap-0.5 pt-2 text-2xs text-ink-soft hover:text-rosa"
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
