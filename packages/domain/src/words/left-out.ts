/** Of the words that no product has, those that a shopper needs to be told of. */
import { isPerson } from './people.ts';
import { singular } from './singular.ts';
import type { Clause } from './synonyms.ts';

/** Words that say nothing of a thing, or lead to what does: "talla 25", "de color azul", "que va a entrar a la primaria". */
const leading: ReadonlySet<string> = new Set(
  (
    'bonito bonita bonitos bonitas bueno buena buenos buenas mucho mucha muchos muchas todo toda todos todas bastante ' +
    'talla numero medida tamaño color tipo marca modelo estilo clase forma ' +
    'ir va van voy vamos entra entrar empezar usar hacer poner llevar tener dar comprar estar ser salir querer ' +
    'necesita necesito necesitan quiere quiero ver vez alcanza alcance sirve sirva'
  ).split(' '),
);

/** For whom a thing is, and how old, few products say: they are not missing it. @param words folded */
export const worthSaying = (words: readonly string[]): string[] =>
  words.filter(
    (word) => !leading.has(word) && !isPerson(singular(word)) && !/^\d{1,2} (?:año|mes)(?:e?s)?$/.test(word),
  );

/**
 * The clauses that no product has, with the numbers of models behind the names of devices: of an "iphone 13" that
 * nothing fits, the 13 tells no product from another.
 * @param isDevice whether a word is the name of a device or a brand
 * @returns the clauses, and their texts, with those of one model in one
 */
export function withModels(
  clauses: readonly Clause[],
  missed: readonly Clause[],
  isDevice: (clause: Clause) => boolean,
): { clauses: Clause[]; names: string[] } {
  const gone: Clause[] = [];
  const names: string[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const isOfName = before !== undefined && gone.includes(before) && isDevice(before);
    const isModel = isOfName && clause.isCode && !clause.text.includes(' ');
    if (!isModel && !missed.includes(clause)) continue;
    gone.push(clause);
    if (isModel || (isOfName && isDevice(clause))) names.push(`${names.pop()} ${clause.text}`);
    else names.push(clause.text);
  }
  return { clauses: gone, names };
}
