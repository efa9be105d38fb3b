/**
 * Marker terms: index terms with a prefix that no query text can contain. They record how a product's title starts,
 * which names the product, and what its categories are called.
 */
import { tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import type { TitleStart } from './title-starts.ts';

/** The title starts with this word, or with these two, joined by `_`. */
export const titleStartMarker = (word: string): string => `^${word}`;
/** The word or the two words of a marker of a title's start; undefined of other terms. */
export const titleStartOf = (term: string): string | undefined => (term.startsWith('^') ? term.slice(1) : undefined);
/** The title's first noun phrase has this word: "cafetera" of "Breville Barista Cafetera espresso". */
export const titlePhraseMarker = (word: string): string => `>${word}`;
/** The whole name of the product's category or of an ancestor is these words, in any sequence. */
export const categoryMarker = (words: readonly string[]): string => `=${keyOf(words)}`;
/** Part of a category's name is these words: "cómics" of "Cómics y arte". */
export const categoryPartMarker = (words: readonly string[]): string => `~${keyOf(words)}`;
/** A part of the leaf category's name starts with this word: "bocinas" of "Bocinas portátiles". */
export const leafCategoryMarker = (word: string): string => `+${word}`;

/** A fact says that it has this: "Contiene gluten: Sí". */
export const bearingMarker = (word: string): string => `!${word}`;

const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join('_');

/** A fact or the title says that it is for this age, in whole years below 18. */
export const ageMarker = (years: number): string => `#${years}`;
/** It is sold in a pharmacy, and neither title nor facts say that it is for children. */
export const unsaidForChildrenMarker = '#adult';

/** The product's category, or an ancestor of it. */
export const categoryIdMarker = (id: number): string => `@${id}`;

/** Markers of a title's starts: each first word, also together with the next. */
export function titleStartMarkers(starts: readonly TitleStart[]): Set<string> {
  return new Set(
    starts.flatMap(({ terms, next }) => [
      ...terms.map(titleStartMarker),
      ...(next === undefined ? [] : [titleStartMarker(`${terms[0]}_${next}`)]),
    ]),
  );
}

const wordsOf = (text: string) => tokenise(text).flatMap(({ alternatives: [first = []] }) => first);

/** Markers of a category's whole name and, if it has several parts, of each part: "Cómics y arte", "cómics", "arte". */
export function categoryMarkers(name: string): Set<string> {
  const whole = wordsOf(name);
  if (whole.length === 0) return new Set();
  const parts = partsOf(name);
  return new Set([categoryMarker(whole), ...(parts.length > 1 ? parts.map(categoryPartMarker) : [])]);
}

/**
 * Markers of the first word of each part of the leaf category's name. A title that starts with one of these words says
 * which part the product is of: a glass of "Tazas y vasos" is no cup.
 */
export function leafCategoryMarkers(name: string, starts: readonly TitleStart[] = []): Set<string> {
  const words = new Set(partsOf(name).flatMap(([word]) => word ?? []));
  const own = starts.flatMap(({ terms }) => terms).filter((term) => words.has(term));
  return new Set(Array.from(own.length > 0 ? own : words, leafCategoryMarker));
}

/** The words of each part of a category's name. */
export function partsOf(name: string): string[][] {
  return fold(name)
    .split(/[,/&]| y | e | o | u /)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}
