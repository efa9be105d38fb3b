import { Icon, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';
import { Logo } from './logo.tsx';
import { isCurrent, type MenuLink } from './menu-link.ts';
import { sideMenuId } from './side-menu.tsx';

interface HeaderProps {
  /** The shop's name. */
  name: string;
  /** Content between the logo and the links; each part hides itself on phones. */
  wide: ReactNode;
  /** Links at the end of the first row. */
  links: ReactNode;
  /** Content of the second row of phones. */
  search: ReactNode;
  /** The button of the department menu, before the links of the lower bar. */
  menu: ReactNode;
  sections: readonly MenuLink[];
}

/**
 * Header of every page (UI-01 to UI-04). It is one piece of HTML for all devices; the width decides what is visible. On
 * phones the first row scrolls away, and the search bar remains with a strip of the tarpaulin above it. The first row
 * returns when it has the keyboard's focus.
 */
export function Header({ name, wide, links, search, menu, sections }: HeaderProps) {
  const menuId = useScopedId(sideMenuId);
  return (
    <header className="awning sticky -top-11 z-30 focus-within:top-0 bg-lona text-on-lona lg:top-0 short:static">
      <div className="page flex h-13 items-center gap-1 lg:h-16 lg:gap-4">
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={copy.menu.open}
          className="-ml-2 grid size-11 flex-none place-items-center rounded-full hover:bg-white/15 lg:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
        <a href={paths.home} className="flex min-h-11 min-w-0 items-center rounded-md lg:max-w-72" aria-label={name}>
          <Logo name={name} />
        </a>
        {wide}
        <div className="ml-auto flex flex-none items-center lg:ml-0 lg:gap-1">{links}</div>
      </div>
      {/* The search page has no search bar in the header, since the box is in the page. */}
      <div className="page pb-2 group-has-data-searching/body:hidden lg:hidden">{search}</div>
      <div className="page hidden h-11 items-center gap-1 text-sm lg:flex">
        {menu}
        <Sections links={sections} />
      </div>
    </header>
  );
}

/** Lower bar (UI-03); the link of the current section is underlined. */
function Sections({ links }: { links: readonly MenuLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={copy.bar} className="shelf min-w-0">
      <ul className="flex">
        {links.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              aria-current={isCurrent(link.href, pathname) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-md px-3 whitespace-nowrap decoration-2 underline-offset-6 hover:underline aria-[current]:font-semibold aria-[current]:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
