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

/** How much of a word these others have. */
type Meeting = (words: WordSet, word: string) => number;
interface WordSet {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}
const wordSet = (words: Iterable<string>): WordSet => {
  const all = new Set(words);
  return { words: all, stems: new Set([...all].map(stemOf)) };
};
const met: Meeting = ({ words, stems }, word) =>
  words.has(word) ? 1 : stems.has(stemOf(word)) && !isGendered(word) ? stemOnly : 0;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** @param phrases words of each phrase, in the singular, and its rule */
export function createNearestRules(phrases: ReadonlyArray<{ words: readonly string[]; rule: PhraseRule }>) {
  const ofRule = Map.groupBy(phrases, ({ rule }) => rule);
  const all = Array.from(ofRule, ([rule, some]) => ({
    rule,
    phrases: some.map(({ words }) => words),
    ...wordSet(some.flatMap(({ words }) => words)),
  }));
  const withStem = Map.groupBy(
    all.flatMap((one) => Array.from(one.stems, (stem) => ({ stem, one }))),
    ({ stem }) => stem,
  );
  const rarity = (word: string): number =>
    Math.log(1 + all.length / (withStem.get(stemOf(word))?.length ?? unknownCount)) * (isPerson(word) ? ofPerson : 1);

  /** The nearest rules, best first. */
  return (said: SaidWords, limit: number): NearRule[] => {
    const whole = total(said.map(([word = '']) => rarity(word)));
    if (whole === 0) return [];
    const text = wordSet(said.flat());
    const nearness = ({ phrases, ...rule }: (typeof all)[number]): number => {
      const covered = said.map((same) => Math.max(...same.map((word) => met(rule, word))) * rarity(same[0] ?? ''));
      const ofPhrase = (words: readonly string[]) =>
        total(words.map((word) => met(text, word) * rarity(word))) / total(words.map(rarity));
      return (total(covered) / whole) * Math.max(...phrases.map(ofPhrase));
    };
    const found = new Set([...text.stems].flatMap((stem) => withStem.get(stem)?.map(({ one }) => one) ?? []));
    return Array.from(found, (one) => ({ rule: one.rule, nearness: nearness(one) }))
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, limit);
  };
}
