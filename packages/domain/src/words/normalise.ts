import { masculine } from './adjectives.ts';
import { singular } from './singular.ts';

/**
 * One form for a folded word's singular and plural, and for an adjective's genders, so that who searches one finds the other. Words that are
 * different stay so. It is a key for comparing, seldom a word to be shown: tenis gives teni. What has digits is left as it is.
 */
export function normaliseWord(word: string): string {
  return /\d/.test(word) ? word : masculine(singular(word));
}
