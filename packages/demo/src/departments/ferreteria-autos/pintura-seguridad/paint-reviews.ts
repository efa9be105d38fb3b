import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit every paint. They are added to the phrases of each kind of paint. */
export const BUCKET: ReviewPhrases = {
  good: [
    'Rinde lo que dice la cubeta, hice mis cuentas y no sobró ni faltó.',
    'Venía bien sellada y con la tapa flejada, ni una gota tirada.',
    'El maestro que contraté la conocía y dijo que sí cubre.',
    'A media semana ya la tenía aquí, justo para el puente.',
  ],
  mixed: [
    'Buena, pero mezclen muy bien: lo espeso se va al fondo.',
    'El tono {color} cambia un poco de la pantalla a la pared.',
  ],
  bad: ['La tapa llegó floja y se tiró una parte en la caja.', 'Traía grumos, hubo que colarla con media.'],
};
