import { masculine } from './adjectives.ts';
import { singular } from './singular.ts';

/**
 * Light stemming: one key for the singular and plural of a folded word, and for an adjective's genders. Different words
 * have different keys. A key is for comparison only and often no word: tenis gives teni. Words with digits do not
 * change.
 */
export function normaliseWord(word: string): string {
  return /\d/.test(word) ? word : masculine(singular(word));
}
