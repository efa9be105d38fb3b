/** Finds notices for searches, for instance that alcohol is sold to adults only (ST-11 `disclaimerNotice`). */
import type { ShopConfig } from '@tianguis/config';
import { normaliseWord, tokenise } from '@tianguis/domain/words';

export type SearchNotices = NonNullable<ShopConfig['searchNotices']>;

/**
 * Finds the first notice with a term that a search contains, in any number and gender. A term of several words needs
 * all of its words. Undefined if no notice matches.
 */
export function createNotices(notices: SearchNotices): (typed: string) => string | undefined {
  const read = (text: string) => tokenise(text).map((token) => normaliseWord(token.text));
  const known = notices.map(({ text, words }) => ({ text, words: words.map(read) }));
  return (typed) => {
    const searched = new Set(read(typed));
    const applies = (word: readonly string[]) => word.length > 0 && word.every((part) => searched.has(part));
    return known.find(({ words }) => words.some(applies))?.text;
  };
}
