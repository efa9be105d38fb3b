/** A shopper's text as a boolean query on index terms. */
import { isColour } from './colours.ts';
import { categoryMarker, categoryPartMarker, leafCategoryMarker, titleStartMarker } from './marker-terms.ts';
import { isMaterial } from './materials.ts';
import { normaliseWord } from './normalise.ts';
import type { Clause } from './synonyms.ts';

export interface TextQuery {
  /**
   * Parallel lists: each term, the index of its alternative, the index of its clause, whether it is the shopper's own
   * word and no synonym, and how much its clause counts where not all match.
   */
  terms: readonly string[];
  alternatives: readonly number[];
  clauses: readonly number[];
  own: readonly boolean[];
  weights: readonly number[];
  /**
   * Marker terms of the kind of thing that is searched for, and their kinds: `begins`, `begins_any`, `called`,
   * `called_too`, `kind_begins`, `of_kind`. A product with one of them is anchored. Also `thing`, see below; `without`,
   * `without_title` and `without_fact`: what a product must not have, at all, in its title, or in category or facts;
   * `others_title`, unless its title has one of `them_title`; `last`: what stands behind all others.
   */
  markers: readonly string[];
  markerKinds: readonly string[];
  /** This many clauses are enough if the product is anchored. */
  minShouldMatch: number;
  /** All clauses but one, of three or more, are enough also without an anchor. */
  loose: boolean;
  /** A product must be anchored even if it matches all clauses. */
  anchored: boolean;
  /**
   * The clause that names the thing: a product must have it in title, category or facts, and one of the markers of kind
   * `thing`, or of `inside` and `mixed`, and none of kind `minor`; of kind `special` only if it matches all of several
   * clauses. Null: none does.
   */
  thing: number | null;
  /** Clauses are matched in title, brand, model, category and facts alone, and not in descriptions. */
  isNamed: boolean;
  /** A product matches exactly if it matches all clauses: counting needs no markers. */
  isPlain: boolean;
  /** Whether there are markers of kind `last`. */
  hasLast: boolean;
  /** A query that products must match, too. */
  within?: TextQuery;
}

/** Maximum number of clauses; further words of the text are dropped. */
export const mostClauses = 12;
/**
 * A size, a model, who uses it, or what it is without, beside a thing: what has it goes before what has another word. A
 * colour or a material does not: of an "electroacústica negra", one in another colour is nearer than an electric one in
 * black.
 */
const weightOfChoice = 2;
/** Whether a clause says which of its kind a thing shall be: a size, a model, who uses it, or what it looks like. */
export const isChoice = (clause: Clause): boolean => isWeighty(clause) || saysLook(clause);
const isWeighty = (clause: Clause): boolean => clause.isCode || saysWho(clause);
/** A colour or a material. */
const saysLook = ({ alternatives: [[term = ''] = []] }: Clause): boolean => isColour(term) || isMaterial(term);
/** Whether a clause says what a thing is without: "sin cable". */
export const saysAbsence = ({ text }: Clause): boolean => text.startsWith('sin ');
/** Whether a clause says who uses the thing. */
export const saysWho = ({ alternatives: [[term = ''] = []] }: Clause): boolean => isUser(term);
/** @param term normalised */
export const isUser = (term: string): boolean => users.has(term);
/** Who uses things, normalised: a bed for a cat is none for a dog. */
const users: ReadonlySet<string> = new Set(
  'perro gato cachorro hombre mujer dama caballero niño niña bebe infantil'.split(' ').map(normaliseWord),
);
/** Maximum number of names of several words, for the markers of categories. */
const mostNames = 24;

export interface Match {
  /** Number of clauses that an anchored product must match; default all. */
  minShouldMatch?: number;
  /** All clauses but one are enough without an anchor. */
  loose?: boolean;
  /** Only anchored products match. */
  anchored?: boolean;
  thing?: Thing | undefined;
  without?: Without | undefined;
}

