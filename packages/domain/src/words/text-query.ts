/** A shopper's text as a boolean query on index terms. */
import { categoryMarker, categoryPartMarker, leafCategoryMarker, titleStartMarker } from './marker-terms.ts';
import type { Clause } from './synonyms.ts';

export interface TextQuery {
  /**
   * Lists of the same length: each term, the number of its alternative, the number of its clause, whether it is the
   * shopper's own.
   */
  terms: readonly string[];
  alternatives: readonly number[];
  clauses: readonly number[];
  own: readonly boolean[];
  /**
   * Terms that say what kind of thing is meant, and how: `begins`, `begins_any`, `called`, `called_too`, `kind_begins`,
   * `of_kind`.
   */
  markers: readonly string[];
  markerKinds: readonly string[];
  /** So many clauses are enough, where the product's title or category says that it is what is meant. */
  minShouldMatch: number;
  /** And all but one of three or more, whatever title and category say. */
  loose: boolean;
  /** Even with all clauses, title or category must say it. */
  anchored: boolean;
  /** All clauses, and nothing else, make a product match: markers are not needed to count. */
  isPlain: boolean;
}

/** Clauses that are read; nobody means more words, and what is behind them is left out. */
export const mostClauses = 12;
/** Ways to name a category by several words. */
const mostNames = 24;

export interface Match {
  /** So many of the clauses, where it is not all of them, and an anchor. */
  minShouldMatch?: number;
  /** Or all but one, without an anchor. */
  loose?: boolean;
  /** An anchor even with all of them. */
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
 * What says that a product is the thing that is meant. The first word of a search is most often the thing, what follows
 * says which.
 */
function markersOf(clauses: readonly Clause[]): Markers {
  // A number alone says nothing, but "ps5" does.
  const named = clauses.filter(({ isCode, text }) => !isCode || /\p{L}{2}/u.test(text));
  const [first, ...others] = named;
  const beginnings = (clause: Clause, marker = titleStartMarker) =>
    clause.alternatives.flatMap(([word]) => (word === undefined ? [] : [marker(word)]));
  const names = namesOf(clauses);
  const single = named.flatMap(({ alternatives }) => alternatives);
  return {
    begins: new Set(first ? beginnings(first) : []),
    begins_any: new Set(others.flatMap((clause) => beginnings(clause))),
    called: new Set(names.map(categoryMarker)),
    called_too: new Set(names.map(categoryPartMarker)),
    kind_begins: new Set(first ? beginnings(first, leafCategoryMarker) : []),
    of_kind: new Set(single.flatMap((words) => [categoryMarker(words), categoryPartMarker(words)])),
  };
}

/** What was asked for as one name: in the shopper's words, and with a synonym in place of one of them. */
function namesOf(clauses: readonly Clause[]): string[][] {
  const own = clauses.map(({ alternatives: [way = []] }) => [...way]);
  const others = clauses.flatMap(({ alternatives }, at) => alternatives.slice(1).map((way) => own.with(at, [...way])));
  return [own, ...others].slice(0, mostNames).map((name) => name.flat());
}
