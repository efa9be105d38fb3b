/** The rules that are nearest to a text of which no phrase is whole: by their rare words, over all phrases of a rule. */
import type { PhraseRule } from './phrase-rules.ts';
import { stemOf } from './stem.ts';

export interface NearRule {
  rule: PhraseRule;
  /** How much of the text the rule has, times how much of its best phrase the text has: 0 to 1. */
  nearness: number;
}

/** Words of a text, in the singular: each with others that mean the same. */
export type SaidWords = ReadonlyArray<readonly string[]>;

interface Bag {
  rule: PhraseRule;
  phrases: Array<readonly string[]>;
  words: Set<string>;
  stems: Set<string>;
}

/** What a word counts of which only the stem is there: "sola" for "sol". */
const stemOnly = 0.75;

/** What a word counts that no rule has: as much as one that fewer than one has. */
const unknownCount = 0.7;

/** @param phrases words of each phrase, in the singular, and its rule */
export function createNearestRules(phrases: ReadonlyArray<{ words: readonly string[]; rule: PhraseRule }>) {
  const bags = new Map<PhraseRule, Bag>();
  for (const { words, rule } of phrases) {
    const bag = bags.get(rule) ?? { rule, phrases: [], words: new Set(), stems: new Set() };
    bag.phrases.push(words);
    for (const word of words) {
      bag.words.add(word);
      bag.stems.add(stemOf(word));
    }
    bags.set(rule, bag);
  }
  const withStem = new Map<string, Bag[]>();
  for (const bag of bags.values())
    for (const stem of bag.stems) withStem.set(stem, [...(withStem.get(stem) ?? []), bag]);
  const rarity = (word: string) => Math.log(1 + bags.size / (withStem.get(stemOf(word))?.length ?? unknownCount));
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + rarity(word), 0);

  /** The nearest rules, best first. */
  return (said: SaidWords, limit: number): NearRule[] => {
    const all = sum(said.map(([word = '']) => word));
    if (all === 0) return [];
    const words = new Set(said.flat());
    const stems = new Set([...words].map(stemOf));
    const near = ({ rule, ...bag }: Bag): NearRule => {
      const covered = said.map((same) => {
        const share = same.some((word) => bag.words.has(word))
          ? 1
          : same.some((word) => bag.stems.has(stemOf(word)))
            ? stemOnly
            : 0;
        return share * rarity(same[0] ?? '');
      });
      const ofPhrase = (phrase: readonly string[]) => {
        const met = phrase.map((word) => rarity(word) * (words.has(word) ? 1 : stems.has(stemOf(word)) ? stemOnly : 0));
        return total(met) / sum(phrase);
      };
      return { rule, nearness: (total(covered) / all) * Math.max(...bag.phrases.map(ofPhrase)) };
    };
    const found = new Set([...stems].flatMap((stem) => withStem.get(stem) ?? []));
    return [...found]
      .map(near)
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit);
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
