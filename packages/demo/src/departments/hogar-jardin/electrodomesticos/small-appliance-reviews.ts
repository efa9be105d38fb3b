import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit every small appliance. They are added to the phrases of each kind of appliance. */
export const SMALL: ReviewPhrases = {
  good: [
    'Fue el regalo de mi mamá el diez de mayo y hasta lo presume en el chat.',
    'Se limpia sin batallar y queda como nuevo.',
    'El instructivo viene en español y se entiende a la primera.',
    'Llegó antes de lo que decía y con la caja impecable.',
    'Medio año de uso diario y sigue como el primer día.',
  ],
  mixed: [
    'Funciona bien, aunque el plástico se siente más delgado de lo que esperaba.',
    'La caja venía golpeada, por suerte adentro todo bien.',
    'Hace lo suyo; el botón está un poco duro.',
  ],
  bad: [
    'A las tres semanas empezó a oler a quemado y dejó de prender.',
    'Le faltaba una pieza y conseguir la refacción ha sido un viacrucis.',
    'Se descompuso en plena garantía y me trajeron de vuelta en vuelta.',
  ],
};
