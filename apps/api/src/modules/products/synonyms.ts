import type { Changes } from '@tianguis/database';
import { readSynonyms, type Synonyms } from '@tianguis/domain/words';

/** Invalidated when an operator has changed the file (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/**
 * Synonyms of a file, which is read again at each invalidation. If this fails, the error is reported and the old
 * synonyms stay.
 * @throws SynonymError when the first read fails
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
