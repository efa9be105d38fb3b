import type { Changes } from '@tianguis/database';
import { readSynonyms, type Synonyms } from '@tianguis/domain/words';

/** Invalidated when an operator changed the file (`shop search synonyms`). */
export const synonymsTag = 'synonyms';

/**
 * Synonyms of a file that is read again at each invalidation. What cannot be read then is reported, and changes nothing.
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
