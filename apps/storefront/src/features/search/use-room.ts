import { type RefObject, useLayoutEffect } from 'react';

const gap = 8;
/** The lowest height in pixels at which the panel can be read. If there is less space, the page has to scroll. */
const least = 120;

/** Limits a panel to the visible part of the screen: above the keyboard, and above the bottom menu of phones. */
export function useRoom(panel: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!isShown || !view) return;
    const measure = () => {
      if (!panel.current) return;
      const menu = document.querySelector('[data-at-foot]')?.getBoundingClientRect();
      const end = Math.min(view.offsetTop + view.height, menu && menu.height > 0 ? menu.top : Number.POSITIVE_INFINITY);
      const room = Math.max(least, end - gap - panel.current.getBoundingClientRect().top);
      panel.current.style.maxHeight = `${room}px`;
    };
    measure();
    const ends = new AbortController();
    for (const of of [view, window])
      for (const event of ['resize', 'scroll']) of.addEventListener(event, measure, { signal: ends.signal });
    return () => ends.abort();
  }, [panel, isShown]);
}
