/** The words of the catalogue in memory: lookup, spelling correction and prefix completion. */
import { type Token, tokenise } from './analyse.ts';
import { brandKey } from './brand-rules.ts';
import type { NamedCategory } from './category-names.ts';
import { distance } from './distance.ts';
import { fold } from './fold.ts';
import { createKinds, type Kinds } from './kinds.ts';
import { normaliseWord } from './normalise.ts';
import { createSpelling } from './spelling.ts';
import type { StartRow } from './start-counts.ts';
import { type CountedSearch, createSuggestions, type PhraseRow, type Suggestions } from './suggestions.ts';

export interface LexiconRows {
  words: ReadonlyArray<{ word: string; shown: string; products: number }>;
  phrases: readonly PhraseRow[];
  starts: readonly StartRow[];
  categories: readonly NamedCategory[];
  /** Names of brands with products. */
  brands: readonly string[];
  /** Searches by people. */
  counted?: readonly CountedSearch[];
}

export interface Lexicon {
  /**
   * The correction of this query word, in display form; undefined if the word is known or no word is near. A correct
   * Spanish word that the catalogue lacks is corrected only with `anyway`.
   */
  correct(token: Token, options?: { anyway?: boolean }): string | undefined;
  /** Whether the catalogue has this word, in any number and gender. */
  knows(word: string): boolean;
  /** Whether a folded word is in the dictionary of Spanish. */
  isSpanish(word: string): boolean;
  /** The most frequent spelling of this folded word, with its accents. */
  written(word: string): string;
  /** What kinds of things words name. */
  kinds: Kinds;
  /**
   * Whether a brand of this name has products, or products are called so, as far as single words tell: not of "la
   * moderna", since anything may be modern.
   */
  carries(name: string): boolean;
  suggest: Suggestions['suggest'];
}

export function createLexicon(
  { words, phrases, starts, categories, brands, counted = [] }: LexiconRows,
  isSpanish: (word: string) => boolean,
): Lexicon {
  const shown = new Map(words.map((row) => [row.word, row.shown]));
  const normal = new Set(words.map(({ word }) => normaliseWord(word)));
  const carried = new Set(brands.map(brandKey));
  const spelling = createSpelling(words);
  const kinds = createKinds(starts, categories);
  /** A brand, a code, or what titles start with behind the brand: "AirPods" of Apple, but not "Honda" of Milpa Honda. */
  const isName = (word: string) =>
    carried.has(brandKey(word)) || kinds.nounness(normaliseWord(word)) > 0 || (/\d/.test(word) && shown.has(word));
  const isKnown = (word: string) => shown.has(word) || normal.has(normaliseWord(word));

  /** "audifonosbluetooth": two words of the catalogue without the space. */
  const split = (word: string): string | undefined => {
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const [one, other] = [word.slice(0, at), word.slice(at)];
      if (shown.has(one) && shown.has(other)) return `${shown.get(one)} ${shown.get(other)}`;
    }
    return undefined;
  };

  const isStart = (word: string) => starts.length === 0 || kinds.nounness(word) > 0;
  const spelled = (word: string) => (isKnown(word) ? undefined : spelling.correct(word));
  // Titles of works are names: no part of one is a search.
  const ofThings = phrases.filter(({ phrase }) => tokenise(phrase).some(({ text }) => isStart(normaliseWord(text))));
  const suggestions = createSuggestions(
    { phrases: ofThings, categories, productsOf: kinds.productsOf, counted },
    spelled,
  );

  return {
    knows: isKnown,
    isSpanish,
    kinds,
    carries(name) {
      const words = tokenise(name).map(({ text }) => text);
      const isEveryday = words.length === 1 && words[0] !== fold(name);
      return carried.has(brandKey(name)) || (!isEveryday && words.length > 0 && words.every(isName));
    },
    correct({ text, isCode }, { anyway = false } = {}) {
      if (isCode || isKnown(text)) return undefined;
      const meant = spelling.correct(text, anyway) ?? split(text);
      if (meant === undefined) return undefined;
      if (!anyway && isSpanish(text) && !isSameButEnding(text, meant) && !soundsAlike(text, meant)) return undefined;
      return shown.get(meant) ?? meant;
    },
    written: (word) => shown.get(word) ?? word,
    suggest: suggestions.suggest,
  };
}

/** Minimum length of each part when a word is split in two. */
const minPartLength = 4;

/** "freidor" and "freidora" differ in the ending alone: a correction, though both words exist. */
function isSameButEnding(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return long.startsWith(short) && /^[aeos]$/.test(long.slice(short.length));
}

/** "guitara" is a form of a rare verb; in a short word such a letter makes another word. */
const soundsAlike = (one: string, other: string): boolean =>
  one.length >= longWord && distance(one, other, costOfSound) <= costOfSound;
const [longWord, costOfSound] = [7, 0.5];
