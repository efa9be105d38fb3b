/** The searched text of an address. Apart from the filters in it, which only pages with listings read. */
import { cleanSearch, longestSearch, shortestSearch } from '@tianguis/domain';
import { paths } from './paths.ts';
import { segmentsBelow, segmentsOf } from './segments.ts';

/** The beginning of the segment that has the text. */
export const writtenSegment = 'q=';

/** VA-05: without percent signs and extra spaces; empty if it is too short to search. */
export function cleanText(typed: string): string {
  // The cut may split a surrogate pair, which no address can contain.
  const cut = cleanSearch(typed).slice(0, longestSearch);
  const text = cut.replace(/[\uD800-\uDBFF]$/, '');
  return text.length < shortestSearch ? '' : text;
}

/** The searched text of a results address, as it was written; empty on other pages. */
export function searchedText(pathname: string, query: string | null): string {
  const segments = segmentsBelow(paths.results, segmentsOf(pathname));
  return segments === undefined ? '' : textOf(segments, query);
}

/** The searched text of the segments below `/resultados`, or else of the query. */
export function textOf(segments: readonly string[], query: string | null): string {
  const written = segments.find((segment) => segment.startsWith(writtenSegment));
  return cleanText(written?.slice(writtenSegment.length) ?? query ?? '');
}
