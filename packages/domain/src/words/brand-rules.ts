/** Brands that a shop may not have, and the kinds of things that they stand for. */
import { type Token, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import { longestPhrase, type PhraseMatch, type PhraseRule, readPhrases, withoutWords } from './phrase-rules.ts';
import { singular } from './singular.ts';

export interface BrandRules {
  /** The longest name whose words stand side by side. */
  find(text: string): PhraseMatch | undefined;
  /**
   * A name that is an everyday word, and so is known with its product alone: "vivo" of "vivo celular". The whole text
   * is the name.
   */
  findBare(text: string): PhraseMatch | undefined;
  /** Whether a token is a name by itself. */
  knows(token: Pick<Token, 'text'>): boolean;
  /** Number of rules. */
  size: number;
}

/** Letters and digits apart: "moto g84" begins with the name "moto g". An apostrophe is within a word. */
const word = /\p{L}+(?:'\p{L}+)*|\p{N}+/gu;
const wordsOf = (text: string): string[] => (fold(text).match(word) ?? []).map((one) => one.replaceAll("'", ''));

/** Names are the same with and without spaces and hyphens: "coca cola", "coca-cola", "cocacola". */
const keyOf = (words: readonly string[]): string => words.map(singular).join('');

/** What names of one brand have in common, however they are written: "Lay's" and "lays", "Coca-Cola" and "coca cola". */
export const brandKey = (name: string): string => keyOf(wordsOf(name));

/** Words of so few letters must be written as the brand is, in number too. */
const shortWord = 3;

/** Whether these words of a name are no name, but the product that it is given with. */
const isProduct = (words: readonly string[], { things }: PhraseRule): boolean =>
  words.length > 0 &&
  things.some((thing) => words.every((one) => wordsOf(thing).map(singular).includes(singular(one))));

/** @throws SynonymError for a line that is no rule */
export function readBrandRules(text: string): BrandRules {
  const { phrases, size } = readPhrases(text, wordsOf);
  const rules = new Map(phrases.toReversed().map((phrase) => [keyOf(phrase.words), phrase]));
  const ruleOf = (words: readonly string[]): PhraseRule | undefined => {
    const phrase = rules.get(keyOf(words));
    // "Van a poner casa" names no Vans.
    const [only = ''] = words.length === 1 ? words : [];
    if (only !== '' && only.length <= shortWord && phrase && !phrase.words.includes(only)) return undefined;
    // "si mi" is not Simi.
    const isSplit = phrase && phrase.words.length < words.length;
    return isSplit && words.some((one) => tokenise(one).length === 0) ? undefined : phrase?.rule;
  };
  const bare = new Map(
    phrases.toReversed().flatMap(({ words, rule }) =>
      [words.slice(1), words.slice(0, -1)].flatMap((part) =>
        part.length > 0 &&
        isProduct(
          words.filter((one) => !part.includes(one)),
          rule,
        )
          ? [[keyOf(part), rule] as const]
          : [],
      ),
    ),
  );
  return {
    size,
    find(written) {
      const words = wordsOf(written);
      for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
        for (let at = 0; at + length <= words.length; at++) {
          const rule = ruleOf(words.slice(at, at + length));
          const phrase = words.slice(at, at + length).join(' ');
          if (rule === undefined) continue;
          return { rule, phrase, rest: withoutWords(fold(written), word, (one) => one >= at && one < at + length) };
        }
      }
      return undefined;
    },
    findBare(written) {
      const words = wordsOf(written);
      const rule = bare.get(keyOf(words));
      return rule && { rule, phrase: words.join(' '), rest: '' };
    },
    knows: ({ text }) => rules.has(keyOf([text])),
  };
}
