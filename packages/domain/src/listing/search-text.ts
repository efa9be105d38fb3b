/** VA-05: normalises the text of a search. */

/** Minimum length of a search, in characters. */
export const shortestSearch = 3;
/** Maximum length of a search, in characters; the rest is cut off. */
export const longestSearch = 200;

/** Removes percent signs, which have no meaning in a search, and repeated spaces. */
export function cleanSearch(written: string): string {
  return written.replaceAll('%', '').replace(/\s+/g, ' ').trim();
}

/**
 * A detail of a search that turns off the price limit of an occasion ("regalo para mi suegra"). Without it, a limit
 * that the shopper removed would come back.
 */
export const anyPrice = 'cualquier-precio';
