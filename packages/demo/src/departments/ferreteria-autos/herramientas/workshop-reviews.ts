import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit every tool. They are added to the phrases of each kind of tool. */
export const WORKSHOP: ReviewPhrases = {
  good: [
    'Ya lleva tres obras encima y sigue como el primer día.',
    'Mi papá es maestro albañil y dijo que sí es de la buena.',
    'Llegó antes de lo que decía y justo a tiempo para el fin de semana de talacha.',
    'Se siente maciza, no de juguete.',
  ],
  mixed: [
    'Para la casa va muy bien; para darle diario en obra buscaría algo más fuerte.',
    'Buena compra, el empaque sí está sencillito.',
  ],
  bad: [
    'Me llegó con la caja abierta y golpes de uso, como si fuera devolución.',
    'Pedí refacciones y tardaron más de un mes en contestarme.',
  ],
};
