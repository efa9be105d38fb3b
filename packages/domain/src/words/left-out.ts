/** Of the words that no product has, those that a shopper needs to be told of. */
import { isPerson } from './people.ts';
import { singular } from './singular.ts';

/** Words that say nothing of a thing, but lead to what does: "talla 25", "de color azul", "que va a entrar a la primaria". */
const leading: ReadonlySet<string> = new Set(
  (
    'talla numero medida tamaño color tipo marca modelo estilo clase forma ' +
    'ir va van voy vamos entra entrar empezar usar hacer poner llevar tener dar comprar estar ser salir querer'
  ).split(' '),
);

/** For whom a thing is, few products say: they are not missing it. @param words folded */
export const worthSaying = (words: readonly string[]): string[] =>
  words.filter((word) => !leading.has(word) && !isPerson(singular(word)));
