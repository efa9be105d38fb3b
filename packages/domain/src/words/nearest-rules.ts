/** The rules that are nearest to a text of which no phrase is whole: by their rare words, over all phrases of a rule. */
import { memoised } from './memoised.ts';
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
  const read = memoised(readWord);
  const all = Array.from(
    Map.groupBy(phrases, ({ rule }) => rule),
    ([rule, some]) => ({ rule, some, ...wordSet([...new Set(some.flatMap(({ words }) => words))].map(read)) }),
  );
  const rules = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) rules.set(stem, (rules.get(stem) ?? 0) + 1);
  const weigh = memoised((word: string) => {
    const one = read(word);
    const share = all.length / (rules.get(one.stem) ?? unknownCount);
    return { ...one, rarity: Math.log(1 + share) * (isPerson(word) ? ofPerson : 1) };
  });
  const rarity = (word: { rarity: number }) => word.rarity;
  const bags = all.map(({ some, ...bag }) => ({
    ...bag,
    phrases: some.map(({ words }) => words.map(weigh)).map((words) => ({ words, whole: sum(words, rarity) })),
  }));
  const withStem = new Map<string, typeof bags>();
  for (const bag of bags) {
    for (const stem of bag.stems) {
      const known = withStem.get(stem);
      if (known) known.push(bag);
      else withStem.set(stem, [bag]);
    }
  }

  /** The nearest rules, best first. */
  return (said: SaidWords, limit: number): NearRule[] => {
    const words = said.map((same) => same.map(weigh));
    const whole = sum(words, ([first]) => first?.rarity ?? 0);
    if (whole === 0) return [];
    const text = wordSet(words.flat());
    const coverOf = (bag: WordSet): number =>
      sum(words, (same) => Math.max(...same.map((one) => met(bag, one))) * (same[0]?.rarity ?? 0)) / whole;
    const bestOf = ({ phrases }: (typeof bags)[number]): number =>
      Math.max(...phrases.map((one) => sum(one.words, (word) => met(text, word) * word.rarity) / one.whole));
    const found = new Set([...text.stems].flatMap((stem) => withStem.get(stem) ?? []));
    const byCover = Array.from(found, (bag) => ({ bag, cover: coverOf(bag) })).sort(
      (one, other) => other.cover - one.cover,
    );
    const nearest: NearRule[] = [];
    for (const { bag, cover } of byCover) {
      // No nearer than it covers: the others are not among the nearest.
      if (cover <= (nearest[limit - 1]?.nearness ?? 0)) break;
      const nearness = cover * bestOf(bag);
      if (nearness === 0) continue;
      nearest.push({ rule: bag.rule, nearness });
      nearest.sort((one, other) => other.nearness - one.nearness).splice(limit);
    }
    return nearest;
  };
}
