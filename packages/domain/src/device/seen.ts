/**
 * Recently viewed products and recent searches of a device: most recent first, without duplicates. Callers store them
 * as JSON in the browser.
 */

/** How many viewed products are stored. */
export const seenLimit = 24;

/** Greatest possible id: ids are integers of the database. */
const largestId = 2_147_483_647;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestId;

/** The list after the shopper viewed product `id`. */
export function rememberSeen(seen: readonly number[], id: number): number[] {
  return [id, ...seen.filter((other) => other !== id)].slice(0, seenLimit);
}

/** Parses the stored list. Drops values that are not ids, because browser storage is untrusted input. */
export function readSeen(text: string | null): number[] {
  return [...new Set(list(text).filter(isId))].slice(0, seenLimit);
}

/** Parses `3,1,2` as ids in that sequence; undefined for other formats and for more than `most` ids. */
export function parseIds(text: string, most = seenLimit): number[] | undefined {
  if (!/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= most && ids.every(isId) ? ids : undefined;
}

/** How many recent searches are stored (BL-02). */
export const recentSearchLimit = 31;

/**
 * Parses the recent searches stored under `busquedas` (ST-03), most recent first. Drops values that are not strings.
 */
export function readSearches(text: string | null): string[] {
  const searches = list(text).filter((value) => typeof value === 'string');
  return [...new Set(searches.map((search) => search.trim()).filter((search) => search !== ''))].slice(
    0,
    recentSearchLimit,
  );
}

/**
 * VA-04: the list after a search for `text`: most recent first, at most {@link recentSearchLimit} entries. Entries that
 * differ only in the case of letters are duplicates.
 */
export function rememberSearch(searches: readonly string[], text: string): string[] {
  const search = text.trim();
  if (search === '') return [...searches];
  const key = search.toLocaleLowerCase('es-MX');
  const others = searches.filter((other) => other.toLocaleLowerCase('es-MX') !== key);
  return [search, ...others].slice(0, recentSearchLimit);
}

function list(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
