import { MAKERS as M } from '../makers.ts';

/** Values that perfumes share. */
export const AROMA = {
  makers: [M.copalera, M.patioAzahar],
  art: 'perfume',
  scene: 'bedroom',
  views: ['hero', 'detail', 'lifestyle', 'box'],
  facts: [
    ['Forma', 'Atomizador'],
    ['Vida útil abierto', '36 meses'],
    ['País de origen', 'México'],
  ],
  points: ['Botella de vidrio', 'Caja para regalo', 'Atomizador fino', 'Compuesto en México'],
  close: [
    'Dos disparos sobre piel limpia: cuello y muñecas, sin frotar.',
    'Guárdalo lejos de la ventana y del baño; el calor lo apaga.',
    'Si es regalo, lo mandamos con papel y sin precio.',
  ],
  warranty: 'Si llega roto o con fuga, te lo cambiamos dentro de los 7 días siguientes a la entrega.',
} as const;
