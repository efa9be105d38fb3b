import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '@tianguis/database';
import { readWordRules, type WordFiles, type WordRules } from '@tianguis/domain/words';

/** This tag is invalidated when an operator changes one of the files (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/**
 * The rules of the files of words. Each invalidation reads the files again. The rules are parsed again only if a file
 * has changed, since parsing takes a third of a second. If reading or parsing fails, the function reports the error and
 * uses the old rules.
 * @throws SynonymError when the first read fails
 */
export function followWordRules(
  read: () => WordFiles,
  changes: Changes | undefined,
  onError: (error: unknown) => void,
): WordRules {
  let files = read();
  let current = readWordRules(files);
  changes?.on((tags) => {
    if (tags !== undefined && !tags.includes(synonymsTag)) return;
    try {
      const newest = read();
      if (isDeepStrictEqual(newest, files)) return;
      current = readWordRules(newest);
      files = newest;
    } catch (error) {
      onError(error);
    }
  });
  return {
    get synonyms() {
      return current.synonyms;
    },
    get brands() {
      return current.brands;
    },
    get occasions() {
      return current.occasions;
    },
  };
}
