import { useEffect } from 'react';
import { useLocation } from 'react-router';

let isWanted = false;

/**
 * Moves the focus to the heading of the next page after a navigation, as the load of a document would do. With `false`
 * the focus does not move, also if this navigation replaces another.
 */
export function focusNextHeading(wanted = true): void {
  isWanted = wanted;
}

/** After a navigation, moves the focus to the top of the page, like the scroll position. The root calls this hook. */
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
