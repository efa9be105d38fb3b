import type { ReviewPhrases } from '../../../types.ts';

/**
 * Review phrases that suit every product for kitchen and table. They are added to the phrases of each kind of product.
 */
export const TABLEWARE: ReviewPhrases = {
  good: [
    'Llegó entero y muy bien envuelto.',
    'Lo estrené un domingo con toda la familia y me lo chulearon mucho.',
    'Pesa lo que debe pesar, se siente que va a durar.',
    'Ya lo lavé como treinta veces y se ve igual que el primer día.',
    'Lo compré para regalo de boda y terminé pidiendo otro para mí.',
  ],
  mixed: [
    'Bonito y útil, aunque es más chico de lo que calculé por la foto.',
    'Cumple, pero la etiqueta dejó un pegamento terco de quitar.',
    'Me gustó; el acabado tiene un detallito que casi no se nota.',
  ],
  bad: [
    'Llegó golpeado y tuve que reclamar dos veces.',
    'Se manchó desde el primer uso y ya no quedó bien.',
    'Se siente de mucha menor calidad que en las fotos.',
  ],
};
