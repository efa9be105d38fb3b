/** Page numbers in URLs of lists: listings, stores, reviews, wishlists. */

/** The last page that has a URL. The API accepts no greater number. */
export const lastPageNumber = 500;

/**
 * Reads a page number; undefined for another text. A number past {@link lastPageNumber} is read as the last one, so that
 * the page's loader leads to the last page, as with every number past the end.
 */
export function readPageNumber(text: string | null): number | undefined {
  const number = text !== null && /^\d+$/.test(text) ? Number(text) : 0;
  return number === 0 ? undefined : Math.min(number, lastPageNumber);
}
