/**
 * The URLs of results: `/resultados?query={text}` (RT-08), and `/resultados/q={text}/…` with the filters of a listing
 * (RT-09). Two segments are not in the specification. `detalle=sin-cable,para-nina-5-anos` contains details that
 * products must have beside the text. `literal=1` searches the text without correction.
 */
import { type ListingState, parseListing } from '@tianguis/domain';
import { paths } from '../paths.ts';
import { textOf, writtenSegment } from './searched-text.ts';

const asWritten = 'literal=1';
const detailSegment = 'detalle=';
const mostDetails = 6;
const longestDetail = 60;

export interface ResultsAddress {
  /** The searched text as it was written; empty if there is none. */
  text: string;
  /** Whether the text is searched without correction. */
  literal: boolean;
  /** Ids of details, as in `understood.details` of the API. */
  details: string[];
  state: ListingState;
}

/** Reads the segments below `/resultados`. If no segment contains a text, the text comes from the query. */
export function readResults(segments: readonly string[], query: string | null): ResultsAddress {
  const { state } = parseListing(segments.filter((segment) => !segment.startsWith(writtenSegment)));
  const written = segments.find((segment) => segment.startsWith(detailSegment)) ?? '';
  const details = cleanDetails(written.slice(detailSegment.length).split(','));
  return { text: textOf(segments, query), literal: segments.includes(asWritten), details, state };
}

/** Sorts the details and removes duplicates, so that a search has one URL. */
const cleanDetails = (ids: readonly string[]): string[] =>
  [...new Set(ids.filter((id) => /^[\p{Ll}\d-]+$/u.test(id) && id.length <= longestDetail))]
    .sort()
    .slice(0, mostDetails);

/** The base of a results URL, before the segments of filters, sort and page. */
export function resultsBase(
  text: string,
  { literal = false, details = [] }: { literal?: boolean; details?: readonly string[] } = {},
): string {
  const written = cleanDetails(details).map(encodeURIComponent).join(',');
  const parts = [
    text && `${writtenSegment}${encodeURIComponent(text)}`,
    written && detailSegment + written,
    literal && asWritten,
  ];
  return [paths.results, ...parts.filter(Boolean)].join('/');
}
