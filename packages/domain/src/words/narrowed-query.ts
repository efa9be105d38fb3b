/** Queries made of other queries, to count how much of what was found says something. */
import type { TextQuery, Without } from './text-query.ts';

/** Limits a query to products that have every clause in title, brand, model, category or facts. */
export const named = (query: TextQuery): TextQuery => ({ ...query, isNamed: true });

/** What both queries find, ranked by the first. */
export const within = (query: TextQuery, other: TextQuery): TextQuery => ({ ...query, within: other });

/** The same query, which puts products with one of these markers behind all others, in every sort. */
export function withLast(query: TextQuery, markers: readonly string[]): TextQuery {
  if (markers.length === 0 || query.hasLast) return query;
  return {
    ...query,
    markers: [...query.markers, ...markers],
    markerKinds: [...query.markerKinds, ...markers.map(() => 'last')],
    hasLast: true,
  };
}

/** The same query without the products that it puts last. */
export const withoutLast = (query: TextQuery): TextQuery =>
  query.hasLast
    ? {
        ...query,
        markerKinds: query.markerKinds.map((kind) => (kind === 'last' ? 'without' : kind)),
        hasLast: false,
        isPlain: false,
      }
    : query;

/** The same query, which allows these terms, unless `still` forbids them. */
export function allowing(query: TextQuery, without: Without | undefined, still: Without | undefined): TextQuery {
  const free = (terms: readonly string[] = [], forbidden: readonly string[] = []) =>
    new Set(terms.filter((term) => !forbidden.includes(term)));
  const allowed: Readonly<Record<string, ReadonlySet<string>>> = {
    without: free(without?.anywhere, still?.anywhere),
    without_title: free(without?.title, still?.title),
    without_fact: free(without?.facts, still?.facts),
  };
  const left = query.markers.flatMap((term, at) => {
    const kind = query.markerKinds[at] ?? '';
    return allowed[kind]?.has(term) ? [] : [{ term, kind }];
  });
  return { ...query, markers: left.map(({ term }) => term), markerKinds: left.map(({ kind }) => kind) };
}
