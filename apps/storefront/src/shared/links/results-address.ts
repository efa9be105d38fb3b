/**
 * The addresses of results: `/resultados?query={text}` (RT-08), and `/resultados/q={text}/…` with the filters of a
 * listing (RT-09). Our own segment `literal=1` is part of them if the shopper wants the text without correction.
 */
import { type ListingState, parseListing } from '@tianguis/domain';
import { paths } from './paths.ts';
import { resultsSegments, searchedText, writtenSegment } from './searched-text.ts';

const asWritten = 'literal=1';

export interface ResultsAddress {
  /** The searched text as it was written; empty if there is none. */
  text: string;
  /** Search the text without correction. */
  literal: boolean;
  state: ListingState;
}

export function readResults(pathname: string, query: string | null): ResultsAddress {
  const segments = resultsSegments(pathname);
  const { state } = parseListing(segments.filter((segment) => !segment.startsWith(writtenSegment)));
  return { text: searchedText(pathname, query), literal: segments.includes(asWritten), state };
}

/** The base of a results address, before the segments of filters, sort and page. */
export function resultsBase(text: string, { literal = false }: { literal?: boolean } = {}): string {
  const base = `${paths.results}/${writtenSegment}${encodeURIComponent(text)}`;
  return literal ? `${base}/${asWritten}` : base;
}
