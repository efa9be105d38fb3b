/** The rules that are nearest to a text of which no phrase is whole: by their rare words, over all phrases of a rule. */
import { memoised } from './memoised.ts';
import { NumberLists } from './number-lists.ts';
import { isGendered, isPerson } from './people.ts';
import type { PhraseRule } from './phrase-rules.ts';
import { stemOf } from './stem.ts';

export interface NearRule {
  rule: PhraseRule;
  /** How much of the text the rule has, times how much of its best phrase the text has: 0 to 1. */
  nearness: number;
}

/** Words of a text, in the singular: each with others that mean the same. */
export type SaidWords = ReadonlyArray<readonly string[]>;

/** What a word counts of which only the stem is there: "sola" for "sol". */
const stemOnly = 0.75;
/** What a person counts, of what any other word does: who it is for says less than what for. */
const ofPerson = 0.4;
/** In how many rules a word is that is in none. */
const unknownCount = 0.7;
/** The number of a word or a stem that is in no phrase. */
const unknown = -1;

/** A word by the numbers of the word and of its stem. */
interface Word {
  word: number;
  stem: number;
  isGendered: boolean;
  rarity: number;
}

const sum = <One>(all: Iterable<One>, weigh: (one: One) => number): number => {
  let total = 0;
  for (const one of all) total += weigh(one);
  return total;
};

/** Gives each text a number, in the sequence in which the texts come. */
function numbersOf(texts: Iterable<string>): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const text of texts) if (!numbers.has(text)) numbers.set(text, numbers.size);
  return numbers;
}

/**
 * The file has tens of thousands of phrases, so words, stems, phrases and rules are numbers in typed arrays.
 * @param phrases words of each phrase, in the singular, and its rule
 */
export function createNearestRules(phrases: ReadonlyArray<{ words: readonly string[]; rule: PhraseRule }>) {
  const byRule = Array.from(Map.groupBy(phrases, ({ rule }) => rule));
  const rules = byRule.map(([rule]) => rule);
  const words = numbersOf(phrases.flatMap((phrase) => phrase.words));
  const stemTexts = Array.from(words.keys(), stemOf);
  const stems = numbersOf(stemTexts);
  const stemOfWord = Uint32Array.from(stemTexts, (stem) => stems.get(stem) ?? 0);
  const numbered = (some: readonly string[]) => some.map((word) => words.get(word) ?? 0);

  const ofRules = byRule.map(([, some]) => some.map((phrase) => numbered(phrase.words)));
  const phraseWords = new NumberLists(ofRules.flat());
  let count = 0;
  const phrasesOfRule = new NumberLists(ofRules.map((some) => some.map(() => count++)));
  const wordsOfRule = new NumberLists(ofRules.map((some) => new Set(some.flat())));
  const stemsOfRule = ofRules.map((some) => new Set(some.flat().map((word) => stemOfWord[word] ?? 0)));
  const rulesOfWord = wordsOfRule.inverted(words.size);
  const rulesOfStem = new NumberLists(stemsOfRule).inverted(stems.size);

  const rarityOf = (text: string, stem: number): number => {
    const share = rules.length / (rulesOfStem.at(stem).length || unknownCount);
    return Math.log(1 + share) * (isPerson(text) ? ofPerson : 1);
  };
  const rarity = Float64Array.from(words.keys(), (text, word) => rarityOf(text, stemOfWord[word] ?? unknown));
  const gendered = Uint8Array.from(words.keys(), (text) => Number(isGendered(text)));
  const weigh = memoised((text: string): Word => {
    const stem = stems.get(stemOf(text)) ?? unknown;
    return { word: words.get(text) ?? unknown, stem, isGendered: isGendered(text), rarity: rarityOf(text, stem) };
  });

  /** How much of a word each rule has: all of it, or only its stem. */
  const sharesOf = (same: readonly Word[]): Map<number, number> => {
    const shares = new Map<number, number>();
    for (const { stem, isGendered: isOne } of same)
      if (!isOne) for (const rule of rulesOfStem.at(stem)) shares.set(rule, stemOnly);
    for (const { word } of same) for (const rule of rulesOfWord.at(word)) shares.set(rule, 1);
    return shares;
  };

  /** The nearest rules, best first. */
  return (said: SaidWords, limit: number): NearRule[] => {
    const all = said.map((same) => same.map(weigh));
    const whole = sum(all, ([first]) => first?.rarity ?? 0);
    if (whole === 0) return [];
    const textWords = new Set(all.flat().map(({ word }) => word));
    const textStems = new Set(all.flat().map(({ stem }) => stem));
    const shares = all.map((same) => ({ of: sharesOf(same), rarity: same[0]?.rarity ?? 0 }));
    const coverOf = (rule: number): number => sum(shares, (one) => (one.of.get(rule) ?? 0) * one.rarity) / whole;
    const met = (word: number): number =>
      textWords.has(word) ? 1 : !gendered[word] && textStems.has(stemOfWord[word] ?? unknown) ? stemOnly : 0;
    const nearnessOf = (phrase: number): number => {
      const some = phraseWords.at(phrase);
      const weight = (word: number) => rarity[word] ?? 0;
      return sum(some, (word) => met(word) * weight(word)) / sum(some, weight);
    };
    const bestOf = (rule: number): number => Math.max(...Array.from(phrasesOfRule.at(rule), nearnessOf));
    const found = new Set([...textStems].flatMap((stem) => [...rulesOfStem.at(stem)]));
    const byCover = Array.from(found, (rule) => ({ rule, cover: coverOf(rule) })).sort(
      (one, other) => other.cover - one.cover,
    );
    const nearest: NearRule[] = [];
    for (const { rule: number, cover } of byCover) {
      // No nearer than it covers: the others are not among the nearest.
      if (cover <= (nearest[limit - 1]?.nearness ?? 0)) break;
      const nearness = cover * bestOf(number);
      const rule = rules[number];
      if (nearness === 0 || rule === undefined) continue;
      nearest.push({ rule, nearness });
      nearest.sort((one, other) => other.nearness - one.nearness).splice(limit);
    }
    return nearest;
  };
}
