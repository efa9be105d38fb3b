import { isDeepStrictEqual } from 'node:util';
import type { Changes } from '@tianguis/database';
import { readWordRules, type WordFiles, type WordRules } from '@tianguis/domain/words';

/** This tag is invalidated when an operator changes one of the files (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/** The rules that were parsed last. */
let parsed: { files: WordFiles; rules: WordRules } | undefined;

/**
 * Parses the files of words, unless they are the files that were parsed last, since parsing takes a fifth of a second.
 * A shop parses them while its database starts.
 * @throws SynonymError for a line that is no rule
 */
export function parseWordRules(files: WordFiles): WordRules {
  if (parsed === undefined || !isDeepStrictEqual(parsed.files, files)) parsed = { files, rules: readWordRules(files) };
  return parsed.rules;
}

/**
 * The rules of the files of words. Each invalidation reads the files again. If reading or parsing fails, the function
 * reports the error and uses the old rules.
 * @throws SynonymError when the first read fails
 */
export function followWordRules(
  read: () => WordFiles,
  changes: Changes | undefined,
  onError: (error: unknown) => void,
): WordRules {
  let current = parseWordRules(read());
  changes?.on((tags) => {
    if (tags !== undefined && !tags.includes(synonymsTag)) return;
    try {
      current = parseWordRules(read());
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
