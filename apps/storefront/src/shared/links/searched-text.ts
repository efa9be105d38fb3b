/** The searched text of an address. Apart from the filters in it, which only pages with listings read. */
import { cleanSearch, longestSearch, mendEscapes, shortestSearch } from '@tianguis/domain';
import { paths } from './paths.ts';

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
  if (pathname !== paths.results && !pathname.startsWith(`${paths.results}/`)) return '';
  const named = resultsSegments(pathname).find((segment) => segment.startsWith(writtenSegment));
  return cleanText(named?.slice(writtenSegment.length) ?? query ?? '');
}

/**
 * The segments of a results address, decoded one by one, since a text may contain slashes. A percent sign that escapes
 * nothing stands for itself.
 */
export function resultsSegments(pathname: string): string[] {
  return pathname
    .slice(paths.results.length)
    .split('/')
    .map((segment) => decodeURIComponent(mendEscapes(segment)));
}
