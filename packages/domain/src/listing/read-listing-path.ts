/**
 * Parses filters, sort and page of a listing from its URL. The code is separate from `listing-path.ts` because browsers
 * only write paths. Segments that cannot be parsed are dropped, and the path is then reported as not `clean`.
 */
import { readWhole } from '../texts/whole-number.ts';
import type { ListingFilter } from './listing-filter-kinds.ts';
import { filterNames, filterOf, sorts, sortWords } from './listing-filters.ts';
import { type ListingState, plainListing } from './listing-state.ts';
import { readPageNumber } from './page-number.ts';

/** Maximum number of values of one list in a URL. */
const mostValues = 30;
/** Prices in the URL are whole pesos. */
const largestPesos = 20_000_000;

const yes = new Set(['1', 'si', 'true']);

/** Parses the text after the `=`; undefined if it is invalid. */
type Reader = (text: string) => Partial<ListingState> | undefined;

const readers = new Map<string, Reader>([
  ['categoria', (text) => change('category', readWhole(text, 1))],
  ...filterNames.map((name): [string, Reader] => {
    const filter = filterOf(name);
    return [filter.segment, (text) => change(name, readChoice(filter, text))];
  }),
  [
    'orden',
    (text) =>
      change(
        'sort',
        sorts.find((sort) => sortWords[sort] === text.toLowerCase()),
      ),
  ],
  ['pagina', (text) => change('page', readPageNumber(text))],
]);

function change(name: string, value: unknown): Partial<ListingState> | undefined {
  return value === undefined ? undefined : { [name]: value };
}

function readChoice(filter: ListingFilter, text: string): unknown {
  switch (filter.kind) {
    case 'flag':
    case 'arrival':
      return yes.has(text.toLowerCase()) || undefined;
    case 'slugs': {
      const slugs = readList(text);
      return slugs.every((slug) => /^[a-z0-9-]{1,60}$/.test(slug)) ? slugs : undefined;
    }
    case 'options': {
      const words = readList(text);
      const options = Object.entries(filter.options);
      const chosen = options.flatMap(([value, { word }]) => (words.includes(word) ? [value] : []));
      return chosen.length === words.length ? chosen : undefined;
    }
    case 'atLeast':
      return readWhole(text, 1, filter.greatest);
    case 'price': {
      // Every product costs at least 0, so that lower limit is no filter.
      const pesos = readWhole(text, 1, largestPesos);
      return pesos === undefined ? undefined : pesos * 100;
    }
  }
}

/**
 * Parses comma-separated values, sorted and without duplicates. A list that is too long gives one empty value, which is
 * invalid for every filter.
 */
function readList(text: string): string[] {
  const values = [...new Set(text.toLowerCase().split(','))].sort();
  return values.length <= mostValues ? values : [''];
}

/**
 * Parses the segments after the listing's name, in any sequence. If a key is repeated, its last segment wins. A bare
 * number as the last segment is the page, in the older notation. `clean` is false if a segment was unknown, invalid or
 * repeated, or if no page has the number.
 */
export function parseListing(segments: readonly string[]): { state: ListingState; clean: boolean } {
  let state: ListingState = plainListing;
  let clean = true;
  const seen = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    if (segment === '') continue;
    const at = segment.indexOf('=');
    const bare = at < 0 && index === segments.length - 1 && /^\d+$/.test(segment);
    const key = bare ? 'pagina' : segment.slice(0, Math.max(0, at));
    const text = segment.slice(at + 1);
    const found = readers.get(key)?.(text);
    if (!found || seen.has(key) || (found.page !== undefined && found.page !== Number(text))) clean = false;
    if (found) state = { ...state, ...found };
    seen.add(key);
  }
  if (state.priceMin !== undefined && state.priceMax !== undefined && state.priceMin > state.priceMax) {
    const { priceMin, priceMax, ...rest } = state;
    return { state: { ...rest, priceMin: priceMax, priceMax: priceMin }, clean: false };
  }
  return { state, clean };
}
