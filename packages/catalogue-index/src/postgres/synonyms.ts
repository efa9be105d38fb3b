import type { Changes } from '@tianguis/database';
import { readSynonyms, type Synonyms } from '@tianguis/domain/words';

/** What tells that the operator changed the file (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/**
 * Synonyms that are read again whenever it is told that they changed. A file that cannot be read then changes nothing,
 * and is told of.
 * @throws SynonymError when it cannot be read the first time
 */
export function followSynonyms(
  read: () => string,
  changes: Changes | undefined,
  onError: (error: unknown) => void,
): Pick<Synonyms, 'expand' | 'knows'> {
  let current = readSynonyms(read());
  changes?.on((tags) => {
    if (tags !== undefined && !tags.includes(synonymsTag)) return;
    try {
      current = readSynonyms(read());
    } catch (error) {
      onError(error);
    }
  });
  return { expand: (tokens) => current.expand(tokens), knows: (token) => current.knows(token) };
}
