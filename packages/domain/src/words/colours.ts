/** Words for colours: who asks for one seldom takes another. */
import { normaliseWord } from './normalise.ts';

const colours: ReadonlySet<string> = new Set(
  (
    'negro blanco gris rojo azul verde amarillo naranja anaranjado morado lila violeta rosa rosado fucsia café marrón beige ' +
    'dorado plateado vino guinda tinto turquesa marino celeste crema hueso arena coral menta mostaza'
  )
    .split(' ')
    .map(normaliseWord),
);

/** @param term normalised */
export const isColour = (term: string): boolean => colours.has(term);
