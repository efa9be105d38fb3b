import { Icon, useScopedId } from '@tianguis/ui';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { ThemeSwitch } from '../device/theme-switch.tsx';
import { copy } from './copy.ts';
import type { MenuLink } from './menu-link.ts';

export const sideMenuId = 'menu-lateral';

/** A left swipe of this many pixels closes the menu (BL-02). */
const swipe = 50;

interface SideMenuProps {
  /** Content beside the close button. */
  title: ReactNode;
  /** Content below the title. */
  ways: ReactNode;
  /** Content above the links: the links of a signed-in customer. */
  own: ReactNode;
  links: readonly MenuLink[];
}

/**
 * Side menu (UI-05): a native popover, so it opens before JavaScript loads. Escape or a tap outside closes the menu.
 */
export function SideMenu({ title, ways, own, links }: SideMenuProps) {
  const id = useScopedId(sideMenuId);
  const menu = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; y: number }>(undefined);

  function onTouchStart(event: TouchEvent) {
    const touch = event.touches[0];
    start.current = touch && { x: touch.clientX, y: touch.clientY };
  }

  function onTouchEnd(event: TouchEvent) {
    const touch = event.changedTouches[0];
    if (!touch || !start.current) return;
    const left = start.current.x - touch.clientX;
    const down = Math.abs(start.current.y - touch.clientY);
    if (left >= swipe && left > down) menu.current?.hidePopover();
  }

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={copy.menu.title}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      className="fixed top-0 bottom-0 left-0 z-40 h-dvh w-[min(21rem,86vw)] -translate-x-full touch-pan-y overflow-y-auto overscroll-contain bg-card shadow-lift transition-[translate,display,overlay] transition-discrete duration-200 ease-out backdrop:bg-veil open:translate-x-0 starting:open:-translate-x-full"
    >
      <div className="bg-lona p-4 text-on-lona">
        <div className="flex items-start justify-between">
          {title}
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={copy.menu.close}
            className="-mt-2 -mr-2 grid size-11 place-items-center rounded-full hover:bg-white/15"
          >
            <Icon name="close" />
          </button>
        </div>
        {ways}
      </div>
      {own}
      <ul className="p-2 text-sm">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="flex min-h-11 items-center gap-3 rounded-md px-3 hover:bg-sunken">
              <Icon name={link.icon ?? 'tag'} className="size-5 text-ink-soft" />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
      <div className="border-t border-line p-2 text-sm">
        <ThemeSwitch className="rounded-md px-3 hover:bg-sunken" />
      </div>
    </div>
  );
}
