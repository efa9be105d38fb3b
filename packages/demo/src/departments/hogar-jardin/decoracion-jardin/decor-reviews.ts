import type { ReviewPhrases } from '../../../types.ts';

/** Review phrases that suit all decoration and storage. They are added to the phrases of each kind of product. */
export const DECOR: ReviewPhrases = {
  good: [
    'Le cambió la cara a la casa sin gastar una fortuna.',
    'Venía con doble caja y burbuja, ni una despostillada.',
    'Se ve mejor en persona que en la foto, y eso casi nunca pasa.',
    'Mi hermana vino de visita y me pidió el enlace.',
    'El tamaño es el que dice, medí al llegar.',
  ],
  mixed: [
    'Bonito, pero el tono es un poco distinto a la pantalla.',
    'Está bien para el precio; de cerca se le ven detalles.',
    'Tardó un día más de lo prometido, pero llegó completo.',
  ],
  bad: [
    'Llegó con un golpe en la orilla y se nota a simple vista.',
    'El material se siente corriente para lo que cuesta.',
    'A las pocas semanas ya se veía viejo.',
  ],
};
