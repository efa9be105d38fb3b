/** Abbreviated texts in the page frame: header and menu (UI-02, UI-04, BL-02). */
import { charactersOf } from './characters.ts';

/** The cart's badge: the count, `+99` above 99. */
export function badgeCount(count: number): string {
  return count > 99 ? '+99' : String(count);
}

/** A first name that fits the header. A name longer than 8 characters is cut to 7 and an ellipsis. */
export function shortName(name: string): string {
  const characters = charactersOf(name);
  return characters.length > 8 ? `${characters.slice(0, 7).join('')}…` : name;
}
