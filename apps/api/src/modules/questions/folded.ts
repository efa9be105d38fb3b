/** Words of questions and answers, by which questions are searched. */
import { fold, normaliseWord } from '@tianguis/domain/words';

/** Words of a search at most. Further words are left out. */
const mostWords = 8;

const wordsOf = (text: string): string[] => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(normaliseWord);

/** The words of texts, each behind a space. */
export const foldTexts = (...texts: readonly string[]): string =>
  texts
    .flatMap(wordsOf)
    .map((word) => ` ${word}`)
    .join('');

/** The words of a search. A word of a text that begins with one of them matches it. */
export const searchedWords = (query: string): string[] =>
  wordsOf(query)
    .slice(0, mostWords)
    .map((word) => ` ${word}`);
