import type { KeyboardEvent } from 'react';

/**
 * Moves the focus within `links` by the arrow keys, Home and End.
 * @returns the new index; undefined if the key moves nothing
 */
export function moveFocus(event: KeyboardEvent, links: readonly HTMLElement[]): number | undefined {
  const at = links.findIndex((link) => link.matches(':focus'));
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = targets[event.key];
  if (next === undefined || at < 0) return undefined;
  event.preventDefault();
  const index = (next + links.length) % links.length;
  links[index]?.focus();
  return index;
}

/** The links inside an element. */
export const linksOf = (element: HTMLElement | null) => [...(element?.querySelectorAll('a') ?? [])];
