import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit all linen. They are added to the phrases of each kind of linen. */
export const LINENS: ReviewPhrases = {
  good: [
    'Después de varias lavadas conserva el color y no soltó pelusa en la lavadora.',
    'El color {color} queda precioso con mi recámara, ni más claro ni más oscuro que la foto.',
    'Se nota que la tela es gruesa. Por el precio esperaba algo mucho más delgadito.',
    'Compré uno para mi mamá y ahora me encargó otros dos para mis tías.',
    'Las costuras vienen derechitas y rematadas, nada de hilos colgando.',
  ],
  mixed: [
    'Está suave, pero la primera lavada va aparte porque pinta un poco.',
    'Bonito, aunque el tono es una idea más oscuro que en la pantalla.',
    'Encogió tantito en la secadora; tendido al sol no pasa nada.',
  ],
  bad: [
    'A la segunda lavada ya traía bolitas por todos lados.',
    'Llegó descosido de una orilla y con olor a bodega.',
    'La tela es más delgada de lo que se ve, casi transparente.',
  ],
};
