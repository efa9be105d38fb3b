/** What things come in: of a "caja de leche" the milk is meant, unless things are called so, as a "caja de regalo". */
import { tokenise } from './analyse.ts';
import { normaliseWord } from './normalise.ts';
import { singular } from './singular.ts';
import { isSureNoun } from './thing.ts';
import type { Knowledge } from './understanding.ts';

const containers =
  'cajas?|cajitas?|botellas?|latas?|botes?|frascos?|paquetes?|costal(?:es)?|bultos?|garrafon(?:es)?|sobres?|rejas?|' +
  'kilos?|litros?|docenas?|tarros?|bolsitas?|galon(?:es)?|six';
const packed = new RegExp(`^(${containers}) de (?:la |los |las |el )?(([a-zñ]{3,}).*)$`);

/** A folded text without the container that it begins with, where what is in it names a kind. */
export function withoutPackaging(text: string, { kinds, synonyms }: Pick<Knowledge, 'kinds' | 'synonyms'>): string {
  const [, container = '', rest = '', first = ''] = packed.exec(text) ?? [];
  if (rest === '') return text;
  const [clause] = synonyms.expand(tokenise(`${container} ${first}`));
  const isName = clause === undefined || clause.text.includes(' ');
  const pair = [singular(container), first].map(normaliseWord);
  const [inside] = synonyms.expand(tokenise(first));
  const isThing = inside !== undefined && isSureNoun(inside, kinds);
  return isThing && !isName && kinds.startsOf(pair).size === 0 ? rest : text;
}
