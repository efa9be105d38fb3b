/**
 * The addresses of results: `/resultados?query={text}` (RT-08), and `/resultados/q={text}/…` with the filters of a
 * listing (RT-09). Our own segment `literal=1` is part of them if the shopper wants the text without correction.
 */
import {
  cleanSearch,
  type ListingState,
  longestSearch,
  mendEscapes,
  parseListing,
  shortestSearch,
} from '@tianguis/domain';
import { paths } from './paths.ts';

const written = 'q=';
const asWritten = 'literal=1';

export interface ResultsAddress {
  /** The searched text as it was written; empty if there is none. */
  text: string;
  /** Search the text without correction. */
  literal: boolean;
  state: ListingState;
}

/** VA-05: without percent signs and extra spaces; empty if it is too short to search. */
export function cleanText(typed: string): string {
  // The cut may split a surrogate pair, which no address can contain.
  const cut = cleanSearch(typed).slice(0, longestSearch);
  const text = cut.replace(/[\uD800-\uDBFF]$/, '');
  return text.length < shortestSearch ? '' : text;
}

/** The searched text of a results address, as it was written; empty on other pages. */
export function searchedText(pathname: string, query: string | null): string {
  if (pathname !== paths.results && !pathname.startsWith(`${paths.results}/`)) return '';
  const named = segmentsOf(pathname).find((segment) => segment.startsWith(written));
  return cleanText(named?.slice(written.length) ?? query ?? '');
}

export function readResults(pathname: string, query: string | null): ResultsAddress {
  const segments = segmentsOf(pathname);
  const { state } = parseListing(segments.filter((segment) => !segment.startsWith(written)));
  return { text: searchedText(pathname, query), literal: segments.includes(asWritten), state };
}

/**
 * Segments are encoded as in the address, since a text may contain slashes. A percent sign that escapes nothing stands
 * for itself.
 */
function segmentsOf(pathname: string): string[] {
  return pathname
    .slice(paths.results.length)
    .split('/')
    .map((segment) => decodeURIComponent(mendEscapes(segment)));
}

/** The base of a results address, before the segments of filters, sort and page. */
export function resultsBase(text: string, { literal = false }: { literal?: boolean } = {}): string {
  const base = `${paths.results}/${written}${encodeURIComponent(text)}`;
  return literal ? `${base}/${asWritten}` : base;
}
