/** VA-05: what is searched of what a shopper wrote. */

/** A search has at least so many letters. */
export const shortestSearch = 3;
/** The most of them that are read. */
export const longestSearch = 120;

/** Without percent signs, which no search can mean, and needless spaces. */
export function cleanSearch(written: string): string {
  return written.replaceAll('%', '').replace(/\s+/g, ' ').trim();
}