/** Terms that a product must not have: anywhere, in its title, or in category or facts. */
export interface Without {
  anywhere: readonly string[];
  title: readonly string[];
  facts?: readonly string[];
  /** In a title that has none of `them`: "para hombre" where women are said, but not "para hombre y mujer". */
  others?: readonly string[];
  them?: readonly string[];
}

/** The clause that names the thing, and the markers of its products. */
export interface Thing {
  clause: number;
  markers: readonly string[];
  /** Markers of categories of a special kind, whose products must match all of a search, and of those of another kind. */
  special: readonly string[];
  minor: readonly string[];
  /** Markers of titles that name the thing, though they do not start with it, and of categories where that is enough. */
  inside: readonly string[];
  mixed: readonly string[];
  /** Of all categories where titles start so, but for those of another kind. */
  started: readonly string[];
  /** Categories whose products are of the kind. */
  main: readonly number[];
}

/** A clause that a thing fulfils, and its products. */
export interface ThingClause {
  clause: Clause;
  thing: Thing;
}

export function toTextQuery(
  clauses: readonly Clause[],
  { minShouldMatch = clauses.length, loose = false, anchored = false, thing, without }: Match = {},
): TextQuery {
  const weightOf = (at: number, clause: Clause) =>
    thing && thing.clause !== at && (saysAbsence(clause) || isWeighty(clause)) ? weightOfChoice : 1;
  const alternatives = clauses.flatMap((clause, at) =>
    clause.alternatives.map((way, index) => ({
      way,
      clause: at,
      own: index < clause.own,
      weight: weightOf(at, clause),
    })),
  );
  const entries = alternatives.flatMap(({ way, ...rest }, alternative) =>
    Array.from(new Set(way), (term) => ({ term, alternative, ...rest })),
  );
  const kinds = {
    ...markersOf(clauses, thing?.clause),
    thing: thing?.markers ?? [],
    special: thing?.special ?? [],
    minor: thing?.minor ?? [],
    inside: thing?.inside ?? [],
    mixed: thing?.mixed ?? [],
    without: without?.anywhere ?? [],
    without_title: without?.title ?? [],
    without_fact: without?.facts ?? [],
    others_title: without?.others ?? [],
    them_title: without?.them ?? [],
  };
  const markers = Object.entries(kinds).flatMap(([kind, terms]) => Array.from(terms, (term) => ({ term, kind })));
  return {
    terms: entries.map(({ term }) => term),
    alternatives: entries.map(({ alternative }) => alternative),
    clauses: entries.map(({ clause }) => clause),
    own: entries.map(({ own }) => own),
    weights: entries.map(({ weight }) => weight),
    markers: markers.map(({ term }) => term),
    markerKinds: markers.map(({ kind }) => kind),
    minShouldMatch: Math.min(minShouldMatch, clauses.length),
    loose,
    anchored,
    thing: thing?.clause ?? null,
    isNamed: false,
    hasLast: false,
    isPlain: !anchored && thing === undefined && without === undefined && minShouldMatch >= clauses.length,
  };
}

type Markers = Record<'begins' | 'begins_any' | 'called' | 'called_too' | 'kind_begins' | 'of_kind', Set<string>>;

/**
 * The markers by which a product is of the kind that is searched for. Where no clause is known to name the thing, the
 * first one usually does, and the following words specify it.
 */
function markersOf(clauses: readonly Clause[], thing: number | undefined): Markers {
  // A number alone names no thing, but "ps5" does.
  const all = clauses.filter(({ isCode, text }) => !isCode || /\p{L}{2}/u.test(text));
  const own = thing === undefined ? undefined : clauses[thing];
  const named = own ? [own, ...all.filter((clause) => clause !== own)] : all;
  const [first, ...others] = named;
  const startMarkers = (clause: Clause, marker = titleStartMarker) =>
    clause.alternatives.flatMap(([word]) => (word === undefined ? [] : [marker(word)]));
  const names = namesOf(clauses);
  // A category that is called like a part of it says nothing more of a thing that is known.
  const single = own ? [] : named.flatMap(({ alternatives }) => alternatives);
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
