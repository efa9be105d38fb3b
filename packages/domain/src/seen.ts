/** What a device remembers of its visitor: products seen and words searched, latest first, each once. Kept as text by whoever asks. */

/** This many are remembered. */
export const seenLimit = 24;

/** Ids are the database's integers. */
const largestId = 2_147_483_647;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= largestId;

/** The list after a look at the product `id`. */
export function rememberSeen(seen: readonly number[], id: number): number[] {
  return [id, ...seen.filter((other) => other !== id)].slice(0, seenLimit);
}

/** What was kept as text; whatever is not an id is left out, since anybody may write into a browser's storage. */
export function readSeen(text: string | null): number[] {
  return [...new Set(list(text).filter(isId))].slice(0, seenLimit);
}

/** `3,1,2` as ids in that order; undefined when it is anything else, or more than {@link seenLimit}. */
export function parseIds(text: string): number[] | undefined {
  if (!/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/.test(text)) return undefined;
  const ids = [...new Set(text.split(',').map(Number))];
  return ids.length <= seenLimit && ids.every(isId) ? ids : undefined;
}

/** This many recent searches are remembered (BL-02). */
export const recentSearchLimit = 31;

/** Recent searches as they are kept under `busquedas` (ST-03), latest first; whatever is not a text is left out. */
export function readSearches(text: string | null): string[] {
  const searches = list(text).filter((value) => typeof value === 'string');
  return [...new Set(searches.map((search) => search.trim()).filter((search) => search !== ''))].slice(
    0,
    recentSearchLimit,
  );
}

/** VA-04: the list after a search for `text`: the latest first, each once whatever its case, at most {@link recentSearchLimit}. */
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
