import type { Changes } from '@tianguis/database';
import { readWordRules, type WordFiles, type WordRules } from '@tianguis/domain/words';

/** This tag is invalidated when an operator changes one of the files (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/**
 * Reads the rules in the files of words, and reads them again at each invalidation. If a later read fails, the error is
 * reported and the old rules stay.
 * @throws SynonymError if the first read fails
 */
export function followWordRules(
  read: () => WordFiles,
  changes: Changes | undefined,
  onError: (error: unknown) => void,
): WordRules {
  let current = readWordRules(read());
  changes?.on((tags) => {
    if (tags !== undefined && !tags.includes(synonymsTag)) return;
    try {
      current = readWordRules(read());
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
