/** The words of the catalogue in memory: lookup, spelling correction and prefix completion. */
import type { Token } from './analyse.ts';
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';
import { createSpelling } from './spelling.ts';

export interface LexiconRows {
  words: ReadonlyArray<{ word: string; shown: string; products: number }>;
  phrases: ReadonlyArray<{ phrase: string; shown: string; products: number }>;
}

export interface Lexicon {
  /**
   * The correction of this query word, in display form; undefined if the word is known or no word is near. A correct
   * Spanish word that the catalogue lacks is corrected only with `anyway`.
   */
  correct(token: Token, options?: { anyway?: boolean }): string | undefined;
  /** Whether the catalogue has this word, in any number and gender. */
  knows(word: string): boolean;
  /** The most frequent spelling of this folded word, with its accents. */
  written(word: string): string;
  /** Phrases that begin with the typed text, those of most products first. */
  complete(typed: string, limit: number): string[];
}

export function createLexicon({ words, phrases }: LexiconRows, isSpanish: (word: string) => boolean): Lexicon {
  const shown = new Map(words.map((row) => [row.word, row.shown]));
  const normal = new Set(words.map(({ word }) => normaliseWord(word)));
  const spelling = createSpelling(words);
  const sorted = phrases.toSorted((one, other) => compare(one.phrase, other.phrase));
  const isKnown = (word: string) => shown.has(word) || normal.has(normaliseWord(word));

  /** "audifonosbluetooth": two words of the catalogue without the space. */
  const split = (word: string): string | undefined => {
    for (let at = minPartLength; at <= word.length - minPartLength; at++) {
      const [one, other] = [word.slice(0, at), word.slice(at)];
      if (shown.has(one) && shown.has(other)) return `${shown.get(one)} ${shown.get(other)}`;
    }
    return undefined;
  };

  return {
    knows: isKnown,
    correct({ text, isCode }, { anyway = false } = {}) {
      if (isCode || isKnown(text)) return undefined;
      const meant = spelling.correct(text) ?? split(text);
      if (meant === undefined || (!anyway && isSpanish(text) && !isSameButEnding(text, meant))) return undefined;
      return shown.get(meant) ?? meant;
    },
    written: (word) => shown.get(word) ?? word,
    complete(typed, limit) {
      const prefix = fold(typed).replace(/\s+/g, ' ').trimStart();
      if (prefix === '') return [];
      const best: Array<(typeof sorted)[number]> = [];
      for (let at = firstFrom(sorted, prefix); sorted[at]?.phrase.startsWith(prefix); at++) {
        const phrase = sorted[at];
        if (phrase) insert(best, phrase, limit);
      }
      return best.map((phrase) => phrase.shown);
    },
  };
}

/** Minimum length of each part when a word is split in two. */
const minPartLength = 4;

/** "freidor" and "freidora" differ in the ending alone: a correction, though both words exist. */
function isSameButEnding(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return long.startsWith(short) && /^[aeos]$/.test(long.slice(short.length));
}

/** Inserts into a top-`limit` list, sorted by products, most first. */
function insert<Phrase extends { products: number }>(best: Phrase[], phrase: Phrase, limit: number): void {
  const last = best.at(-1);
  if (best.length === limit && last && last.products >= phrase.products) return;
  const at = best.findIndex(({ products }) => products < phrase.products);
  best.splice(at < 0 ? best.length : at, 0, phrase);
  if (best.length > limit) best.pop();
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function firstFrom(sorted: ReadonlyArray<{ phrase: string }>, prefix: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.phrase ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}
