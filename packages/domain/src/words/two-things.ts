/** "Vasos y copas": two things in one search, either of which is wanted. */
import { tokenise } from './analyse.ts';
import { isPerson } from './people.ts';
import { singular } from './singular.ts';
import { isSureNoun } from './thing.ts';
import type { Knowledge } from './understanding.ts';

const joined =
  /^([a-zñ]{3,}) (?:y|o|e|u|y de paso)(?: (?:unos?|unas?|un|el|la|los|las))? ([a-zñ]{3,})(?![a-zñ])(?: (.*))?$/;

/**
 * @param text folded
 * @returns undefined unless it begins with two words that name kinds, and the catalogue has no kind that both name
 */
export function twoThings(
  text: string,
  { kinds, synonyms }: Pick<Knowledge, 'kinds' | 'synonyms'>,
): { things: string[]; rest: string } | undefined {
  const [, one = '', other = '', rest = ''] = joined.exec(text) ?? [];
  if (other === '') return undefined;
  const clauses = synonyms.expand(tokenise(`${one} ${other}`));
  const isEach = clauses.length === 2 && clauses.every((clause) => isSureNoun(clause, kinds));
  if (!isEach || [one, other].some((word) => isPerson(singular(word)))) return undefined;
  return { things: [one, other], rest };
}
