import { readFileSync } from 'node:fs';
import { mightContain } from '@tianguis/domain/words';

/**
 * Whether a folded word is Spanish, so that search does not take it for another one that the catalogue has. Of 636,513
 * forms, made by tools/spanish-words; one word in some 2,000 that are none is taken for one.
 */
export function createSpanish(): (word: string) => boolean {
  const filter = readFileSync(new URL('./spanish-words.bin', import.meta.url));
  return (word) => mightContain(filter, word);
}
