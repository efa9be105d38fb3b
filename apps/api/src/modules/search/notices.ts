/** What the law or the shop wants said of a search, for instance that alcohol is sold to adults only (ST-11 `disclaimerNotice`). */
import type { ShopConfig } from '@tianguis/config';
import { normaliseWord, tokenise } from '@tianguis/domain/words';

export type SearchNotices = NonNullable<ShopConfig['searchNotices']>;

/**
 * Gives the text of the first notice one of whose words stands in a search, in any number and gender; a word of several needs all of them.
 * Undefined where none applies.
 */
export function createNotices(notices: SearchNotices): (typed: string) => string | undefined {
  const read = (text: string) => tokenise(text).map((token) => normaliseWord(token.text));
  const known = notices.map(({ text, words }) => ({ text, words: words.map(read) }));
  return (typed) => {
    const said = new Set(read(typed));
    const applies = (word: readonly string[]) => word.length > 0 && word.every((part) => said.has(part));
    return known.find(({ words }) => words.some(applies))?.text;
  };
}
