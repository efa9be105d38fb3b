import { Icon, type IconName, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../links/paths.ts';
import { searchedText } from '../links/results-address.ts';
import { AccountBox } from './account-box.tsx';
import { CartBadge } from './cart-badge.tsx';
import { copy } from './copy.ts';
import { type FrameData, isCurrent, type MenuLink } from './frame-data.ts';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { PostalCodeBar } from './postal-code.tsx';
import { SearchForm } from './search-form.tsx';
import { SideMenu, sideMenuId } from './side-menu.tsx';

/**
 * Header of every page (UI-01 to UI-04). One piece of HTML for all devices; width decides what is seen. On phones the first row
 * leaves with the scroll and the search bar stays, with a strip of the tarpaulin above it; it is back for whoever walks there by Tab.
 */
export function Header({ frame }: { frame: FrameData }) {
  const searched = useSearched();
  const menuId = useScopedId(sideMenuId);
  return (
    <>
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
          <a href={paths.home} className="flex min-h-11 flex-none items-center rounded-md" aria-label={frame.name}>
            <Logo name={frame.name} />
          </a>
          <PostalCodeBar className="hidden lg:flex" />
          <SearchForm key={searched} className="hidden lg:flex" text={searched} />
          <div className="ml-auto flex items-center lg:ml-0 lg:gap-1">
            <HeaderLink
              href={paths.wishlist}
              icon="heart"
              label={copy.wishlist}
              className="hidden group-has-data-home/body:flex md:flex"
            />
            <HeaderLink href={paths.orders} icon="package" label={copy.orders} className="hidden lg:flex" />
            <HeaderLink href={paths.account} icon="user" label={copy.account.enter} className="flex lg:hidden" />
            <AccountBox />
            <HeaderLink href={paths.cart} icon="cart" label={copy.cart}>
              <CartBadge />
            </HeaderLink>
          </div>
        </div>
        <div className="page pb-2 lg:hidden">
          <a
            href={searched === '' ? paths.mobileSearch : `${paths.mobileSearch}?query=${encodeURIComponent(searched)}`}
            className="flex h-11 items-center gap-2 rounded-full bg-card px-4 text-sm text-ink-soft shadow-card"
          >
            <Icon name="search" className="size-4.5 flex-none text-rosa" />
            {searched === '' ? copy.search.placeholder : <span className="truncate text-ink">{searched}</span>}
          </a>
        </div>
        <div className="page hidden h-11 items-center gap-1 text-sm lg:flex">
          <MegaMenu treeVersion={frame.treeVersion} />
          <Sections links={frame.bar} />
        </div>
      </header>
      <PostalCodeBar className="page mt-3 lg:hidden" onPaper />
      <SideMenu frame={frame} />
    </>
  );
}

/** What the page shows results of; empty elsewhere. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  return searchedText(pathname, new URLSearchParams(search).get('query'));
}

/** Lower bar (UI-03); the room that one is in is underlined. */
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

/** A round target with a symbol; from the width of a tablet on its word stands under it. */
function HeaderLink(props: { href: string; icon: IconName; label: string; className?: string; children?: ReactNode }) {
  return (
    <a
      href={props.href}
      aria-label={props.label}
      className={`relative min-h-11 min-w-11 flex-col items-center justify-center rounded-lg px-2 hover:bg-white/15 ${props.className ?? 'flex'}`}
    >
      <span className="relative">
        <Icon name={props.icon} className="size-6 md:size-5" />
        {props.children}
      </span>
      <span aria-hidden="true" className="hidden text-2xs font-semibold whitespace-nowrap md:block">
        {props.label}
      </span>
    </a>
  );
}
