/** VA-05: normalises the text of a search. */

/** Minimum length of a search, in characters. */
export const shortestSearch = 3;
/** Maximum length of a search, in characters; the rest is cut off. */
export const longestSearch = 200;

/** The text without percent signs, which have no meaning in a search, and with single spaces. */
export function cleanSearch(written: string): string {
  return written.replaceAll('%', '').replace(/\s+/g, ' ').trim();
}

/**
 * Among the details of a search: the limit that an occasion has by itself ("regalo para mi suegra") does not apply. A
 * limit that was taken off does not come back as another.
 */
export const anyPrice = 'cualquier-precio';
