/** The rules that are nearest to a text of which no phrase is whole: by their rare words, over all phrases of a rule. */
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

interface Word {
  word: string;
  stem: string;
  isGendered: boolean;
}
const readWord = (word: string): Word => ({ word, stem: stemOf(word), isGendered: isGendered(word) });

/** Words and their stems, to be looked up. */
interface WordSet {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}
const wordSet = (all: readonly Word[]): WordSet => ({
  words: new Set(all.map(({ word }) => word)),
  stems: new Set(all.map(({ stem }) => stem)),
});
/** How much of a word these others have. */
const met = ({ words, stems }: WordSet, { word, stem, isGendered: isOne }: Word): number =>
  words.has(word) ? 1 : !isOne && stems.has(stem) ? stemOnly : 0;

const sum = <One>(all: readonly One[], weigh: (one: One) => number): number =>
  all.reduce((total, one) => total + weigh(one), 0);

/** @param phrases words of each phrase, in the singular, and its rule */
export function createNearestRules(phrases: ReadonlyArray<{ words: readonly string[]; rule: PhraseRule }>) {
  const known = new Map(phrases.flatMap(({ words }) => words).map((word) => [word, readWord(word)]));
  const wordsOf = (words: readonly string[]) => words.map((word) => known.get(word) ?? readWord(word));
  const all = Array.from(
    Map.groupBy(phrases, ({ rule }) => rule),
    ([rule, some]) => ({ rule, some, ...wordSet(wordsOf(some.flatMap(({ words }) => words))) }),
  );
  const rules = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) rules.set(stem, (rules.get(stem) ?? 0) + 1);
  const rarityOf = ({ word, stem }: Word): number =>
    Math.log(1 + all.length / (rules.get(stem) ?? unknownCount)) * (isPerson(word) ? ofPerson : 1);
  const weighed = (words: readonly string[]) => wordsOf(words).map((word) => ({ ...word, rarity: rarityOf(word) }));
  const rarity = (word: { rarity: number }) => word.rarity;
  const bags = all.map(({ some, ...bag }) => ({
    ...bag,
    phrases: some.map(({ words }) => weighed(words)).map((words) => ({ words, whole: sum(words, rarity) })),
  }));
  const withStem = new Map<string, typeof bags>();
  for (const bag of bags) for (const stem of bag.stems) withStem.set(stem, [...(withStem.get(stem) ?? []), bag]);

  /** The nearest rules, best first. */
  return (said: SaidWords, limit: number): NearRule[] => {
    const words = said.map((same) => weighed(same));
    const whole = sum(words, ([first]) => first?.rarity ?? 0);
    if (whole === 0) return [];
    const text = wordSet(words.flat());
    const nearness = ({ phrases, ...bag }: (typeof bags)[number]): number => {
      const covered = sum(words, (same) => Math.max(...same.map((one) => met(bag, one))) * (same[0]?.rarity ?? 0));
      const best = phrases.map((one) => sum(one.words, (word) => met(text, word) * word.rarity) / one.whole);
      return (covered / whole) * Math.max(...best);
    };
    const found = new Set([...text.stems].flatMap((stem) => withStem.get(stem) ?? []));
    return Array.from(found, (bag) => ({ rule: bag.rule, nearness: nearness(bag) }))
      .filter((one) => one.nearness > 0)
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit);
  };
}
