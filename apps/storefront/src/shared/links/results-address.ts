/**
 * The addresses of results: `/resultados?query={text}` (RT-08), and `/resultados/q={text}/…` with the filters of a listing (RT-09). A segment of
 * our own, `literal=1`, stays with them where the shopper wants the text as it was written.
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
  /** What was searched, as it was written; empty when there is nothing to search. */
  text: string;
  /** Not what it may mean by another spelling. */
  literal: boolean;
  state: ListingState;
}

/** VA-05: without percent signs and needless spaces; empty when it is too short to be searched. */
export function cleanText(typed: string): string {
  // The cut may part a letter of two halves, which no address can hold.
  const cut = cleanSearch(typed).slice(0, longestSearch);
  const text = cut.replace(/[\uD800-\uDBFF]$/, '');
  return text.length < shortestSearch ? '' : text;
}

/** What an address shows results of, as it was written; empty where it shows none. */
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
 * Segments come as they stand in the address, encoded: a text may have slashes. A percent sign that escapes nothing is
 * one.
 */
function segmentsOf(pathname: string): string[] {
  return pathname
    .slice(paths.results.length)
    .split('/')
    .map((segment) => decodeURIComponent(mendEscapes(segment)));
}

/** Where the results of a text are, before the segments that narrow and order them. */
export function resultsBase(text: string, { literal = false }: { literal?: boolean } = {}): string {
  const base = `${paths.results}/${written}${encodeURIComponent(text)}`;
  return literal ? `${base}/${asWritten}` : base;
}
