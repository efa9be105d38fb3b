/** Parses the searched text of a URL. Its filters are parsed in another file, which only pages with listings load. */
import { cleanSearch, cutText, longestSearch, shortestSearch } from '@tianguis/domain';
import { paths } from '../paths.ts';
import { segmentsBelow, segmentsOf } from './segments.ts';

/** Prefix of the segment with the text. */
export const writtenSegment = 'q=';

/** VA-05: removes percent signs and extra spaces; empty if the text is too short to search. */
export function cleanText(typed: string): string {
  const text = cutText(cleanSearch(typed), longestSearch);
  return text.length < shortestSearch ? '' : text;
}

/** The searched text in the URL of results, as it was written; empty on other pages. */
export function searchedText(pathname: string, query: string | null): string {
  const segments = segmentsBelow(paths.results, segmentsOf(pathname));
  return segments === undefined ? '' : textOf(segments, query);
}

/** The searched text in the segments below `/resultados`, or else in the query. */
export function textOf(segments: readonly string[], query: string | null): string {
  const written = segments.find((segment) => segment.startsWith(writtenSegment));
  return cleanText(written?.slice(writtenSegment.length) ?? query ?? '');
}
