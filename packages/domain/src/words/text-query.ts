/** A shopper's text as a boolean query on index terms. */
import { categoryMarker, categoryPartMarker, leafCategoryMarker, titleStartMarker } from './marker-terms.ts';
import type { Clause } from './synonyms.ts';

export interface TextQuery {
  /**
   * Parallel lists: each term, the index of its alternative, the index of its clause, and whether it is the shopper's
   * own word and no synonym.
   */
  terms: readonly string[];
  alternatives: readonly number[];
  clauses: readonly number[];
  own: readonly boolean[];
  /**
   * Marker terms of the kind of thing that is searched for, and their kinds: `begins`, `begins_any`, `called`,
   * `called_too`, `kind_begins`, `of_kind`. A product with one of them is anchored.
   */
  markers: readonly string[];
  markerKinds: readonly string[];
  /** This many clauses are enough if the product is anchored. */
  minShouldMatch: number;
  /** All clauses but one, of three or more, are enough also without an anchor. */
  loose: boolean;
  /** A product must be anchored even if it matches all clauses. */
  anchored: boolean;
  /** A product matches exactly if it matches all clauses: counting needs no markers. */
  isPlain: boolean;
}

/** Maximum number of clauses; further words of the text are dropped. */
export const mostClauses = 12;
/** Maximum number of names of several words, for the markers of categories. */
const mostNames = 24;

export interface Match {
  /** Number of clauses that an anchored product must match; default all. */
  minShouldMatch?: number;
  /** All clauses but one are enough without an anchor. */
  loose?: boolean;
  /** Only anchored products match. */
  anchored?: boolean;
}

export function toTextQuery(
  clauses: readonly Clause[],
  { minShouldMatch = clauses.length, loose = false, anchored = false }: Match = {},
): TextQuery {
  const alternatives = clauses.flatMap(({ alternatives, own }, clause) =>
    alternatives.map((way, at) => ({ way, clause, own: at < own })),
  );
  const entries = alternatives.flatMap(({ way, ...rest }, alternative) =>
    Array.from(new Set(way), (term) => ({ term, alternative, ...rest })),
  );
  const kinds = markersOf(clauses);
  const markers = Object.entries(kinds).flatMap(([kind, terms]) => Array.from(terms, (term) => ({ term, kind })));
  return {
    terms: entries.map(({ term }) => term),
    alternatives: entries.map(({ alternative }) => alternative),
    clauses: entries.map(({ clause }) => clause),
    own: entries.map(({ own }) => own),
    markers: markers.map(({ term }) => term),
    markerKinds: markers.map(({ kind }) => kind),
    minShouldMatch: Math.min(minShouldMatch, clauses.length),
    loose,
    anchored,
    isPlain: !anchored && minShouldMatch >= clauses.length,
  };
}

type Markers = Record<'begins' | 'begins_any' | 'called' | 'called_too' | 'kind_begins' | 'of_kind', Set<string>>;

/**
 * The markers by which a product is of the kind that is searched for. The first word of a search usually names the
 * thing, the following words specify it.
 */
function markersOf(clauses: readonly Clause[]): Markers {
  // A number alone names no thing, but "ps5" does.
  const named = clauses.filter(({ isCode, text }) => !isCode || /\p{L}{2}/u.test(text));
  const [first, ...others] = named;
  const startMarkers = (clause: Clause, marker = titleStartMarker) =>
    clause.alternatives.flatMap(([word]) => (word === undefined ? [] : [marker(word)]));
  const names = namesOf(clauses);
  const single = named.flatMap(({ alternatives }) => alternatives);
  return {
    begins: new Set(first ? startMarkers(first) : []),
    begins_any: new Set(others.flatMap((clause) => startMarkers(clause))),
    called: new Set(names.map(categoryMarker)),
    called_too: new Set(names.map(categoryPartMarker)),
    kind_begins: new Set(first ? startMarkers(first, leafCategoryMarker) : []),
    of_kind: new Set(single.flatMap((words) => [categoryMarker(words), categoryPartMarker(words)])),
  };
}

/** The whole text as one name: in the shopper's words, and with one word replaced by a synonym. */
function namesOf(clauses: readonly Clause[]): string[][] {
  const own = clauses.map(({ alternatives: [way = []] }) => [...way]);
  const others = clauses.flatMap(({ alternatives }, at) => alternatives.slice(1).map((way) => own.with(at, [...way])));
  return [own, ...others].slice(0, mostNames).map((name) => name.flat());
}
