import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit every spare part. They are added to the phrases of each kind of part. */
export const PARTS: ReviewPhrases = {
  good: [
    'Mi mecánico la revisó y dijo que estaba bien comprada.',
    'Me contestaron con el año y el motor antes de pedir, cero errores.',
    'En la agencia me cobraban más del doble.',
    'Llegó al taller directo, ni tuve que moverme.',
  ],
  mixed: [
    'Es la correcta, aunque la caja venía maltratada.',
    'Bien, pero el envío tardó y el coche estuvo parado dos días de más.',
  ],
  bad: [
    'No era para mi coche aunque la ficha decía que sí.',
    'Me llegó abierta, como si ya la hubieran probado en otro carro.',
  ],
};
