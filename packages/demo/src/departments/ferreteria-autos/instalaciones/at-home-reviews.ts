import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit everything installed at home. They are added to the phrases of each kind of product. */
export const AT_HOME: ReviewPhrases = {
  good: [
    'Lo instalé yo sola con un video, y eso que nunca había agarrado un desarmador.',
    'El electricista me preguntó dónde lo había conseguido a ese precio.',
    'Ya pasó un año y sin novedad, que en estas cosas es lo mejor que se puede decir.',
    'Trae todo lo necesario, no tuve que correr a la tlapalería a media chamba.',
  ],
  mixed: [
    'El instructivo viene en letra de hormiga, pero la pieza es buena.',
    'Tardó en llegar porque venía de otro estado; el producto, correcto.',
  ],
  bad: [
    'No era como en la descripción y ya había quitado el viejo.',
    'Le falta un tornillo del paquete y nadie contesta.',
  ],
};
