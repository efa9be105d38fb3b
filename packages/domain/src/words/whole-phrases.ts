/** The phrase of an operator's rule that is whole in a text, by the stems of its words, in any sequence. */
import { foldWithTea } from './analyse.ts';
import { fold } from './fold.ts';
import { memoised } from './memoised.ts';
import { isGendered, isPerson } from './people.ts';
import { type PhraseMatch, type PhraseRule, plainWord, plainWords, withoutWords } from './phrase-rules.ts';
import { singular } from './singular.ts';
import { stemOf } from './stem.ts';

/** A word of a phrase in the singular; tea stays what it is, as "te" is a pronoun. */
export const phraseWord = (word: string): string => (word === 'tes' ? word : singular(word));

export interface OccasionMatch extends PhraseMatch {
  /** Number of words of the phrase. */
  length: number;
  /** Whether the very words of the phrase are in the text, and no others with their stems. */
  isExact: boolean;
  /** Whether no other word that says something stands before it. */
  isFirst: boolean;
  /** Whether its words stand in the sequence of the phrase. */
  isInSequence: boolean;
}

interface Candidate {
  rule: PhraseRule;
  at: readonly number[];
  exact: number;
  /** Number of words that are not for people. */
  purposes: number;
}

/** Says more of what for; then more in all, then in the very words. */
const isBetter = (one: Candidate, other: Candidate): boolean =>
  (one.purposes - other.purposes || one.at.length - other.at.length || one.exact - other.exact) > 0;

/**
 * @param phrases words of each phrase, in the singular, and its rule
 * @param words `isSmall`: whether a word is no form of another; `isVague`: whether it names nothing before an occasion
 * @returns the longest phrase whose words are all in a text; `sameAs` gives other words for a word
 */
export function createWholePhrases(
  phrases: ReadonlyArray<{ words: readonly string[]; rule: PhraseRule }>,
  { isSmall, isVague }: { isSmall(word: string): boolean; isVague(word: string): boolean },
) {
  const read = memoised((word: string) => ({ word, stem: stemOf(word), isGendered: isGendered(word) }));
  const stemsOf = (words: readonly string[]): string[] => words.map((word) => read(word).stem);
  const counts = new Map<string, number>();
  for (const { words } of phrases) for (const stem of stemsOf(words)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  // All words must be there, so the rarest one finds a phrase.
  const byRarest = Map.groupBy(phrases, ({ words }) => {
    const stems = stemsOf(words);
    return stems.reduce(
      (best, stem) => ((counts.get(stem) ?? 0) < (counts.get(best) ?? 0) ? stem : best),
      stems[0] ?? '',
    );
  });

  return (written: string, sameAs: (word: string) => readonly string[]): OccasionMatch | undefined => {
    const plain = plainWords(foldWithTea(written));
    const said = plain.map(phraseWord);
    const same = said.map((word) => [word, ...sameAs(word)]);
    const forms = same.map((some) => some.map((word) => read(word).stem));
    const stems = forms.map((some, at) => (isSmall(plain[at] ?? '') ? [] : some));
    let best: Candidate | undefined;
    for (const phrase of new Set([...new Set(forms.flat())].flatMap((stem) => byRarest.get(stem) ?? []))) {
      const { rule } = phrase;
      // Few phrases are candidates: reading them at each search takes less memory than all of them read.
      const words = phrase.words.map(read);
      const at = words.map(({ word, stem, isGendered: isOne }) =>
        said.includes(word) || isOne
          ? same.findIndex((some) => some.includes(word))
          : stems.findIndex((some) => some.includes(stem)),
      );
      const exact = words.filter(({ word }) => said.includes(word)).length;
      // A single word must be the very one.
      if (at.includes(-1) || (words.length === 1 && exact === 0)) continue;
      const one = { rule, at, exact, purposes: phrase.words.filter((word) => !isPerson(word)).length };
      if (best === undefined || isBetter(one, best)) best = one;
    }
    if (best === undefined) return undefined;
    const { rule, at, exact } = best;
    return {
      rule,
      phrase: plain.filter((_, index) => at.includes(index)).join(' '),
      rest: withoutWords(fold(written), plainWord, (index) => at.includes(index)),
      length: at.length,
      isExact: exact === at.length,
      isFirst: plain.slice(0, Math.min(...at)).every(isVague),
      isInSequence: at.every((place, index) => index === 0 || place > (at[index - 1] ?? 0)),
    };
  };
}
