import { useEffect } from 'react';
import { useLocation } from 'react-router';

let isWanted = false;

/**
 * Moves the focus to the heading of the page that is navigated to next, as loading a document would begin at its top.
 * With `false` it stays, also after a navigation that this one replaces.
 */
export function focusNextHeading(wanted = true): void {
  isWanted = wanted;
}

/** Where the page has changed, the focus goes where the scroll position goes: to the top. For the root. */
export function useHeadingFocus(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (!isWanted) return;
    isWanted = false;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);
}
